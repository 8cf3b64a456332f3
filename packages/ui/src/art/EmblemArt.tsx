import type { ComponentProps, ReactElement } from 'react';
import { CallOfDutyEmblem } from './emblems/CallOfDutyEmblem.tsx';
import { FifaEmblem } from './emblems/FifaEmblem.tsx';
import { FortniteEmblem } from './emblems/FortniteEmblem.tsx';
import { GtaEmblem } from './emblems/GtaEmblem.tsx';
import { LeagueOfLegendsEmblem } from './emblems/LeagueOfLegendsEmblem.tsx';
import { MinecraftEmblem } from './emblems/MinecraftEmblem.tsx';

/** The games that have an emblem. */
export type EmblemId = 'call-of-duty' | 'fifa' | 'fortnite' | 'gta' | 'league-of-legends' | 'minecraft';

const emblems: Readonly<Record<EmblemId, () => ReactElement>> = {
  'call-of-duty': CallOfDutyEmblem,
  fifa: FifaEmblem,
  fortnite: FortniteEmblem,
  gta: GtaEmblem,
  'league-of-legends': LeagueOfLegendsEmblem,
  minecraft: MinecraftEmblem,
};

/** Props of {@link EmblemArt}. */
export interface EmblemArtProps extends Omit<ComponentProps<'svg'>, 'id'> {
  /** Which game. */
  readonly id: EmblemId;
}

/**
 * An abstract picture for a game's station: geometry on a dark field, no game's mark. Decorative.
 *
 * @example
 * <EmblemArt id="fifa" />
 */
export const EmblemArt = ({ id, ...rest }: EmblemArtProps) => {
  const Emblem = emblems[id];
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true" {...rest}>
      <Emblem />
    </svg>
  );
};
