'use client';

import { type ComponentProps, useId } from 'react';
import { type StationHit, stationCells } from './stationCells.ts';
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
