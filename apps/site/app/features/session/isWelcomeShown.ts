import { isCheckoutPath } from './sessionPaths.ts';

interface Arrival {
  readonly hasToken: boolean;
  /** The account was made just now, and nobody has been welcomed yet. */
  readonly isDue: boolean;
  readonly pathname: string;
}

/**
 * Whether the welcome shows: to somebody new who is here with a token, but not while they are paying.
 *
 * @example isWelcomeShown({ hasToken: true, isDue: true, pathname: '/checkout/premium' }) // → false
 */
export const isWelcomeShown = ({ hasToken, isDue, pathname }: Arrival): boolean =>
  hasToken && isDue && !isCheckoutPath(pathname);
