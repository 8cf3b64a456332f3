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
