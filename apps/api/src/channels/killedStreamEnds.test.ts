import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFor } from '../../testing/createBuyer.ts';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../testing/createKillableSystem.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import type { ApiProcess } from '../../testing/startApiProcess.ts';
import { liveChannelOf } from './liveChannelOf.ts';

const kills = inForm({ short: 3, whole: 200 });
/** Plans that end during a stream before each kill. */
const endsPerKill = 2;
/** The event of an end arrives and is handled within this time. */
const windowMs = 2_500;

interface Streamer extends TestPerson {
  readonly channel: string;
}

describe('plans that end in streams', () => {
  let system: KillableSystem;
  let people: Streamer[];
  let api: ApiProcess;

  beforeAll(async () => {
    system = await createKillableSystem();
    const { sandbox } = system;
    const office = await system.openOffice();
    people = await inParallel(4, Array.from({ length: kills * endsPerKill }), async () => {
      const person = await office.signUp();
      const form = formFor(person, await sandbox.cardToken());
      const { token } = person;
      const bought = await office.call('/v1/premium/checkout', { method: 'POST', token, body: form });
      expect(bought.status).toBe(204);
      const channel = (await liveChannelOf(office.deps.db, person.user.id)) ?? '';
      await fetch(`${sandbox.url}/live`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ channel, live: true }),
      });
      return { ...person, channel };
    });
    await office.close();
    api = await system.start();
  }, longRunMs);
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  const read = async ({ token }: Streamer) => {
    const [me, coverage] = await Promise.all(
      ['/v1/me', '/v1/coverage'].map(async (path) => (await system.call(path, token)).json()),
    );
    return { me: endpoints.me.response.parse(me), coverage: endpoints.coverage.response.parse(coverage) };
  };
  const exported = async ({ token }: Streamer) =>
    endpoints.accountExport.response.parse(await (await system.call('/v1/account/export', token)).json());

  it(
    `${kills} kills at random moments of ${kills * endsPerKill} ends cut nobody off, and extend each once`,
    async ({ annotate }) => {
      let cutOff = 0;
      let decidedBefore = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        const ending = people.splice(0, endsPerKill);
        await Promise.all(ending.map(({ user }) => system.sandbox.endSubscriptions(user.hash)));
        // Reads accounts until the process dies. Whoever gets an answer still has access.
        const known = new Set<Streamer>();
        const looking = Promise.allSettled(
          ending.map(async (person) => {
            for (;;) {
              const { me } = await read(person);
              if (me.extended_until != null) known.add(person);
              cutOff += Number(me.tier === 'free');
            }
          }),
        );
        await wait(Math.random() * windowMs);
        await api.end('SIGKILL');
        await looking;
        decidedBefore += known.size;
        api = await system.start();
        for (const person of ending) {
          // The dead process may have lost the event, so the next one reads the provider.
          await expect
            .poll(async () => (await read(person)).me.extended_until ?? null, { timeout: settledWithinMs })
            .not.toBeNull();
          const { me, coverage } = await read(person);
          expect([me.tier, coverage.reason, coverage.until]).toEqual([
            'premStream',
            'extended',
            me.extended_until,
          ]);
          const kept = await exported(person);
          expect(kept.stream_extensions.map(({ from }) => from)).toEqual([kept.coverage.at(-1)?.until]);
        }
      }
      expect(cutOff).toBe(0);
      await annotate(`${decidedBefore} of ${kills * endsPerKill} ends were decided before the kill`);
    },
    longRunMs,
  );
});
