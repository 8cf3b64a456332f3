import { GameCard } from '@backbeat/ui/blocks';
import type { gameStations } from '../content.ts';
import { useStationLink } from '../useStationLink.ts';

/** The card of a station that was made for a game. */
const GameStation = ({ game, title, segment }: (typeof gameStations)[number]) => (
  <GameCard game={game} title={title} {...useStationLink()(segment)} />
);

export default GameStation;
