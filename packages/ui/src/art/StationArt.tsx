'use client';

import { type ComponentProps, useId } from 'react';
import { strokedCells } from './strokedCells.ts';
import { useLazySvg } from './useLazySvg.ts';

const pitch = 36;
const cell = 30;
const margin = 19;
const dot = 8;

/** Props of {@link StationArt}. */
export interface StationArtProps extends Omit<ComponentProps<'svg'>, 'id' | 'from' | 'to'> {
  /** The station's id: it decides the rhythm. */
  readonly id: string;
  /** The two colours of the tile. */
  readonly from: string;
  /** The colour that it ends in. */
  readonly to: string;
}

/** One hit of a station tile: its place on the 8 by 8 grid, its length in steps, and whether its row is the loud one. */
interface StationHit {
  readonly column: number;
  readonly row: number;
  readonly steps: number;
  readonly loud: boolean;
}

interface StationCells {
  readonly hits: readonly StationHit[];
  /** Steps without a hit, drawn as small dots. */
  readonly rests: readonly { readonly column: number; readonly row: number }[];
}

const size = 8;
/** The last two by two cells belong to the play pad. */
const playPad = 2;

/** A 32-bit number made from a text (FNV-1a): the same text always gives the same picture. */
export const seedOf = (text: string): number => {
  let hash = 2166136261;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
};

/** Numbers from 0 up to 1 that look random and repeat exactly for one seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** `hits` spread as evenly as possible over `steps` (a Euclidean rhythm), rotated by `rotation` steps. */
export const euclideanRhythm = (hits: number, steps: number, rotation: number): readonly boolean[] =>
  Array.from(
    { length: steps },
    (_, step) =>
      Math.floor(((step + rotation) * hits) / steps) !== Math.floor(((step + rotation - 1) * hits) / steps),
  );

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

/** The cells of one look as one path. */
const Cells = ({
  cells,
  ...look
}: {
  readonly cells: readonly StationHit[];
  readonly stroke: string;
  readonly opacity: string;
}) => (
  <path
    d={strokedCells(
      cells.map(({ column, row, steps }) => ({
        x: margin + column * pitch,
        y: margin + row * pitch,
        width: cell + (steps - 1) * pitch,
        height: cell,
      })),
      9,
    )}
    strokeWidth="18"
    {...look}
  />
);

const Rhythm = ({ id, from, to }: Pick<StationArtProps, 'id' | 'from' | 'to'>) => {
  const { hits, rests } = stationCells(id);
  const quiet = hits.filter(({ loud }) => !loud);
  const dots = rests.map(({ column, row }) => {
    const [x, y] = [column, row].map((step) => margin + step * pitch + (cell - dot) / 2);
    return { x: x ?? 0, y: y ?? 0, width: dot, height: dot };
  });
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={strokedCells(dots, 3)} strokeWidth="6" stroke="#fff" opacity=".2" />
      <Cells cells={hits.filter(({ loud }) => loud)} stroke="#fff" opacity=".96" />
      <Cells
        cells={quiet.filter(({ steps }) => steps > 1)}
        stroke={`color-mix(in srgb, #fff 62%, ${from})`}
        opacity=".82"
      />
      <Cells
        cells={quiet.filter(({ steps }) => steps === 1)}
        stroke={`color-mix(in srgb, #0e0b1a 34%, ${to})`}
        opacity=".5"
      />
    </g>
  );
};

/**
 * The picture of a station: its own rhythm on a step grid over its two colours. Decorative.
 *
 * @example
 * <StationArt id="lofi" from="#ff6f9c" to="#4b2a9b" />
 */
export const StationArt = ({ id, from, to, ref, ...rest }: StationArtProps) => {
  const gradient = useId();
  const [drawn, frame] = useLazySvg(ref);
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true" {...rest} {...frame}>
      <defs>
        <linearGradient id={gradient} x2=".7" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="320" height="320" fill={`url(#${gradient})`} />
      {drawn ? <Rhythm id={id} from={from} to={to} /> : null}
    </svg>
  );
};
