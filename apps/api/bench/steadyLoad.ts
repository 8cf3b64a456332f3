import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How a load went. Times are milliseconds from the moment a call was due, so a slow answer delays nobody unseen. */
export interface Figures {
  readonly calls: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Answers that were no success, and calls without an answer. */
  readonly failed: number;
  /** What they were, each kind once. */
  readonly failures: readonly string[];
}

/** How hard and how long. A call that is due while every connection is busy waits, and its wait counts. */
export interface Strength {
  readonly perSecond: number;
  readonly seconds: number;
  readonly connections: number;
}

/** One call of a load. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const timeLimitMs = 30_000;

/** Sends one call and reads its whole answer. Null for a success, else what went wrong. */
const send = (url: string, agent: Agent, { method, path, headers, body }: Call): Promise<string | null> =>
  new Promise((resolve) => {
    const sent = request(new URL(path, url), { method, headers, agent, timeout: timeLimitMs }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.once('end', () =>
        resolve(statusCode >= 200 && statusCode < 300 ? null : `${statusCode} ${path}`),
      );
      answer.once('error', ({ message }) => resolve(`an answer broke off: ${message}`));
      answer.resume();
    });
    sent.once('timeout', () => sent.destroy(new Error(`no answer in ${timeLimitMs} ms`)));
    sent.once('error', ({ message }) =>
      resolve(`${message} on a ${sent.reusedSocket ? 'kept' : 'new'} connection`),
    );
    sent.end(body);
  });

const partOf = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/**
 * Makes calls at random moments, spread evenly over the time: people know nothing of each other, so some calls
 * come close together, but nobody waits for the second to turn. Whoever answers slowly is called no less for it.
 */
export const steadyLoad = async (
  url: string,
  { perSecond, seconds, connections }: Strength,
  callAt: (index: number) => Call,
): Promise<Figures> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const due = Array.from({ length: Math.round(perSecond * seconds) }, () => Math.random() * seconds * 1000);
  due.sort((a, b) => a - b);
  const times: number[] = [];
  const failures: string[] = [];
  const startedAt = performance.now();
  const measure = async (index: number, dueAt: number): Promise<void> => {
    const failure = await send(url, agent, callAt(index));
    if (failure !== null) failures.push(failure);
    times.push(performance.now() - startedAt - dueAt);
  };
  const running: Promise<void>[] = [];
  for (const [index, dueAt] of due.entries()) {
    const early = dueAt - (performance.now() - startedAt);
    if (early > 0) await wait(early);
    running.push(measure(index, dueAt));
  }
  await Promise.all(running);
  const tookSeconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    calls: times.length,
    perSecond: times.length / Math.max(seconds, tookSeconds),
    p50Ms: partOf(times, 0.5),
    p99Ms: partOf(times, 0.99),
    maxMs: partOf(times, 1),
    failed: failures.length,
    failures: [...new Set(failures)],
  };
};
