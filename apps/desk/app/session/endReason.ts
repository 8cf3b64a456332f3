/** Why the sign-in screen is shown. */
export type EndReason = 'none' | 'signed-out' | 'idle' | 'long' | 'ended';

/** What is known of a session that the api no longer takes. Moments are epoch milliseconds. */
export interface EndedSession {
  /** When the desk was used last in this browser; `null` for never. */
  readonly usedAtMs: number | null;
  /** When the session would have ended anyway; `null` where it is not known. */
  readonly endsAtMs: number | null;
  readonly atMs: number;
}

/** After so long without a call a session ends. */
export const idleMs = 30 * 60_000;

/**
 * Why a session has ended. The api does not say, since whoever asks is nobody to it.
 *
 * @example endReason({ usedAtMs: null, endsAtMs: null, atMs: 0 }) // → 'none'
 */
export const endReason = ({ usedAtMs, endsAtMs, atMs }: EndedSession): EndReason => {
  if (usedAtMs === null) return 'none';
  if (endsAtMs !== null && atMs >= endsAtMs) return 'long';
  return atMs - usedAtMs >= idleMs ? 'idle' : 'ended';
};

/** Each reason in words; without one, nothing is said. */
export const endReasonTexts: Readonly<Record<EndReason, string | null>> = {
  none: null,
  'signed-out': 'You have signed out.',
  idle: 'You have not used the desk for 30 minutes. Sign in again to go on.',
  long: 'You signed in 12 hours ago. Sign in again to go on.',
  ended: 'Your session has ended: it was ended elsewhere, or another one has begun in this browser.',
};
