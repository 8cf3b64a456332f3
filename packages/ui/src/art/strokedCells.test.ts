import { describe, expect, it } from 'vitest';
import { strokedCells } from './strokedCells.ts';

describe('strokedCells', () => {
  it('goes from cell to cell by how far they are apart', () => {
    const cells = [
      { x: 4, y: 4, width: 64, height: 64 },
      { x: 80, y: 4, width: 64, height: 64 },
      { x: 4, y: 80, width: 140, height: 64 },
    ];
    expect(strokedCells(cells, 18)).toBe('m22 22h28v28h-28zm76 0h28v28h-28zm-76 76h104v28h-104z');
  });

  it('is nothing for nothing', () => expect(strokedCells([], 3)).toBe(''));
});
