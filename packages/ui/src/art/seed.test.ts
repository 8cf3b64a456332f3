import { describe, expect, it } from 'vitest';
import { euclideanRhythm, randomFrom, seedOf } from './seed.ts';

describe('seedOf', () => {
  it('gives one number per text', () => {
    expect(seedOf('lofi')).toBe(seedOf('lofi'));
    expect(seedOf('lofi')).not.toBe(seedOf('chill'));
    expect(seedOf('')).toBe(2166136261);
  });
});

describe('randomFrom', () => {
  it('repeats for one seed and stays from 0 up to 1', () => {
    const first = randomFrom(7);
    const second = randomFrom(7);
    for (let index = 0; index < 200; index++) {
      const value = first();
      expect(value).toBe(second());
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });
});

describe('euclideanRhythm', () => {
  it.each([
    [0, 8],
    [1, 8],
    [3, 8],
    [5, 8],
    [8, 8],
  ])('places exactly %i hits on %i steps, at every rotation', (hits, steps) => {
    for (let rotation = 0; rotation < steps; rotation++) {
      expect(euclideanRhythm(hits, steps, rotation).filter(Boolean)).toHaveLength(hits);
    }
  });
});
