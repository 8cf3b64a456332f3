import { ApiError, errorText } from '@backbeat/sdk';

/** Why no certificate was issued, for the person who asked for it. */
export const issueProblem = (error: unknown): string => {
  if (error instanceof ApiError && error.wireCode === 'not_found')
    return 'No plan covered this channel in this time, so there is nothing to certify. Choose other days, or wait a minute if your plan has only just begun.';
  if (error instanceof ApiError && error.wireCode === 'provider_unavailable')
    return 'We could not ask the payment provider about the last days. Try again soon, or choose days that lie further back.';
  if (error instanceof ApiError && error.wireCode === 'validation')
    return 'The first day must come before the last one, and the last one is today at the latest.';
  return errorText(error);
};
