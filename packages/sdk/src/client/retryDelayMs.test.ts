import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryAfterMs, retryDelayMs } from './retryDelayMs.ts';
import { defaultRetryPolicy } from './retryPolicy.ts';

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
