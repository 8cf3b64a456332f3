import { euclideanRhythm, randomFrom, seedOf } from './seed.ts';

/** One hit of a station tile: its place on the 8 by 8 grid, its length in steps, and whether its row is the loud one. */
export interface StationHit {
  readonly column: number;
  readonly row: number;
  readonly steps: number;
  readonly loud: boolean;
}

export interface StationCells {
  readonly hits: readonly StationHit[];
  /** Steps without a hit, drawn as small dots. */
  readonly rests: readonly { readonly column: number; readonly row: number }[];
}

const size = 8;
/** The last two by two cells belong to the play pad. */
const playPad = 2;

/**
 * The rhythm of a station tile: one Euclidean rhythm per row, chosen by the station's id. In some rows
 * neighbouring steps tie into a held note.
 *
 * @example
 * stationCells('lofi').hits.length > 0 // → true
 */
export const stationCells = (id: string): StationCells => {
  const random = randomFrom(seedOf(id));
  const busyRow = Math.floor(random() * 3) + 2;
  const loudRow = Math.floor(random() * size);
  const hits: StationHit[] = [];
  const rests: { column: number; row: number }[] = [];
  for (let row = 0; row < size; row++) {
    const count = 1 + Math.floor(random() * (row === busyRow ? 6 : 5));
    const rhythm = euclideanRhythm(count, size, Math.floor(random() * size));
    const tied = random() < 0.55;
    const end = row > size - 1 - playPad ? size - playPad : size;
    for (let column = 0; column < end; column++) {
      if (!rhythm[column]) {
        rests.push({ column, row });
        continue;
      }
      let steps = 1;
      if (tied) {
        while (column + steps < end && !rhythm[column + steps] && steps < 1 + Math.floor(random() * 4))
          steps++;
      }
      hits.push({ column, row, steps, loud: row === loudRow });
      column += steps - 1;
    }
  }
  return { hits, rests };
};
