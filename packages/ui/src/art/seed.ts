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
