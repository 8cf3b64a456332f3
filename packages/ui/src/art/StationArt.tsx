import { type ComponentProps, useId } from 'react';
import { drawPath } from './drawPath.ts';
import { stationCells } from './stationCells.ts';

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

/**
 * The picture of a station: its own rhythm on a step grid over its two colours. Decorative.
 *
 * @example
 * <StationArt id="lofi" from="#ff6f9c" to="#4b2a9b" />
 */
export const StationArt = ({ id, from, to, ...rest }: StationArtProps) => {
  const gradient = useId();
  const { hits, rests } = stationCells(id);
  const cellsOf = (isOne: (hit: (typeof hits)[number]) => boolean) =>
    hits
      .filter(isOne)
      .map(
        ({ column, row, steps }) =>
          `R${margin + column * pitch} ${margin + row * pitch} ${cell + (steps - 1) * pitch} ${cell} 9`,
      )
      .join('');
  const dots = rests.map(({ column, row }) => {
    const [x, y] = [column, row].map((step) => margin + step * pitch + (cell - dot) / 2);
    return `R${x} ${y} ${dot} ${dot} 3`;
  });
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true" {...rest}>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2=".7" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="320" height="320" fill={`url(#${gradient})`} />
      <path d={drawPath(dots.join(''))} fill="#fff" opacity=".2" />
      <path d={drawPath(cellsOf(({ loud }) => loud))} fill="#fff" opacity=".96" />
      <path
        d={drawPath(cellsOf(({ loud, steps }) => !loud && steps > 1))}
        fill={`color-mix(in srgb, #fff 62%, ${from})`}
        opacity=".82"
      />
      <path
        d={drawPath(cellsOf(({ loud, steps }) => !loud && steps === 1))}
        fill={`color-mix(in srgb, #0e0b1a 34%, ${to})`}
        opacity=".5"
      />
    </svg>
  );
};
