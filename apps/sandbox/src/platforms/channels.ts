/** A channel of the video platform. */
export interface VideoChannel {
  readonly id: string;
  readonly title: string;
}

const firsts = [
  'Night',
  'Pixel',
  'Velvet',
  'Turbo',
  'Quiet',
  'Solar',
  'Copper',
  'Paper',
  'Neon',
  'Lucky',
  'Frost',
  'Amber',
  'Echo',
  'Rapid',
  'Cosmic',
  'Maple',
];
const seconds = [
  'Arcade',
  'Kitchen',
  'Garage',
  'Cinema',
  'Workshop',
  'Garden',
  'League',
  'Sessions',
  'Journal',
  'Lab',
  'Radio',
  'Trails',
  'Quest',
  'Studio',
  'Harbour',
  'Club',
];

/** Every channel that can be found: 256 of them, always the same. */
export const videoChannels: readonly VideoChannel[] = firsts.flatMap((first) =>
  seconds.map((second) => ({ id: `UC-${first}-${second}`.toLowerCase(), title: `${first} ${second}` })),
);

const mostHits = 10;

/**
 * The channels whose title holds the words, in the order of the list.
 *
 * @example findChannels('night arc')[0]?.title // → 'Night Arcade'
 */
export const findChannels = (words: string): readonly VideoChannel[] => {
  const wanted = words.trim().toLowerCase();
  return videoChannels.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, mostHits);
};
