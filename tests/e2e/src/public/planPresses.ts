import type { PageControl } from './pageControls.ts';

/** Numbers from 0 to 1, the same in every run (mulberry32). */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

/** Controls that take the focus away come after the rest; a menu comes last, because a press closes it. */
const orderOf = ({ kind, group, opener }: PageControl): number => {
  if (group !== 'one at a time') return 0;
  return kind === 'details' || opener !== null ? 2 : 1;
};

/** One of each group and each key, those of the lowest rank first. */
export const planPresses = (
  controls: readonly PageControl[],
  keyed: (control: PageControl) => string,
  rankOf: (control: PageControl) => number,
): readonly PageControl[] => {
  const taken = new Set<string>();
  return controls
    .map((control) => ({ control, rank: rankOf(control) }))
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ control }) => {
      const keys = [`group ${control.group}`, keyed(control)];
      if (keys.some((key) => taken.has(key))) return [];
      for (const key of keys) taken.add(key);
      return [control];
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b));
};
