import { createHash } from 'node:crypto';
import { colors } from '@backbeat/ui/tokens';

/** The look of one step. */
type Tone = 'cell-0' | 'cell-1' | 'cell-2' | 'cell-3' | 'art-pink' | 'art-sun' | 'art-teal';

interface Step {
  readonly column: number;
  readonly row: number;
  /** How many steps it holds. */
  readonly steps: number;
  readonly tone: Tone;
}

/** The grid of the home page's picture, cut at the right and at the lower edge. */
const grid = { pitch: 76, cell: 64, radius: 18, left: 50, top: 38, columns: 16 } as const;

/** Where the steps of each row begin: a slope that leaves the words their place. */
const slope = [12, 10, 10, 10, 9, 9, 9, 9] as const;

/** The row whose held note carries the page's name. */
const namedRow = 2;

/** The place of the held note with the name, in pixels. */
export const namedNote = {
  x: grid.left + slope[namedRow] * grid.pitch,
  y: grid.top + namedRow * grid.pitch,
  height: grid.cell,
} as const;

/** Bytes that look thrown, and are the same for the same page each time. */
const bytesOf = (seed: string): ((at: number) => number) => {
  const digest = createHash('sha256').update(seed).digest();
  return (at) => digest[at % digest.length] ?? 0;
};

/** One row from its first column on: a held note here and there, most steps unlit, pink on the second beat. */
const rowOf = (row: number, from: number, byte: (at: number) => number): readonly Step[] => {
  const held = 3 + (byte(row) % 3);
  const heldAt = from + (byte(row + 8) % 4);
  const hasHeld = byte(row + 16) % 3 > 0;
  const steps: Step[] = [];
  for (let column = from; column < grid.columns; column += 1) {
    if (hasHeld && column === heldAt) {
      steps.push({ column, row, steps: held, tone: byte(row + 24) % 2 === 0 ? 'cell-3' : 'cell-2' });
      column += held - 1;
      continue;
    }
    const chance = byte(row * 5 + column);
    const isBeat = column % 8 === 4 && chance % 2 === 0;
    steps.push({ column, row, steps: 1, tone: isBeat ? 'art-pink' : chance < 170 ? 'cell-0' : 'cell-1' });
  }
  return steps;
};

/** Teal on two unlit steps and sun on one, never in the row with the name. */
const withSigns = (steps: readonly Step[], byte: (at: number) => number): readonly Step[] => {
  const free = steps.filter(({ tone, row, column }) => tone === 'cell-0' && row !== namedRow && column < 15);
  const signs = (['art-teal', 'art-sun', 'art-teal'] as const).map((tone, index) => {
    const third = Math.floor(free.length / 3);
    return { step: free[index * third + (byte(index + 3) % Math.max(1, third))], tone };
  });
  return steps.map((step) => ({
    ...step,
    tone: signs.find((sign) => sign.step === step)?.tone ?? step.tone,
  }));
};

/** The steps of a page's picture. */
const stepsOf = (seed: string): readonly Step[] => {
  const byte = bytesOf(seed);
  const rows = slope.map((from, row): readonly Step[] =>
    row === namedRow
      ? [
          { column: from - 1, row, steps: 1, tone: 'cell-0' },
          { column: from, row, steps: grid.columns - from, tone: 'cell-3' },
        ]
      : rowOf(row, from + (byte(row + 4) % 2), byte),
  );
  return withSigns(rows.flat(), byte);
};

/**
 * The step grid of a page as SVG elements, seeded by its path: each page has a rhythm of its own.
 *
 * @example
 * shareArt('/pricing') === shareArt('/pricing') // → true
 */
export const shareArt = (seed: string): string =>
  stepsOf(seed)
    .map(({ column, row, steps, tone }) => {
      const x = grid.left + column * grid.pitch;
      const y = grid.top + row * grid.pitch;
      const width = grid.cell + (steps - 1) * grid.pitch;
      return `<rect x="${x}" y="${y}" width="${width}" height="${grid.cell}" rx="${grid.radius}" fill="${colors.dark[tone]}"/>`;
    })
    .join('');
