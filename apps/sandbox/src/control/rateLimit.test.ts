import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

describe('createRateLimit', () => {
  const limitAt = () => {
    const time = { ms: 10_000 };
    return { time, limit: createRateLimit(() => time.ms) };
  };

  it('limits nothing before it is set, nor after it is lifted', () => {
    const { limit } = limitAt();
    expect(limit.take('GET')).toMatchObject({ remaining: 999_999, isOver: false });
    limit.set({ max: 0, windowMs: 1_000, counts: 'all' });
    expect(limit.take('GET').isOver).toBe(true);
    limit.clear();
    expect(limit.take('GET').isOver).toBe(false);
  });

  it('counts reading alone, as a site in production does, until the window ends', () => {
    const { time, limit } = limitAt();
    limit.set({ max: 2, windowMs: 5_000, counts: 'reads' });
    const take = (method: string) => limit.take(method).isOver;
    expect([take('GET'), take('POST'), take('HEAD'), take('GET'), take('POST')]).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(limit.take('GET')).toEqual({ limit: 2, remaining: 0, resetAtSeconds: 15, isOver: true });
    expect(limit.refused()).toBe(2);
    time.ms += 5_000;
    expect(limit.take('GET')).toMatchObject({ remaining: 1, isOver: false });
  });

  it('counts everything, as a site for trying things out does', () => {
    const { limit } = limitAt();
    limit.set({ max: 1, windowMs: 5_000, counts: 'all' });
    expect([limit.take('POST').isOver, limit.take('PUT').isOver]).toEqual([false, true]);
  });
});
