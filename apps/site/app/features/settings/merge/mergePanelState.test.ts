import type { MergeState } from '@backbeat/sdk/contract';
import { expect, it } from 'vitest';
import { mergedText, mergePanelState, undoConsequences } from './mergePanelState.ts';

type Other = NonNullable<MergeState['other']>;

const told: Other = {
  providers: ['google_oauth2'],
  offered_until: null,
  confirmed_until: null,
  name: null,
  tier: null,
  stays: null,
  problem: null,
};
const asked: Other = {
  ...told,
  confirmed_until: '2026-11-23T10:00:00.000Z',
  name: 'Ada',
  tier: 'premStream',
  stays: 'other',
};
const stand = (other: Other | null, confirmed_until: string | null = null) =>
  mergePanelState({ other, confirmed_until, merged: [] });

it('says nothing without another account', () => {
  expect(stand(null)).toEqual({ kind: 'none' });
});

it('tells of another account by the way to sign in to it', () => {
  expect(stand(told)).toEqual({
    kind: 'told',
    text: expect.stringMatching(
      /^Another account has your verified email address\. You sign in to it with Google\. /,
    ),
  });
});

it('waits for the other side', () => {
  expect(stand({ ...told, providers: ['twitch', 'streamlabs'] }, '2026-11-23T10:00:00.000Z')).toEqual({
    kind: 'waiting',
    text: expect.stringContaining('sign in to the other account with Twitch or Streamlabs'),
    providers: ['twitch', 'streamlabs'],
  });
});

it('tells of an offer of the support nothing but where to confirm first', () => {
  const offered: Other = { ...told, providers: [], offered_until: '2026-11-30T10:00:00.000Z' };
  expect(stand(offered)).toEqual({
    kind: 'offered',
    text: expect.stringMatching(
      /First open the link in the letter .+, until November 30, 2026\. Then confirm here\.$/,
    ),
  });
  expect(stand({ ...asked, offered_until: '2026-11-30T10:00:00.000Z' })).toMatchObject({
    kind: 'asked',
    isOffer: true,
  });
  expect(stand(asked)).toMatchObject({ isOffer: false });
});

it.each([
  ['other', '“Ada” (Premium) stays, and this account goes: you go on as “Ada”.'],
  ['this', 'This account stays, and “Ada” (Premium) goes.'],
] as const)('says which account stays: %s', (stays, text) => {
  expect(stand({ ...asked, stays })).toMatchObject({ kind: 'asked', title: 'Merge with “Ada”?', text });
});

it('says what to do where they cannot become one, whoever has confirmed', () => {
  const problem = { kind: 'two_plans' } as const;
  const impossible = { kind: 'impossible', text: expect.stringContaining('Cancel one of the two') };
  expect(stand({ ...asked, stays: null, problem })).toEqual(impossible);
  expect(stand({ ...asked, stays: null, problem }, '2026-11-23T10:00:00.000Z')).toEqual(impossible);
});

it('says until when a merge can be undone, and what that means', () => {
  const merge = {
    merge_id: '3b9c1c1e-5f0a-4b8e-9d51-0c6f7d1f2a10',
    name: 'Ada',
    merged_at: '2026-11-23T10:00:00.000Z',
    undo_until: '2026-11-30T10:00:00.000Z',
  };
  expect(mergedText(merge)).toBe(
    '“Ada” is part of this account since November 23, 2026. You can undo that until November 30, 2026.',
  );
  expect(undoConsequences('Ada')[0]).toMatch(/^“Ada” gets back /);
});
