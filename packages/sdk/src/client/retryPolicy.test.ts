import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../test/localServer.ts';
import { ApiError } from '../errors/ApiError.ts';
import { NetworkError, SdkError, TimeoutError } from '../errors/SdkError.ts';
import { WireError } from '../errors/WireError.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createClient } from './createClient.ts';
import {
  canRetry,
  createRetryBudget,
  defaultRetryPolicy,
  retryAfterMs,
  retryDelayMs,
} from './retryPolicy.ts';

const answered = (status: number, wireCode: string | null = null) =>
  new ApiError({ endpoint: 'x', status, statusText: '', body: null, wireCode });
const broken = new NetworkError({ endpoint: 'x' });
const late = new TimeoutError({ endpoint: 'x', timeoutMs: 1 });
const wrong = new WireError({ endpoint: 'x', side: 'answer', path: '', problem: 'p' });

describe('canRetry', () => {
  it.each([
    [broken, 'read', false, true],
    [broken, 'keyed', false, true],
    [broken, 'never', false, false],
    [answered(503), 'read', false, true],
    [answered(429), 'keyed', false, true],
    [answered(500), 'never', true, false],
    [answered(404), 'read', false, false],
    [answered(409, 'conflict'), 'keyed', false, false],
    [answered(409, 'conflict'), 'keyed', true, true],
    [answered(409, 'quote_changed'), 'keyed', true, false],
    [answered(409, 'conflict'), 'read', true, false],
    [late, 'read', false, false],
    [wrong, 'read', false, false],
    [new Error('other'), 'read', false, false],
  ] as const)('%s, %s, repeated %s: %s', (error, retry, repeated, expected) => {
    expect(canRetry(error, { retry, repeated })).toBe(expected);
  });
});

describe('createRetryBudget', () => {
  it('has its reserve at once, then one repetition per ten calls', () => {
    const budget = createRetryBudget({ budgetRatio: 0.1, budgetReserve: 2 });
    expect([budget.spend(), budget.spend(), budget.spend()]).toEqual([true, true, false]);
    for (let call = 0; call < 11; call += 1) budget.earn();
    expect([budget.spend(), budget.spend()]).toEqual([true, false]);
  });

  it('saves no more than its reserve', () => {
    const budget = createRetryBudget({ budgetRatio: 1, budgetReserve: 1 });
    for (let call = 0; call < 100; call += 1) budget.earn();
    expect([budget.spend(), budget.spend()]).toEqual([true, false]);
  });
});

/** Calls a server that fails a share of its requests, spread by a fixed sequence: the same figures every time. */
const measure = async (faultShare: number, calls: number) => {
  let seed = 42;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
  await using server = await startServer((_, response) => {
    if (random() < faultShare) response.writeHead(503).end();
    else response.writeHead(200).end(JSON.stringify(fixtures.me));
  });
  const client = createClient({ apiUrl: server.url, retry: { baseDelayMs: 0 } });
  let failed = 0;
  for (let call = 0; call < calls; call += 1) {
    await client.me().catch((error: unknown) => {
      if (!(error instanceof SdkError)) throw error;
      failed += 1;
    });
  }
  return { success: 1 - failed / calls, load: server.requests.length / calls };
};

describe('a client against a server with faults', () => {
  it('hides 5 % of faults: at least 99.9 % of 3,000 calls succeed, at 1.1 times the load', async () => {
    const { success, load } = await measure(0.05, 3_000);
    expect(success).toBeGreaterThanOrEqual(0.999);
    expect(load).toBeLessThanOrEqual(1.1);
  });

  it.each([0.3, 1])('adds no more than a tenth to the load at a fault share of %d', async (faultShare) => {
    const { load } = await measure(faultShare, 2_000);
    expect(load).toBeLessThanOrEqual(1.1 + defaultRetryPolicy.budgetReserve / 2_000);
  });
});

describe('retryDelayMs', () => {
  it('doubles the upper end from 250 ms up to 8 s', () => {
    const upperEnds = [0, 1, 2, 3, 4, 5, 6, 50].map((retry) =>
      retryDelayMs({ ...defaultRetryPolicy, retry, serverAskedMs: null, random: 1 }),
    );
    expect(upperEnds).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it('never waits less than the server asked', () => {
    fc.assert(
      fc.property(
        fc.nat(10),
        fc.nat(1_000_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (retry, asked, random) => {
          const delayMs = retryDelayMs({ ...defaultRetryPolicy, retry, serverAskedMs: asked, random });
          expect(delayMs).toBeGreaterThanOrEqual(asked);
          expect(delayMs).toBeLessThanOrEqual(asked + defaultRetryPolicy.baseDelayMs);
        },
      ),
    );
  });
});

describe('retryAfterMs', () => {
  const nowMs = Date.parse('2026-11-20T12:00:00Z');

  it.each([
    [null, null],
    ['0', 0],
    [' 120 ', 120_000],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
  ])('%j is %j', (header, expected) => {
    expect(retryAfterMs(header, nowMs)).toBe(expected);
  });
});
