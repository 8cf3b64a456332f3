import { describe, expect, it } from 'vitest';
import { stationCells } from './stationCells.ts';

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
