import callOfDuty from '../pictures/emblem-call-of-duty.svg?no-inline';
import fifa from '../pictures/emblem-fifa.svg?no-inline';
import fortnite from '../pictures/emblem-fortnite.svg?no-inline';
import gta from '../pictures/emblem-gta.svg?no-inline';
import leagueOfLegends from '../pictures/emblem-league-of-legends.svg?no-inline';
import minecraft from '../pictures/emblem-minecraft.svg?no-inline';

/** The games that have an emblem. */
export type EmblemId = 'call-of-duty' | 'fifa' | 'fortnite' | 'gta' | 'league-of-legends' | 'minecraft';

const files: Readonly<Record<EmblemId, string>> = {
  'call-of-duty': callOfDuty,
  fifa,
  fortnite,
  gta,
  'league-of-legends': leagueOfLegends,
  minecraft,
};

/**
 * The emblem of a game as a file that the browser loads when it comes near: no script holds its shapes. Decorative.
 *
 * @example <GameCard image={<EmblemImage id="fifa" />} title="Fifa" href="/pricing" />
 */
export const EmblemImage = ({ id }: { readonly id: EmblemId }) => (
  <img loading="lazy" src={files[id]} alt="" width={300} height={400} />
);
