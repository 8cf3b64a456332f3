import type { SandboxContext } from '../SandboxContext.ts';
import type { Token } from '../store/rows.ts';

/** How long a browser's token can be used, and used again. */
const tokenLifetimeMs = 20 * 60 * 1000;

/** A token that still counts. */
export const findToken = (
  { store, clock }: Pick<SandboxContext, 'store' | 'clock'>,
  id: string,
): Token | undefined => {
  const token = store.get('tokens', id);
  return token !== undefined && clock.nowMs() - token.createdAtMs <= tokenLifetimeMs ? token : undefined;
};
