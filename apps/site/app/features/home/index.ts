export { CreatorQuotes } from './components/CreatorQuotes.tsx';
export { gameStations } from './content.ts';
export { useStationLink } from './useStationLink.ts';
