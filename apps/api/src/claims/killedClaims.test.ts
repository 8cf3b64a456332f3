import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@backbeat/domain';
import { type Claim, endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../testing/createKillableSystem.ts';
import type { TestApi, TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import type { ApiProcess } from '../../testing/startApiProcess.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import type { FoundChannel } from '../channels/platforms.ts';
import { users } from '../db/schema/accounts.ts';
import { plays } from '../db/schema/activity.ts';
import { sharedChannels } from '../db/schema/channels.ts';
import { letters } from '../db/schema/letters.ts';
import { coveragePeriods, subscriptions } from '../db/schema/premium.ts';

const kills = inForm({ short: 3, whole: 200 });
const peoplePerKill = 2;
const videosPerPerson = 3;
const hourMs = 3_600_000;

type Made = ReturnType<TestSandbox['makeVideo']>;

/** Somebody's plan of a partner that began ten days ago, with their channel, and music for all of a day. */
const coverBefore = async (
  { deps: { db } }: TestApi,
  { user }: TestPerson,
  { channelId, channelTitle: channelName }: FoundChannel,
): Promise<void> => {
  const [begin, end] = [new Date(Date.now() - 10 * dayMs), new Date(Date.now() + 20 * dayMs)];
  const planCode = 'rocksprem_i_m_v2';
  const plan = { userId: user.id, planCode, createdAt: begin, paidThroughDate: end } as const;
  const [row] = await db
    .insert(subscriptions)
    .values({ ...plan, provider: 'humble', state: 'active' })
    .returning();
  const span = {
    userId: user.id,
    subscriptionId: row?.id ?? 0,
    planCode,
    startsAt: begin,
    endsAt: end,
  } as const;
  await db.insert(coveragePeriods).values(span);
  const playedAt = new Date(Date.now() - dayMs / 2);
  const play = { userGuid: user.guid, title: 'Night drive', artist: 'Owl', playedAt, endsAt: end } as const;
  await db.insert(plays).values(play);
  await db.update(users).set({ licenseAcceptedAt: begin }).where(eq(users.id, user.id));
  const shared = {
    channelType: 'youtube',
    channelId,
    channelName,
    channelImage: '',
    sharedAt: begin,
  } as const;
  await db.insert(sharedChannels).values({ userId: user.id, ...shared });
};

describe(`${kills} kills while ${kills * peoplePerKill} people have claims released`, () => {
  let system: KillableSystem;
  let sandbox: TestSandbox;
  let people: TestPerson[];
  let api: ApiProcess;

  beforeAll(async () => {
    system = await createKillableSystem({}, true);
    ({ sandbox } = system);
    const office = await system.openOffice();
    const [channel = expect.fail('no channel')] = await office.deps.platforms.video.search('Night Arcade');
    people = await inParallel(4, Array.from({ length: kills * peoplePerKill }), async () => {
      const person = await office.signUp(undefined, 'google_oauth2');
      await coverBefore(office, person, channel);
      return person;
    });
    await office.close();
    api = await system.start();
  }, longRunMs);
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  const makeVideo = (): Made =>
    sandbox.makeVideo({
      channel: 'Night Arcade',
      kind: 'live',
      startedAt: new Date(Date.now() - 5 * hourMs).toISOString(),
      durationMs: 4 * hourMs,
      claims: [{}],
    });
  /** Whether the claims were taken, as far as the person knows. */
  const ask = async ({ token }: TestPerson, videos: readonly Made[]): Promise<boolean> => {
    const text = videos.map(({ address }) => address).join('\n');
    const answer = await system.call('/v1/claims', token, { text }).catch(() => null);
    return answer?.ok === true;
  };
  const list = async ({ token }: TestPerson): Promise<readonly Claim[]> => {
    const answer = await system.call('/v1/claims', token).catch(() => null);
    if (answer?.ok !== true) return [];
    return endpoints.claims.response.parse(await answer.json()).claims;
  };
  const until = async (isDone: () => Promise<boolean>): Promise<boolean> => {
    for (const deadline = performance.now() + settledWithinMs; performance.now() < deadline; await wait(250))
      if (await isDone()) return true;
    return false;
  };

  it(
    'lose none, and release each of them once',
    async ({ annotate }) => {
      const all: { readonly person: TestPerson; readonly videos: readonly Made[] }[] = [];
      let unanswered = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        const told = people
          .splice(0, peoplePerKill)
          .map((person) => ({ person, videos: Array.from({ length: videosPerPerson }, makeVideo) }));
        all.push(...told);
        sandbox.sandbox.faults.add({
          target: 'rights',
          delayMs: 40,
          when: kill % 2 === 0 ? 'before' : 'after',
          times: 12,
        });
        const asked = told.map(async ({ person, videos }) => ({
          person,
          videos,
          isTold: await ask(person, videos),
        }));
        await wait(Math.random() * 300);
        await api.end('SIGKILL');
        const answers = await Promise.all(asked);
        sandbox.sandbox.faults.clear();
        api = await system.start();
        // Whoever got no answer tells of them again.
        for (const { person, videos, isTold } of answers) {
          if (isTold) continue;
          unanswered += 1;
          expect(await until(() => ask(person, videos))).toBe(true);
        }
      }
      await inParallel(4, all, async ({ person }) => {
        const areReleased = async () => {
          const claims = await list(person);
          return claims.length === videosPerPerson && claims.every(({ state }) => state === 'released');
        };
        expect(await until(areReleased)).toBe(true);
      });
      const { calls } = sandbox.sandbox.rights();
      const releases = calls.filter(({ call }) => call === 'release');
      const ids = all.flatMap(({ videos }) => videos.flatMap(({ claims }) => claims.map(({ id }) => id)));
      expect(releases.map(({ outcome }) => outcome)).toEqual(ids.map(() => 'done'));
      expect(releases.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());

      await api.end('SIGKILL');
      const office = await system.openOffice();
      const isTold = eq(letters.kind, 'claim-released');
      expect(await office.deps.db.$count(letters, isTold)).toBe(ids.length);
      await office.close();
      await annotate(`${unanswered} of ${all.length} people had no answer before the kill`);
    },
    longRunMs,
  );
});
