import { randomUUID } from 'node:crypto';
import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { identities } from '../src/db/schema/accounts.ts';
import { letters } from '../src/db/schema/letters.ts';
import { checkouts } from '../src/db/schema/premium.ts';
import type { TestApi, TestPerson } from './createTestApi.ts';

/** Signs one person up twice: Google proves the address of the Twitch account. */
export const signUpTwice = async (api: TestApi): Promise<readonly [TestPerson, TestPerson]> => {
  const first = await api.signUp();
  const second = await api.signUp(undefined, 'google_oauth2');
  await api.deps.db
    .update(identities)
    .set({ verifiedEmail: first.user.email?.toUpperCase() ?? null })
    .where(eq(identities.userId, second.user.id));
  return [first, second];
};

/** Confirms the merge for one account, or takes that back. */
export const confirmMerge = (api: TestApi, { token }: Pick<TestPerson, 'token'>, wanted = true) =>
  api.call('/v1/account/merge', { method: 'PUT', token, body: { wanted } });

/** Parses the state of a merge from any of its calls. */
export const mergeStateOf = async (answer: Response) =>
  endpoints.accountMergeConfirm.response.parse(await answer.json());

/** Inserts a running purchase, as a working process leaves it. */
export const leavePurchase = async (api: TestApi, { user }: Pick<TestPerson, 'user'>): Promise<void> => {
  const now = new Date(api.deps.clock.now());
  await api.deps.db.insert(checkouts).values({
    id: randomUUID(),
    userId: user.id,
    tokenHash: 'left',
    requestHash: 'left',
    planCode: 'rocksprem_i_m_v2',
    state: 'pending',
    createdAt: now,
    leaseEndsAt: new Date(now.getTime() + 60_000),
  });
};

/** Offers two accounts to become one, as staff do, and returns what the link of the letter says after `link=`. */
export const offerMerge = async (api: TestApi, lost: TestPerson, other: TestPerson): Promise<string> => {
  const id = randomUUID();
  await api.services.mergeOffers.start(id, lost.user, other.user);
  const [row] = await api.deps.db
    .select()
    .from(letters)
    .where(eq(letters.key, `merge-link:${id}`));
  if (row?.letter?.kind !== 'merge-link') throw new Error('No letter was written.');
  return new URL(row.letter.url).searchParams.get('link') ?? '';
};
