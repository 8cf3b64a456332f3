import { type ComponentProps, useId } from 'react';
import { mixColours } from './seed.ts';
import { stationCells } from './stationCells.ts';

const pitch = 36;
const cell = 30;
const margin = 19;
const dot = 8;

/** Props of {@link StationArt}. */
export interface StationArtProps extends Omit<ComponentProps<'svg'>, 'id' | 'from' | 'to'> {
  /** The station's id: it decides the rhythm. */
  readonly id: string;
  /** The two colours of the tile, `#rrggbb`. */
  readonly from: string;
  /** The colour that it ends in. */
  readonly to: string;
}

/**
 * The picture of a station: its own rhythm on a step grid over its two colours. Decorative.
 *
 * @example
 * <StationArt id="lofi" from="#ff6f9c" to="#4b2a9b" />
 */
export const StationArt = ({ id, from, to, ...rest }: StationArtProps) => {
  const gradient = useId();
  const { hits, rests } = stationCells(id);
  const held = mixColours(from, '#ffffff', 0.62);
  const single = mixColours(to, '#0e0b1a', 0.34);
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true" {...rest}>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2=".7" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="320" height="320" fill={`url(#${gradient})`} />
      <g fill="#fff" opacity=".2">
        {rests.map(({ column, row }) => (
          <rect
            key={`${column}-${row}`}
            x={margin + column * pitch + (cell - dot) / 2}
            y={margin + row * pitch + (cell - dot) / 2}
            width={dot}
            height={dot}
            rx="3"
          />
        ))}
      </g>
      {hits.map(({ column, row, steps, loud }) => (
        <rect
          key={`${column}-${row}`}
          x={margin + column * pitch}
          y={margin + row * pitch}
          width={cell + (steps - 1) * pitch}
          height={cell}
          rx="9"
          fill={loud ? '#fff' : steps > 1 ? held : single}
          opacity={loud ? 0.96 : steps > 1 ? 0.82 : 0.5}
        />
      ))}
    </svg>
  );
};
