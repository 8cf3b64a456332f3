import { type StationId, stations } from '@backbeat/domain';
import type { StationCard } from '@backbeat/sdk/contract';

const card = (title: string, audioUrl: string, description: string): StationCard => ({
  title,
  description,
  audioUrl,
  image: null,
  variant: null,
  numberOfTracks: null,
  lengthInHours: null,
  gradientFrom: null,
  gradientTo: null,
});

const stationCard = (id: StationId, description: string): StationCard => {
  const { title, numberOfTracks, lengthInHours, gradientFrom, gradientTo } = stations[id];
  return { ...card(title, id, description), numberOfTracks, lengthInHours, gradientFrom, gradientTo };
};

/** What the home page shows (specification, section 2.3). `audioUrl` is the segment that the player opens. */
export const featuredStations = {
  hot: [
    stationCard('lofi', 'Soft beats to stream, study and unwind to.'),
    stationCard('chill', 'Easy-going tracks that leave room for talk.'),
    card('Happy EDM', 'happy-edm', 'Bright drops for the winning streak.'),
  ],
  gaming: [
    card('GTA', 'gta', 'Radio for a long drive through the city.'),
    card('League Of Legends', 'league-of-legends', 'Focus for the lane, power for the push.'),
    card('Fortnite', 'fortnite', 'Energy until the last circle.'),
    card('Fifa', 'fifa', 'Anthems from kick-off to extra time.'),
    card('Call of Duty', 'call-of-duty', 'Tension and release, round after round.'),
    card('Minecraft', 'minecraft', 'Calm sounds to build by.'),
  ],
} as const satisfies Record<string, readonly StationCard[]>;
