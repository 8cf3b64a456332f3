import { ApiError, errorText } from '@backbeat/sdk';

/** What is wrong with the next stream: about its day, or anything else. */
export interface StreamProblem {
  readonly day: string | null;
  readonly other: string | null;
}

/**
 * Why the next stream cannot be kept.
 *
 * @param isOver the day that is typed has passed
 * @param error the api's answer to an earlier try, null without one
 * @example streamProblem(true, null).day // → 'This is over. Choose a day ahead.'
 */
export const streamProblem = (isOver: boolean, error: unknown): StreamProblem => {
  if (isOver) return { day: 'This is over. Choose a day ahead.', other: null };
  if (error instanceof ApiError && error.wireCode === 'validation')
    return { day: 'Choose a day within a year from now.', other: null };
  return { day: null, other: error === null ? null : errorText(error) };
};
