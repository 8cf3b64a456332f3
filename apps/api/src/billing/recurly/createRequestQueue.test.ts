import { describe, expect, it } from 'vitest';
import { createRequestQueue } from './createRequestQueue.ts';

const ok = { statusCode: 200, headers: {} };
const waitMs = 30_000;

/** A provider that accepts a number of requests in each window. */
const createProvider = (max: number, windowMs: number, headers: () => Record<string, string>) => {
  const startedAtMs = performance.now();
  const taken = new Map<number, number>();
  const provider = { refused: 0, served: [] as string[] };
  return {
    provider,
    ask: (name: string) => async () => {
      const window = Math.floor((performance.now() - startedAtMs) / windowMs);
      const count = (taken.get(window) ?? 0) + 1;
      taken.set(window, count);
      if (count > max) {
        provider.refused += 1;
        return { statusCode: 429, headers: headers() };
      }
      provider.served.push(name);
      return ok;
    },
  };
};

describe('createRequestQueue', () => {
  it('holds nothing back while the provider takes all', async () => {
    const queue = createRequestQueue();
    let open = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 50 }, () =>
        queue.run(1, waitMs, async () => {
          open += 1;
          most = Math.max(most, open);
          await new Promise((resolve) => setTimeout(resolve, 20));
          open -= 1;
          return ok;
        }),
      ),
    );
    expect(most).toBe(50);
  });

  it('serves whoever has one request in turn with somebody who has many', async () => {
    const queue = createRequestQueue();
    const { provider, ask } = createProvider(10, 300, () => ({ 'retry-after': '0.3' }));
    const many = Array.from({ length: 60 }, () => queue.run(1, waitMs, ask('many')));
    const few = [2, 3, 4, 5, 6].map((owner) => queue.run(owner, waitMs, ask('few')));
    const nobody = queue.run(undefined, waitMs, ask('nobody'));
    const answers = await Promise.all([...many, ...few, nobody]);
    expect(answers.every((answer) => answer?.statusCode === 200)).toBe(true);
    // Ten passed before anybody waited; the six have the first turns after that.
    const lastOfFew = provider.served.findLastIndex((name) => name !== 'many');
    expect(lastOfFew).toBeLessThan(30);
    expect(provider.served).toHaveLength(66);
    // Each pause costs a few refused requests, not one for each waiting request.
    expect(provider.refused).toBeLessThan(56 + 6 + 5 * 8);
  });

  it('waits until the count begins anew by the clock of the provider', async () => {
    const queue = createRequestQueue();
    const hourAgoMs = Date.now() - 3_600_000;
    const { provider, ask } = createProvider(1, 1_000, () => ({
      date: new Date(hourAgoMs).toUTCString(),
      'x-ratelimit-reset': String(Math.floor(hourAgoMs / 1000) + 1),
    }));
    await queue.run(1, waitMs, ask('first'));
    const startedAtMs = performance.now();
    expect(await queue.run(1, waitMs, ask('second'))).toBe(ok);
    expect(performance.now() - startedAtMs).toBeGreaterThan(900);
    expect(provider.refused).toBe(1);
  });

  it('gives the refusal out at once where waiting would take too long', async () => {
    const queue = createRequestQueue();
    const { provider, ask } = createProvider(0, 60_000, () => ({ 'retry-after': '60' }));
    const startedAtMs = performance.now();
    expect(await queue.run(1, 20_000, ask('one'))).toBeNull();
    expect(await queue.run(2, 20_000, ask('two'))).toBeNull();
    expect(performance.now() - startedAtMs).toBeLessThan(10_000);
    expect(provider.refused).toBe(1);
  });

  it('gives up a request whose turn does not come in its time, and only that', async () => {
    const queue = createRequestQueue();
    const { provider, ask } = createProvider(1, 1_000, () => ({ 'retry-after': '1' }));
    await queue.run(1, waitMs, ask('first'));
    const patient = queue.run(1, waitMs, ask('patient'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    const busy = Array.from({ length: 3 }, () => queue.run(2, waitMs, ask('busy')));
    const late = queue.run(2, 1_100, ask('late'));
    expect(await late).toBeNull();
    expect(await patient).toBe(ok);
    expect(await Promise.all(busy)).toEqual([ok, ok, ok]);
    expect(provider.served.filter((name) => name === 'late')).toEqual([]);
  });

  it('goes on after a request that failed', async () => {
    const queue = createRequestQueue();
    const { ask } = createProvider(1, 200, () => ({ 'retry-after': '0.2' }));
    await queue.run(1, waitMs, ask('first'));
    const failing = queue.run(1, waitMs, () => Promise.reject(new Error('no answer')));
    const others = Array.from({ length: 6 }, (_, owner) => queue.run(owner, waitMs, ask('other')));
    await expect(failing).rejects.toThrow('no answer');
    expect(await Promise.all(others)).toEqual(others.map(() => ok));
  });
});
