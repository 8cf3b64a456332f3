/** A track of the sandbox: no sound, but a name, and as long as real ones. */
export interface Track {
  readonly title: string;
  readonly artist: string;
  readonly durationSeconds: number;
}

const firsts = ['Night', 'Paper', 'Slow', 'Second', 'Velvet', 'Distant', 'Golden', 'Static', 'Open'] as const;
const seconds = ['Bus', 'Lanterns', 'Tide', 'Coffee', 'Window', 'Signal', 'Hour', 'Garden'] as const;
const artists = ['The Offbeats', 'Mira Vale', 'Kasette', 'Juno Park', 'Tall Hours', 'North Pier'] as const;

const seedOf = (text: string): number =>
  [...text].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/**
 * A station's tracks in their order, which is the same each time.
 *
 * @example trackOf('lofi', 0).durationSeconds >= 120 // → true
 */
export const trackOf = (station: string, index: number): Track => {
  const seed = seedOf(`${station} ${index}`);
  return {
    title: `${firsts[seed % firsts.length]} ${seconds[(seed >>> 4) % seconds.length]}`,
    artist: artists[(seed >>> 8) % artists.length] ?? artists[0],
    durationSeconds: 120 + (seed % 120),
  };
};
