import { ApiError } from './ApiError.ts';

/** The error for a call without a valid session. */
export const noSession = (message = 'Send a valid session token as "Authorization: Bearer".'): ApiError =>
  new ApiError('unauthorized', message, { details: { reason: 'no_session' } });

/** The error for an account that is merged into another one. */
export const mergedAway = (): ApiError =>
  new ApiError('unauthorized', 'The account was merged into another one.', {
    details: { reason: 'account_merged' },
  });
