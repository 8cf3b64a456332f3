import { describe, expect, it } from 'vitest';
import { startServer } from '../../test/localServer.ts';
import { SdkError } from '../errors/SdkError.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createClient } from './createClient.ts';
import { createRetryBudget } from './retryBudget.ts';
import { defaultRetryPolicy } from './retryPolicy.ts';

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
