/// <reference path="./svgShapes.d.ts" />
import type { Shape } from './Drawing.tsx';
import callOfDuty from './pictures/emblem-call-of-duty.svg?shapes';
import fifa from './pictures/emblem-fifa.svg?shapes';
import fortnite from './pictures/emblem-fortnite.svg?shapes';
import gta from './pictures/emblem-gta.svg?shapes';
import leagueOfLegends from './pictures/emblem-league-of-legends.svg?shapes';
import minecraft from './pictures/emblem-minecraft.svg?shapes';

/** The games that have an emblem. */
export type EmblemId = 'call-of-duty' | 'fifa' | 'fortnite' | 'gta' | 'league-of-legends' | 'minecraft';

/** The emblem of each game, in a view box of 300 by 400; the first shape is the ground. */
export const emblems: Readonly<Record<EmblemId, readonly Shape[]>> = {
  'call-of-duty': callOfDuty,
  fifa,
  fortnite,
  gta,
  'league-of-legends': leagueOfLegends,
  minecraft,
};
