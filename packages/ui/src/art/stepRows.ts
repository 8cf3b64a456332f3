/** What a cell of a step grid is: unlit to bright, pink, teal, sun, or the colour of text. */
export type StepTone = 'c0' | 'c1' | 'c2' | 'c3' | 'pink' | 'teal' | 'sun' | 'text';

/** One cell; a held note is a cell of several steps. */
export interface StepCell {
  readonly column: number;
  readonly row: number;
  readonly steps: number;
  readonly tone: StepTone;
  /** Whether it hits once per bar. */
  readonly beats: boolean;
}

interface Letter {
  readonly tone: StepTone;
  readonly beats: boolean;
}

const letters: Readonly<Record<string, Letter>> = {
  '0': { tone: 'c0', beats: false },
  '1': { tone: 'c1', beats: false },
  '2': { tone: 'c2', beats: false },
  '3': { tone: 'c3', beats: false },
  p: { tone: 'pink', beats: true },
  t: { tone: 'teal', beats: true },
  s: { tone: 'sun', beats: true },
  P: { tone: 'pink', beats: false },
  T: { tone: 'teal', beats: false },
  S: { tone: 'sun', beats: false },
  x: { tone: 'text', beats: false },
};

/**
 * Rows of text read as a step grid: `0` to `3` are the violets, `p` `t` `s` pink, teal and sun that hit on the
 * beat (capitals stand still), `x` the colour of text, `-` holds the note before it, `.` is nothing.
 *
 * @example
 * stepCells(['p-.t']).length // → 2
 */
export const stepCells = (rows: readonly string[]): readonly StepCell[] =>
  rows.flatMap((text, row) =>
    [...text].flatMap((char, column) => {
      const letter = letters[char];
      if (!letter) return [];
      const held = /^-*/.exec(text.slice(column + 1))?.[0].length ?? 0;
      return [{ column, row, steps: 1 + held, ...letter }];
    }),
  );
