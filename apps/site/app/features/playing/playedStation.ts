import { stations } from '@backbeat/domain/content';
import type { StationTile } from '@backbeat/ui';

const byName = new Map(
  Object.values(stations).flatMap((station) => [
    [station.id.toLowerCase(), station],
    [station.title.toLowerCase(), station],
  ]),
);

/** Two colours for a station that has no tile of its own, and for music from none. */
const plainColours = { gradientFrom: '#8f7bff', gradientTo: '#2c2a78' } as const;

/**
 * The tile of the station that a track was played on, by the id or the title that the player reported. A station
 * without a tile gets a rhythm of its own in plain colours.
 *
 * @example
 * playedStation('LoFi')?.id // → 'lofi'
 */
export const playedStation = (name: string | null): StationTile | null => {
  if (name === null || name.trim() === '') return null;
  const known = byName.get(name.trim().toLowerCase());
  return known ?? { id: name, title: name, ...plainColours };
};

/** What is drawn beside a track: its station's tile, or one seeded by the track itself. */
export const playedArt = (name: string | null, title: string): StationTile =>
  playedStation(name) ?? { id: title, title, ...plainColours };
