import type { SessionView } from '../session/index.ts';

/** What the settings area does with its visitor. */
export type AreaAccess = 'waiting' | 'unreachable' | 'home' | 'invited' | 'ended' | 'open';

interface Visit extends Pick<SessionView, 'status' | 'error'> {
  /** Somebody was signed in on this very visit. */
  readonly wasOpen?: boolean;
  /** The page says to everybody what it is about. */
  readonly isInviting?: boolean;
}

/**
 * Nobody signed in: home. A service that does not answer is no reason to send somebody away, and neither is a
 * session that ends in the middle, which nobody has asked for, or an account that was merged into another one.
 *
 * @example areaAccess({ status: 'signed-out', error: null }) // → 'home'
 */
export const areaAccess = ({ status, error, wasOpen = false, isInviting = false }: Visit): AreaAccess => {
  if (status === 'loading') return 'waiting';
  if (status === 'signed-in') return 'open';
  if (error?.isUnreachable) return 'unreachable';
  if (error?.isMerged || (wasOpen && error !== null)) return 'ended';
  return isInviting ? 'invited' : 'home';
};
