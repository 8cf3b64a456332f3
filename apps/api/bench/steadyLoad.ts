import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** The result of a load. Times count from when a call was due, so slow answers hide no delay. */
export interface Figures {
  readonly calls: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Failed answers, and calls without an answer. */
  readonly failed: number;
  /** Each kind of failure once. */
  readonly failures: readonly string[];
}

/** Rate and duration. A call that waits for a free connection counts its wait. */
export interface Strength {
  readonly perSecond: number;
  readonly seconds: number;
  readonly connections: number;
}

/** A call of a load. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const timeLimitMs = 30_000;

/** Sends a call and reads its whole answer. Null on success, else the failure. */
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
 * Makes calls at random moments with a constant average rate, since people are independent of each other. Slow answers
 * do not slow the calls down.
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
