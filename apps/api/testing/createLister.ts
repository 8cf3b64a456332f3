import { endpoints } from '@backbeat/sdk/contract';
import { and, asc, eq } from 'drizzle-orm';
import { letters } from '../src/db/schema/letters.ts';
import { channelListings } from '../src/db/schema/listings.ts';
import type { CheckoutForm } from './createBuyer.ts';
import type { TestPerson } from './createTestApi.ts';
import { shareChannel } from './shareChannel.ts';
import type { Shop } from './startShop.ts';

export const minuteMs = 60_000;

/** Shares channels and follows them on the platform's list, in a shop of a partner whose two clocks move together. */
export const createLister = ({ api, buyer, sandbox }: Omit<Shop, 'close'>) => {
  const { listings } = api.services;
  /** Signs in for each call: the clock moves by weeks. */
  const call = async ({ user }: Pick<TestPerson, 'user'>, path: string, method = 'GET', body?: unknown) => {
    const { token } = await api.signIn(user);
    return api.call(path, { method, token, ...(body === undefined ? {} : { body }) });
  };
  const share = async ({ user }: Pick<TestPerson, 'user'>, name: string): Promise<void> =>
    shareChannel(api, await api.signIn(user), name);
  const coverageOf = async (person: Pick<TestPerson, 'user'>) =>
    endpoints.coverage.response.parse(await (await call(person, '/v1/coverage')).json());
  const rightsOf = () => sandbox.sandbox.rights();
  const moveBy = async (ms: number): Promise<void> => {
    await sandbox.moveClock({ to: new Date(api.deps.clock.now() + ms).toISOString() });
    api.time.offsetMs += ms;
  };
  const settle = () => listings.settle();
  const rowsOf = ({ user }: Pick<TestPerson, 'user'>) =>
    api.deps.db
      .select()
      .from(channelListings)
      .where(eq(channelListings.userId, user.id))
      .orderBy(asc(channelListings.id));
  return {
    call,
    share,
    coverageOf,
    moveBy,
    settle,
    /** Moves the clock, and does what is due then. */
    later: async (ms: number): Promise<void> => {
      await moveBy(ms);
      await settle();
    },
    subscriber: async (channel: string, changed: Partial<CheckoutForm> = {}): Promise<TestPerson> => {
      const person = await api.signUp(undefined, 'google_oauth2');
      const bought = await buyer.buy(person, changed);
      if (!bought.ok) throw new Error(`The plan was not bought: ${await bought.text()}.`);
      await share(person, channel);
      return person;
    },
    /** What the person sees of the shared channel. */
    standingOf: async (person: Pick<TestPerson, 'user'>) => {
      const { channels } = await coverageOf(person);
      const channel = channels.find(({ platform }) => platform === 'youtube');
      return { ...channel?.listing, isListed: channel?.is_listed };
    },
    rowsOf,
    /** The first channel that was to be listed for somebody. */
    idOf: async (person: Pick<TestPerson, 'user'>): Promise<string> =>
      (await rowsOf(person))[0]?.channelId ?? '',
    /** The platform lists at once, and whatever is asked. */
    heal: async (): Promise<void> => {
      sandbox.sandbox.faults.clear();
      await sandbox.setRights({ listingDelayMs: 0, callsPerDay: null, refusedChannels: [] });
    },
    /** Why letters say that channels are not listed. */
    toldProblems: async ({ user }: Pick<TestPerson, 'user'>): Promise<readonly string[]> => {
      const rows = await api.deps.db
        .select({ letter: letters.letter })
        .from(letters)
        .where(and(eq(letters.userId, user.id), eq(letters.kind, 'listing-failed')))
        .orderBy(asc(letters.queuedAt));
      return rows.flatMap(({ letter }) =>
        letter?.kind === 'listing-failed' ? [`${letter.channel}: ${letter.problem}`] : [],
      );
    },
    /** The titles of the channels that the platform lists. */
    onList: (): readonly string[] =>
      rightsOf()
        .listings.flatMap(({ title, isListed }) => (isListed ? [title] : []))
        .toSorted(),
    /** What was asked of the platform, for a channel. */
    callsFor: (channelId: string): readonly string[] =>
      rightsOf().calls.flatMap(({ id, call: made, outcome }) =>
        id === channelId ? [`${made} ${outcome}`] : [],
      ),
  };
};

export type Lister = ReturnType<typeof createLister>;
