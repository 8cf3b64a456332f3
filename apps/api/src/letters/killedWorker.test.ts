import { setTimeout as wait } from 'node:timers/promises';
import { inForm } from '@backbeat/tooling/inForm';
import { freePort } from '@backbeat/tooling/stack';
import { count, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../testing/createKillableSystem.ts';
import type { TestApi } from '../../testing/createTestApi.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { isOnServer } from '../../testing/openTestDatabase.ts';
import { type ApiProcess, startApiProcess } from '../../testing/startApiProcess.ts';
import { type MailSink, startMailSink } from '../../testing/startMailSink.ts';
import { letters } from '../db/schema/letters.ts';

const kills = inForm({ short: 6, whole: 200 });
const lettersPerKill = 10;
const many = inForm({ short: 500, whole: 100_000 });
/** The figures are for a quiet machine; everyday runs share theirs with other checks. */
const perSecond = inForm({ short: 1, whole: 50 });
const readMs = inForm({ short: 2_000, whole: 250 });

describe('letters on a bad day', () => {
  let system: KillableSystem;
  let sink: MailSink;
  let api: ApiProcess;
  let metricsPort: number;
  /** What the processes that were killed have printed. */
  let printed: string[];

  beforeEach(async () => {
    const port = await freePort();
    metricsPort = await freePort();
    sink = await startMailSink(port);
    printed = [];
    system = await createKillableSystem({
      MAIL_URL: `smtp://localhost:${port}`,
      METRICS_PORT: String(metricsPort),
      // React renders a letter in a quarter of the time then.
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      ALLOW_EMBEDDED_DATABASE: '1',
    });
  }, longRunMs);
  afterEach(async () => {
    await api.end('SIGKILL');
    await sink.close();
    await system.close();
  });

  const kill = async () => {
    await api.end('SIGKILL');
    printed.push(api.output());
  };
  /** Queues letters as the product does, to addresses that need no account. */
  const queue = async (office: TestApi, from: number, to: number) => {
    await office.deps.db.transaction(async (tx) => {
      for (let index = from; index < to; index += 1)
        await office.deps.letters.queue(tx, {
          userId: null,
          address: `person-${index}@people.example`,
          key: `letter:${index}`,
          letter: { kind: 'merge-undone' },
        });
    });
  };
  /** No other process may have the embedded database meanwhile. */
  const inOffice = async <T>(work: (office: TestApi) => Promise<T>): Promise<T> => {
    const office = await system.openOffice();
    try {
      return await work(office);
    } finally {
      await office.close();
    }
  };
  const readRows = () =>
    inOffice(({ deps }) =>
      deps.db.select({ id: letters.id, state: letters.state, attempts: letters.attempts }).from(letters),
    );
  const allTaken = (number: number) =>
    expect
      .poll(() => new Set(sink.taken.map(({ id }) => id)).size, { timeout: longRunMs, interval: 100 })
      .toBe(number);
  const allSettled = () =>
    expect
      .poll(async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(), {
        timeout: settledWithinMs,
        interval: 500,
      })
      .toContain('letters_oldest_queued_seconds 0\n');

  it(
    `arrive once over ${kills} kills of the worker and of the mail server, twice only where an answer was lost`,
    async ({ annotate }) => {
      const deaths: number[] = [];
      const number = kills * lettersPerKill;
      for (let round = 0; round < kills; round += 1) {
        await inOffice((office) => queue(office, round * lettersPerKill, (round + 1) * lettersPerKill));
        // Each second time it is slow to answer, so that deaths fall between a letter and its answer.
        sink.answerAfter(round % 2 === 0 ? 0 : 50);
        api = await system.start();
        await wait(Math.random() * 1_500);
        if (round % 3 === 2) {
          deaths.push(performance.now());
          await sink.restart();
          await wait(Math.random() * 200);
        }
        deaths.push(performance.now());
        await kill();
      }
      sink.answerAfter(0);
      api = await system.start();
      await allTaken(number);
      // A second copy would be sent once the jobs of the killed workers are tried again.
      await allSettled();
      await kill();

      const rows = await readRows();
      expect(rows).toHaveLength(number);
      expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
      const copies = new Map<string, MailSink['taken']>();
      for (const letter of sink.taken) copies.set(letter.id, [...(copies.get(letter.id) ?? []), letter]);
      expect([...copies.keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
      const repeated = [...copies].filter(([, times]) => times.length > 1);
      const attempts = new Map(rows.map(({ id, attempts }) => [id, attempts]));
      for (const [id, times] of repeated) {
        expect(attempts.get(id)).toBeGreaterThanOrEqual(times.length);
        for (const [index, { atMs }] of times.slice(1).entries()) {
          const before = times[index]?.atMs ?? 0;
          expect(deaths.some((death) => death > before && death < atMs)).toBe(true);
        }
      }
      // Each that arrived twice is known as one that may have.
      const said = printed.join('').match(/a letter is sent again/g)?.length ?? 0;
      expect(said).toBeGreaterThanOrEqual(repeated.length);
      await annotate(
        `${number} letters, ${deaths.length} deaths: ${repeated.length} arrived twice, ${said} were sent again without knowing`,
      );
    },
    longRunMs,
  );

  it.runIf(isOnServer)(
    'are sent once by two workers, of which one answers no calls',
    async () => {
      const number = inForm({ short: 200, whole: 2_000 });
      await inOffice((office) => queue(office, 0, number));
      const [alone, started] = await Promise.all([
        startApiProcess({
          ...system.environment,
          MAIL_WORKER: 'only',
          METRICS_PORT: String(await freePort()),
        }),
        system.start(),
      ]);
      api = started;
      await allTaken(number);
      await allSettled();
      await alone.end('SIGTERM');
      expect(sink.taken).toHaveLength(number);
      expect((await readRows()).every(({ attempts }) => attempts === 1)).toBe(true);
    },
    longRunMs,
  );

  it(
    `are sent at ${perSecond} a second with ${many} in the queue, and calls do not wait for them`,
    async ({ annotate }) => {
      const person = await inOffice(async (office) => {
        for (let from = 0; from < many; from += 1_000)
          await queue(office, from, Math.min(many, from + 1_000));
        return office.signUp();
      });
      api = await system.start();
      const startedAtMs = performance.now();
      const took: number[] = [];
      // All but the welcome of the person who calls meanwhile.
      while (sink.taken.length < many || new Set(sink.taken.map(({ id }) => id)).size < many) {
        expect(performance.now() - startedAtMs).toBeLessThan(longRunMs);
        const askedAtMs = performance.now();
        expect((await system.call('/v1/me', person.token)).status).toBe(200);
        took.push(performance.now() - askedAtMs);
        await wait(inForm({ short: 20, whole: 200 }));
      }
      const seconds = (performance.now() - startedAtMs) / 1_000;
      took.sort((a, b) => a - b);
      const slowest = took[Math.floor(took.length * 0.99)] ?? 0;
      await annotate(
        `${Math.round(many / seconds)} letters a second; calls meanwhile: p50 ${Math.round(took[Math.floor(took.length / 2)] ?? 0)} ms, p99 ${Math.round(slowest)} ms`,
      );
      expect(many / seconds).toBeGreaterThan(perSecond);
      expect(slowest).toBeLessThan(readMs);
      expect(sink.taken.length).toBeLessThanOrEqual(many + 1);
      await kill();
      const [left] = await inOffice(({ deps }) =>
        deps.db.select({ left: count() }).from(letters).where(eq(letters.state, 'queued')),
      );
      // Some that were taken at the moment of the kill have no answer yet.
      expect(left?.left).toBeLessThanOrEqual(50);
    },
    longRunMs,
  );
});
