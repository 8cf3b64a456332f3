'use client';

import type { ComponentProps } from 'react';
import { BeatGroup, beatAt, toneFill } from './beat.ts';
import { type StepCell, type StepTone, stepCells } from './stepRows.ts';
import { strokedCells } from './strokedCells.ts';
import { useLazySvg } from './useLazySvg.ts';

const stepsPerBar = 16;

/** The measures of a step grid, in units of its view box. */
export interface StepGridMeasures {
  /** From one cell to the next. */
  readonly pitch: number;
  /** One cell; a sixth of it is about the gap. */
  readonly cell: number;
  /** The corners of a cell. */
  readonly radius: number;
}

/** Props of {@link StepGrid}; the children are drawn over the cells. */
export interface StepGridProps extends Omit<ComponentProps<'svg'>, 'radius'>, Partial<StepGridMeasures> {
  /** Rows of text; see `stepCells` for the letters. */
  readonly rows: readonly string[];
  /** Other colours for some tones. */
  readonly fills?: Partial<Record<StepTone, string>>;
  /** Where the picture sits in a frame of another shape, and whether it may be cut. */
  readonly preserveAspectRatio?: string;
  /** The part of the grid that shows; all of it by default. */
  readonly viewBox?: string;
}

/** The smallest box around the whole grid, as a `viewBox`. */
const boxOf = (rows: readonly string[], pitch: number) =>
  `0 0 ${Math.max(0, ...rows.map((row) => row.length)) * pitch} ${rows.length * pitch}`;

interface ToneProps {
  readonly cells: readonly StepCell[];
  readonly measures: StepGridMeasures;
  readonly paint: string;
}

/** All cells of a tone: those without animation as one path, each animated one as a `<rect>`. */
const Tone = ({ cells, measures: { pitch, cell, radius }, paint }: ToneProps) => {
  const inset = (pitch - cell) / 2;
  const boxOfCell = ({ column, row, steps }: StepCell) => ({
    x: column * pitch + inset,
    y: row * pitch + inset,
    width: cell + (steps - 1) * pitch,
    height: cell,
  });
  const [still, animated] = [false, true].map((isAnimated) =>
    cells.filter(({ beats }) => beats === isAnimated),
  );
  return (
    <>
      {still?.length ? (
        <path
          d={strokedCells(still.map(boxOfCell), radius)}
          fill={cell > 4 * radius ? paint : 'none'}
          stroke={paint}
          strokeWidth={2 * radius}
        />
      ) : null}
      {animated?.map((one) => (
        <rect
          key={`${one.column}-${one.row}`}
          {...boxOfCell(one)}
          rx={radius}
          fill={paint}
          {...beatAt(one.column % stepsPerBar)}
        />
      ))}
    </>
  );
};

interface CellsProps {
  readonly rows: readonly string[];
  readonly fills: Partial<Record<StepTone, string>>;
  readonly measures: StepGridMeasures;
}

const Cells = ({ rows, fills, measures }: CellsProps) => {
  const cells = stepCells(rows);
  const tones = [...new Set(cells.map(({ tone }) => tone))];
  const Group = cells.some(({ beats }) => beats) ? BeatGroup : 'g';
  return (
    <Group strokeLinejoin="round">
      {tones.map((tone) => (
        <Tone
          key={tone}
          cells={cells.filter((other) => other.tone === tone)}
          measures={measures}
          paint={fills[tone] ?? toneFill[tone]}
        />
      ))}
    </Group>
  );
};

/**
 * A picture made of steps, as on a drum machine: some lit, some held, the loud ones hitting once per bar.
 * Decorative.
 *
 * @example
 * <StepGrid rows={['1-p.', '0.t1']} pitch={76} cell={64} radius={18} />
 */
export const StepGrid = ({
  rows,
  pitch = 76,
  cell = 64,
  radius = 18,
  fills = {},
  viewBox = boxOf(rows, pitch),
  children,
  ref,
  ...rest
}: StepGridProps) => {
  const [drawn, frame] = useLazySvg(ref);
  return (
    <svg aria-hidden="true" viewBox={viewBox} {...rest} {...frame}>
      {drawn ? <Cells rows={rows} fills={fills} measures={{ pitch, cell, radius }} /> : null}
      {drawn ? children : null}
    </svg>
  );
};
