import { describe, expect, it } from 'vitest';
import { stepCells } from './stepRows.ts';

describe('stepCells', () => {
  it('reads places, lengths and tones', () => {
    expect(stepCells(['.1-p', 'x'])).toEqual([
      { column: 1, row: 0, steps: 2, tone: 'c1', beats: false },
      { column: 3, row: 0, steps: 1, tone: 'pink', beats: true },
      { column: 0, row: 1, steps: 1, tone: 'text', beats: false },
    ]);
  });

  it('lets a capital letter stand still', () => {
    expect(stepCells(['T'])[0]?.beats).toBe(false);
    expect(stepCells(['t'])[0]?.beats).toBe(true);
  });

  it('draws nothing for gaps and unknown letters', () => {
    expect(stepCells(['. -', '?'])).toEqual([]);
  });
});
