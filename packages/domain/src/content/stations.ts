/**
 * The stations that pages show with their size.
 *
 * @example stationIds[0] // → 'chill'
 */
export const stationIds = [
  'chill',
  'lofi',
  'calming-cinematics',
  'electro-swing',
  'disco',
  'rock',
  'spooky',
  'chiptune',
  'tradition-latin',
] as const;

/** A station that has a tile. */
export type StationId = (typeof stationIds)[number];

/** A station's size, and the colours of its tile from left to right. */
export interface Station {
  readonly id: StationId;
  readonly title: string;
  readonly numberOfTracks: number;
  readonly lengthInHours: number;
  readonly gradientFrom: string;
  readonly gradientTo: string;
}

/**
 * The nine stations in the order of the two groups.
 *
 * @example stations.chill.numberOfTracks // → 4272
 */
export const stations: Readonly<Record<StationId, Station>> = {
  chill: station('chill', 'Chill', 4272, 201, '#38d6c4', '#1a5fa8'),
  lofi: station('lofi', 'LoFi', 3560, 153, '#ff7aa2', '#5a2a9c'),
  'calming-cinematics': station('calming-cinematics', 'Calming Cinematics', 1733, 77, '#8fb4ff', '#2c2a78'),
  'electro-swing': station('electro-swing', 'Electro-Swing', 218, 10, '#ffc861', '#b8442e'),
  disco: station('disco', 'Disco', 409, 22, '#ff8de0', '#b01c6a'),
  rock: station('rock', 'Rock', 1346, 73, '#ff7350', '#7c1238'),
  spooky: station('spooky', 'Spooky', 921, 35, '#a5e05a', '#1f5a4a'),
  chiptune: station('chiptune', 'Chiptune', 783, 40, '#9d8bff', '#3a1fa0'),
  'tradition-latin': station('tradition-latin', 'Tradition Latin', 725, 33, '#ffd166', '#0f8a6c'),
};

function station(
  id: StationId,
  title: string,
  numberOfTracks: number,
  lengthInHours: number,
  gradientFrom: string,
  gradientTo: string,
): Station {
  return { id, title, numberOfTracks, lengthInHours, gradientFrom, gradientTo };
}

/**
 * The two rows of tiles on the pricing page.
 *
 * @example stationGroups.map((group) => group.length) // → [5, 4]
 */
export const stationGroups: readonly (readonly StationId[])[] = [stationIds.slice(0, 5), stationIds.slice(5)];

/**
 * The line under a station's title.
 *
 * @example stationText(stations.chill) // → '4272 tracks | 201 hrs'
 */
export const stationText = ({ numberOfTracks, lengthInHours }: Station): string =>
  `${numberOfTracks} tracks | ${lengthInHours} hrs`;

/** A station for a game; its id is the short segment of the player's address. */
export interface GamingStation {
  readonly id: string;
  readonly title: string;
}

/**
 * The stations of the games carousel, in its order.
 *
 * @example gamingStations.map(({ title }) => title) // → ['GTA', 'League Of Legends', 'Fortnite', 'Fifa', 'Call of Duty', 'Minecraft']
 */
export const gamingStations: readonly GamingStation[] = [
  { id: 'gta', title: 'GTA' },
  { id: 'lol', title: 'League Of Legends' },
  { id: 'fortnite', title: 'Fortnite' },
  { id: 'fifa', title: 'Fifa' },
  { id: 'cod', title: 'Call of Duty' },
  { id: 'minecraft', title: 'Minecraft' },
];
