import { describe, expect, it } from 'vitest';
import { countAt, countEndMs } from './countUp.ts';

const normal = { durationMs: 1500, delayMs: 0 };
const last = { durationMs: 500, delayMs: 2000 };

describe('countAt', () => {
  it('starts at nothing and ends at its figure after its time', () => {
    expect(countAt(600, 0, normal)).toBe(0);
    expect(countAt(600, 1499, normal)).toBeLessThanOrEqual(600);
    expect(countAt(600, 1500, normal)).toBe(600);
    expect(countAt(600, 9000, normal)).toBe(600);
  });

  it('never goes back', () => {
    const values = Array.from({ length: 160 }, (_, at) => countAt(600, at * 10, normal));
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it('lets the last figure wait two seconds and count for half a second', () => {
    expect(countAt(100, 2000, last)).toBe(0);
    expect(countAt(100, 2250, last)).toBeGreaterThan(0);
    expect(countAt(100, 2500, last)).toBe(100);
  });
});

describe('countEndMs', () => {
  it('is the end of the slowest', () => {
    expect(countEndMs([normal, last])).toBe(2500);
    expect(countEndMs([])).toBe(0);
  });
});
