import type { SessionView } from '../session/index.ts';

/** What the settings area does with its visitor. */
export type AreaAccess = 'waiting' | 'unreachable' | 'home' | 'open';

/**
 * Nobody signed in: home. A service that does not answer is no reason to send somebody away.
 *
 * @example areaAccess({ status: 'signed-out', error: null }) // → 'home'
 */
export const areaAccess = ({ status, error }: Pick<SessionView, 'status' | 'error'>): AreaAccess => {
  if (status === 'loading') return 'waiting';
  if (status === 'signed-in') return 'open';
  return error?.isUnreachable ? 'unreachable' : 'home';
};
