import type { Claim } from '@backbeat/sdk/contract';

const mostTracks = 20;

/**
 * The tracks in what somebody has typed, with commas between them.
 *
 * @example namedTracks(' Paper lanterns, ,Night drive') // → ['Paper lanterns', 'Night drive']
 */
export const namedTracks = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, mostTracks);

/** What was asked last, as it stands now, and the claims of before. */
export interface ClaimAnswers {
  readonly asked: readonly Claim[];
  readonly earlier: readonly Claim[];
}

/**
 * Sorts claims into those that were asked for last, in the order of the question, and the others.
 *
 * @param known the newest state of all
 * @param answer what the last question was answered with
 */
export const claimAnswers = (known: readonly Claim[], answer: readonly Claim[]): ClaimAnswers => {
  const newest = new Map(known.map((claim) => [claim.id, claim]));
  const ids = new Set(answer.map(({ id }) => id));
  return {
    asked: answer.map((claim) => newest.get(claim.id) ?? claim),
    earlier: known.filter(({ id }) => !ids.has(id)),
  };
};

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

/**
 * What a question has brought, in a line.
 *
 * @example askedText({ claims: 2, unread: 1 }) // → '2 videos checked. 1 line has no video of YouTube or Twitch.'
 */
export const askedText = ({ claims, unread }: { readonly claims: number; readonly unread: number }): string =>
  [
    claims === 0 ? null : `${counted(claims, 'video', 'videos')} checked.`,
    unread === 0 ? null : `${counted(unread, 'line has', 'lines have')} no video of YouTube or Twitch.`,
  ]
    .filter((part) => part !== null)
    .join(' ');
