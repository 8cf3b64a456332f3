import type { SandboxContext } from '../SandboxContext.ts';
import type { Creator } from '../store/rows.ts';
import { readyMadeCreators } from './creators.ts';

/** Everybody one can sign in as: the ready-made, then those made by hand. */
export const allCreators = ({ store }: Pick<SandboxContext, 'store'>): Creator[] => [
  ...readyMadeCreators,
  ...store.list('creators'),
];

/** The creator of a subject identifier, if there is one. */
export const findCreator = (context: Pick<SandboxContext, 'store'>, sub: string): Creator | undefined =>
  allCreators(context).find((creator) => creator.sub === sub);
