import { ApiError } from './ApiError.ts';

/** Nobody is signed in with what the call brought. */
export const noSession = (message = 'Send a valid session token as "Authorization: Bearer".'): ApiError =>
  new ApiError('unauthorized', message, { details: { reason: 'no_session' } });

/** The account of the call is part of another one by now. */
export const mergedAway = (): ApiError =>
  new ApiError('unauthorized', 'The account was merged into another one.', {
    details: { reason: 'account_merged' },
  });
