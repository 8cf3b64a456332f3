import type { Claim } from '@backbeat/sdk/contract';
import { fixtures } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { askedText, claimAnswers, namedTracks } from './claimAnswers.ts';

const claims = (ids: readonly string[], state: Claim['state'] = 'releasing'): readonly Claim[] =>
  ids.flatMap((id) => fixtures.claims.claims.slice(0, 1).map((claim) => ({ ...claim, id, state })));

it('has what was asked for in the order of the question, as it stands now, and the others apart', () => {
  const known = claims(['c', 'b', 'a'], 'released');
  const { asked, earlier } = claimAnswers(known, claims(['a', 'c']));
  expect(asked.map(({ id, state }) => [id, state])).toEqual([
    ['a', 'released'],
    ['c', 'released'],
  ]);
  expect(earlier.map(({ id }) => id)).toEqual(['b']);
});

it('shows an answer before the list has it', () => {
  expect(claimAnswers([], claims(['a'])).asked).toHaveLength(1);
});

it('takes tracks one by one, twenty at most', () => {
  expect(namedTracks('')).toEqual([]);
  expect(namedTracks('Paper lanterns,, Night drive ,')).toEqual(['Paper lanterns', 'Night drive']);
  expect(namedTracks('a,'.repeat(30))).toHaveLength(20);
});

it.each([
  [1, 0, '1 video checked.'],
  [3, 2, '3 videos checked. 2 lines have no video of YouTube or Twitch.'],
  [0, 1, '1 line has no video of YouTube or Twitch.'],
])('%i videos and %i lines: %s', (count, unread, text) => {
  expect(askedText({ claims: count, unread })).toBe(text);
});
