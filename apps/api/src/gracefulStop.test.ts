import { existsSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { inForm } from '@backbeat/tooling/inForm';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFor } from '../testing/createBuyer.ts';
import { createKillableSystem, type KillableSystem } from '../testing/createKillableSystem.ts';
import type { TestPerson } from '../testing/createTestApi.ts';
import { inParallel } from '../testing/inParallel.ts';
import { longRunMs } from '../testing/longRunMs.ts';
import type { TestSandbox } from '../testing/startTestSandbox.ts';
import { users } from './db/schema/accounts.ts';

const stops = inForm({ short: 1, whole: 20 });
const callers = 8;
/** Callers pause four times as long as they wait: the stop is measured under load, not under overload. */
const breathOf = (tookMs: number): number => Math.max(20, 4 * tookMs);
const buyers = 2;
/** The time limit of a whole stop. */
const stopMs = 5_000;
/** How long the provider takes for a purchase, which is running when the stop comes. */
const purchaseMs = 300;

/** The result of a call: its status, 'refused' without a connection, or the broken part. */
type End = number | 'refused' | { readonly broke: string };

describe(`SIGTERM under load, ${stops} times`, () => {
  let system: KillableSystem;
  let sandbox: TestSandbox;
  let people: TestPerson[];

  beforeAll(async () => {
    system = await createKillableSystem();
    ({ sandbox } = system);
    const office = await system.openOffice();
    people = await inParallel(4, Array.from({ length: buyers * stops }), () => office.signUp());
    await office.close();
  }, longRunMs);
  afterAll(() => system.close());

  const send = (agent: Agent, path: string, token: string, body?: unknown): Promise<End> =>
    new Promise((resolve) => {
      const call = request(
        `http://127.0.0.1:${sandbox.apiPort}${path}`,
        {
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? 0));
          answer.on('error', (error) => resolve({ broke: error.message }));
        },
      );
      call.on('error', (error) =>
        resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : { broke: error.message }),
      );
      call.end(body === undefined ? '' : JSON.stringify(body));
    });

  it(
    `answers all that has begun, closes the database and ends within ${stopMs} ms`,
    async ({ annotate }) => {
      const tookMs: number[] = [];
      const ends: End[] = [];
      const bought: TestPerson[] = [];
      for (let stop = 0; stop < stops; stop += 1) {
        const api = await system.start();
        const agent = new Agent({ keepAlive: true });
        const shoppers = people.splice(0, buyers);
        const [reader] = shoppers;
        let isOut = false;
        /** Acts as a load balancer, which takes a process out of service when it is not ready. */
        const balance = async (): Promise<void> => {
          const asking = new Agent();
          while ((await send(asking, '/ready', '')) === 200) await wait(20);
          isOut = true;
        };
        const callOn = async (): Promise<void> => {
          while (!isOut) {
            const askedAtMs = performance.now();
            ends.push(await send(agent, '/v1/me', reader?.token ?? ''));
            await wait(breathOf(performance.now() - askedAtMs));
          }
        };
        const balancing = balance();
        const load = Promise.all(Array.from({ length: callers }, callOn));
        sandbox.sandbox.faults.add({ target: 'purchases', delayMs: purchaseMs, times: buyers });
        const purchases = await inParallel(buyers, shoppers, async (person) => ({
          person,
          form: formFor(person, await sandbox.cardToken()),
        }));
        const buying = Promise.all(
          purchases.map(async ({ person, form }) => {
            const end = await send(agent, '/v1/premium/checkout', person.token, form);
            ends.push(end);
            bought.push(person);
          }),
        );
        await wait(200 + Math.random() * 300);
        const stoppedAtMs = performance.now();
        expect(await api.end('SIGTERM')).toBe(0);
        tookMs.push(Math.round(performance.now() - stoppedAtMs));
        await Promise.all([load, buying, balancing]);
        agent.destroy();
        sandbox.sandbox.faults.clear();
        const directory = system.database.target.dataDirectory ?? '';
        const files = existsSync(directory) ? readdirSync(directory) : [];
        expect(files.filter((name) => name.includes('lock'))).toEqual([]);
      }
      expect(ends.filter((end) => end !== 200 && end !== 204)).toEqual([]);
      expect(ends.filter((end) => end === 204)).toHaveLength(buyers * stops);
      expect(Math.max(...tookMs)).toBeLessThan(stopMs);
      await annotate(
        `${ends.length} calls answered, 0 failed; a stop took at most ${Math.max(...tookMs)} ms`,
      );

      const office = await system.openOffice();
      for (const { user } of bought) {
        const [row] = await office.deps.db.select().from(users).where(eq(users.id, user.id));
        expect(row?.tier).toBe('premStream');
      }
      await office.close();
    },
    longRunMs,
  );
});
