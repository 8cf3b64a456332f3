import { endpoints } from '@backbeat/sdk/contract';
import { desc, eq } from 'drizzle-orm';
import { letters } from '../src/db/schema/letters.ts';
import type { TestApi, TestPerson } from './createTestApi.ts';

/** The letters of offers of the staff to merge two accounts, and the link of one. */
export const createOfferer = (api: TestApi) => {
  /** The newest first. */
  const lettersTo = async ({ user }: Pick<TestPerson, 'user'>, kind: string) =>
    (
      await api.deps.db
        .select()
        .from(letters)
        .where(eq(letters.userId, user.id))
        .orderBy(desc(letters.queuedAt))
    )
      .filter((row) => row.kind === kind)
      .map(({ id, letter, address }) => ({ id, letter, address }));

  return {
    lettersTo,
    /** What the newest letter's link says after `link=`. */
    linkTo: async (lost: Pick<TestPerson, 'user'>): Promise<string> => {
      const [row] = await lettersTo(lost, 'merge-link');
      if (row?.letter?.kind !== 'merge-link') throw new Error('There is no letter with a link.');
      const url = new URL(row.letter.url);
      if (url.pathname !== '/merge') throw new Error(`The link leads to ${url.pathname}.`);
      return url.searchParams.get('link') ?? '';
    },
    open: (link: string) => api.call(`/v1/merge-offers?link=${encodeURIComponent(link)}`),
    press: (link: string, wanted = true) =>
      api.call('/v1/merge-offers', { method: 'POST', body: { link, wanted } }),
    offerOf: async (answer: Response) => endpoints.mergeOffer.response.parse(await answer.json()),
  };
};

export type Offerer = ReturnType<typeof createOfferer>;
