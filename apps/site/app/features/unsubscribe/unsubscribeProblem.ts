import { ApiError, errorText, WireError } from '@backbeat/sdk';

const refused: readonly (string | null)[] = ['not_found', 'validation'];

/** Why the letters could not be ended, and what to do. */
export const unsubscribeProblem = (error: Error): string =>
  (error instanceof WireError && error.side === 'request') ||
  (error instanceof ApiError && refused.includes(error.wireCode))
    ? 'This link is not whole. Open it from the letter again, or sign in and choose in your settings.'
    : errorText(error);
