import { type Claim, endpoints } from '@backbeat/sdk/contract';
import { plays } from '../src/db/schema/activity.ts';
import { videoClaims } from '../src/db/schema/claims.ts';
import { createBuyer } from './createBuyer.ts';
import { createTestApi, type TestApi, type TestPerson } from './createTestApi.ts';
import { shareChannel } from './shareChannel.ts';
import { startTestSandbox, type TestSandbox } from './startTestSandbox.ts';

const hourMs = 3_600_000;

type Wanted = Parameters<TestSandbox['makeVideo']>[0];

/** The sandbox, an api with the account of a partner, and somebody whose channel has a plan for two days. */
export const createClaimer = async () => {
  const sandbox = await startTestSandbox();
  const api: TestApi = await createTestApi({
    sandboxUrl: sandbox.url,
    environment: sandbox.partnerEnvironment,
  });
  let person = await api.signUp('night_arcade', 'google_oauth2');
  const now = () => api.deps.clock.now();
  const iso = (ms: number) => new Date(ms).toISOString();

  const moveBy = async (ms: number): Promise<void> => {
    await sandbox.moveClock({ to: iso(now() + ms) });
    api.time.offsetMs += ms;
    person = { ...person, ...(await api.signIn(person.user)) };
  };
  const post = (text: string, tracks?: readonly string[], { token }: TestPerson = person) =>
    api.call('/v1/claims', { method: 'POST', token, body: { text, ...(tracks && { tracks }) } });
  const ask = async (text: string, tracks?: readonly string[], from?: TestPerson) => {
    const answer = await post(text, tracks, from);
    if (!answer.ok) throw new Error(`The claims were not taken: ${answer.status} ${await answer.text()}`);
    return endpoints.claimAsk.response.parse(await answer.json());
  };

  const list = async ({ token }: TestPerson = person): Promise<readonly Claim[]> =>
    endpoints.claims.response.parse(await (await api.call('/v1/claims', { token })).json()).claims;

  await shareChannel(api, person, 'Night Arcade');
  const buyer = createBuyer(api, sandbox);
  await buyer.buy(person);
  await moveBy(48 * hourMs);
  return {
    sandbox,
    api,
    buyer,
    now,
    iso,
    /** With a session that has not ended. */
    person: (): TestPerson => person,
    moveBy,
    /** A stream of the last hours on the person's channel. With a claim of ours on it, a track of ours was played. */
    makeStream: async (wanted: Partial<Wanted> = {}) => {
      const made = sandbox.makeVideo({
        channel: 'Night Arcade',
        kind: 'live',
        startedAt: iso(now() - 3 * hourMs),
        durationMs: 2 * hourMs,
        ...wanted,
      });
      const { startedAtMs } = made.video;
      if (startedAtMs !== null && made.claims.some(({ by }) => by === 'us'))
        await api.deps.db.insert(plays).values({
          userGuid: person.user.guid,
          title: 'First light',
          artist: 'Owl',
          playedAt: new Date(startedAtMs),
          endsAt: new Date(startedAtMs + 180_000),
        });
      return made;
    },
    post,
    ask,
    askOne: async (...asked: Parameters<typeof ask>): Promise<Claim> => {
      const [claim] = (await ask(...asked)).claims;
      if (claim === undefined) throw new Error('There is no claim.');
      return claim;
    },
    list,
    readOne: async (id: string) => (await list()).find((claim) => claim.id === id),
    /** How the platform answered releases of a video's claims. */
    releasesOf: ({ claims }: ReturnType<TestSandbox['makeVideo']>) =>
      sandbox.sandbox
        .rights()
        .calls.filter(({ call, id }) => call === 'release' && claims.some((claim) => claim.id === id))
        .map(({ outcome }) => outcome),
    /** Nothing was claimed or played, and the platforms answer whatever is asked. */
    reset: async (): Promise<void> => {
      await api.deps.db.delete(videoClaims);
      await api.deps.db.delete(plays);
      sandbox.sandbox.faults.clear();
      await sandbox.setRights({ callsPerDay: null, releaseDelayMs: 3_000 });
    },
    close: async () => {
      await api.close();
      await sandbox.close();
    },
  };
};

/** What `createClaimer` makes. */
export type Claimer = Awaited<ReturnType<typeof createClaimer>>;
