import { dayMs } from '@backbeat/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followClock } from './followClock.ts';

describe('a clock that follows a server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const startMs = Date.UTC(2026, 10, 24);

  it('does not notice when that of its machine jumps', async () => {
    const since = performance.now();
    const clock = await followClock(async () => startMs + performance.now() - since);
    expect(clock.now()).toBe(startMs);
    for (const jump of [dayMs, -2 * dayMs]) {
      vi.setSystemTime(Date.now() + jump);
      const before = clock.now();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(clock.now()).toBe(before + 60_000);
    }
    clock.stop();
  });

  it('takes half of the way into account, and nothing of an answer that took long', async () => {
    let serverMs = startMs;
    let tripMs = 200;
    const starting = followClock(async () => {
      await new Promise((resolve) => setTimeout(resolve, tripMs));
      return serverMs;
    });
    await vi.advanceTimersByTimeAsync(tripMs);
    const clock = await starting;
    expect(clock.now()).toBe(startMs + 100);
    serverMs = startMs + dayMs;
    tripMs = 300;
    await vi.advanceTimersByTimeAsync(10_300);
    expect(clock.now()).toBe(startMs + 100 + 10_300);
    tripMs = 100;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(clock.now()).toBeGreaterThan(startMs + dayMs);
    clock.stop();
  });

  it('goes on while the server is away', async () => {
    let isAway = false;
    const clock = await followClock(async () => {
      if (isAway) throw new Error('The server is away.');
      return startMs;
    });
    isAway = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(clock.now()).toBe(startMs + 30_000);
    clock.stop();
  });
});
