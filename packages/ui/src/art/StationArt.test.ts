import { describe, expect, it } from 'vitest';
import { euclideanRhythm, randomFrom, seedOf, stationCells } from './StationArt.tsx';

const ids = ['lofi', 'chill', 'happy-edm', 'rock', 'spooky', 'a', 'zz-top', ''];

describe('stationCells', () => {
  it.each(ids)('of "%s" covers each step once and leaves the play pad free', (id) => {
    const { hits, rests } = stationCells(id);
    const taken = new Set<string>();
    const take = (column: number, row: number) => {
      const step = `${column},${row}`;
      expect(taken.has(step)).toBe(false);
      taken.add(step);
      expect(column).toBeLessThan(row > 5 ? 6 : 8);
    };
    for (const { column, row, steps } of hits) for (let at = 0; at < steps; at++) take(column + at, row);
    for (const { column, row } of rests) take(column, row);
    expect(taken.size).toBe(60);
  });

  it('has one loud row', () => {
    const loud = new Set(stationCells('lofi').hits.flatMap(({ row, loud }) => (loud ? [row] : [])));
    expect(loud.size).toBe(1);
  });

  it('is the same for one id and another for another', () => {
    expect(stationCells('lofi')).toEqual(stationCells('lofi'));
    expect(stationCells('lofi')).not.toEqual(stationCells('chill'));
  });
});

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
