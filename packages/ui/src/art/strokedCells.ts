/** Where a cell is and how large, in the units of its picture. */
export interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Cells with round corners as one path to stroke: the round joins of a line twice as wide as the radius are the
 * corners. Cells beside each other are the same letters again, so a page of them weighs little.
 *
 * @param radius of the corners; not less than a quarter of a cell, or the line leaves a hole in the middle
 *
 * @example
 * strokedCells([{ x: 0, y: 0, width: 8, height: 8 }, { x: 10, y: 0, width: 8, height: 8 }], 3)
 * // → 'm3 3h2v2h-2zm10 0h2v2h-2z'
 */
export const strokedCells = (cells: readonly CellBox[], radius: number): string => {
  let [left, top] = [-radius, -radius];
  return cells
    .map(({ x, y, width, height }) => {
      const across = width - 2 * radius;
      const path = `m${x - left} ${y - top}h${across}v${height - 2 * radius}h${-across}z`;
      [left, top] = [x, y];
      return path;
    })
    .join('');
};
