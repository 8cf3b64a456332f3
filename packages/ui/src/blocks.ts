export { HeroArtCompact, type HeroArtCompactProps, type HeroArtProps, HeroArtWide } from './art/HeroArt.tsx';
export { NotFoundArt } from './art/NotFoundArt.tsx';
export { ControlPad, type ControlPadProps } from './showcase/ControlPad.tsx';
export { GameCard, type GameCardProps } from './showcase/GameCard.tsx';
export { Outro } from './showcase/Outro.tsx';
export { StaggeredStations, type StaggeredStationsProps, StationGrid } from './stations/StationGrid.tsx';
