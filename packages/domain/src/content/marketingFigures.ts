/**
 * The figures that pages state. Tracks, users and hours are thousands; a page puts
 * the unit and the plus sign.
 *
 * @example marketingFigures.tracksAddedWeekly // → 100
 */
export const marketingFigures = {
  /** Thousands of tracks that are safe on the live-streaming platform. */
  twitch: 600,
  /** Thousands of tracks that are safe on the video platform. */
  youTube: 150,
  /** Thousands. */
  users: 550,
  /** Thousands. */
  hoursOfMusic: 25,
  tracksAddedWeekly: 100,
  stations: 60,
  /** Thousands of tracks to download. */
  download: 50,
  streamDeckActions: 15,
  /** The smaller figures, which equal what Free has. */
  secondary: {
    /** Thousands. */
    twitch: 40,
    /** Thousands. */
    youTube: 5,
    stations: 10,
  },
  /** What Free has, in full. */
  free: { twitchSafeTracks: 40_000, youTubeSafeTracks: 5_000, curatedStations: 10 },
  /** What the home page's own copy says. */
  home: { stations: 55, youTubeSafeTracks: 114_000, streamDeckActions: 15 },
  /** Profile clicks of artists per month. */
  artistProfileClicks: 2_000_000,
} as const;
