import { fixtures } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { giftPath } from './giftPath.ts';
import {
  claimedText,
  claimPromise,
  giftHeading,
  giftLead,
  giftReader,
  lastDayText,
  placeRows,
} from './giftWords.ts';

const { gift, giftClaim, giftClaimState } = fixtures;

it('has an address', () => {
  expect(giftPath('7K2M-41QX-8B3D-Z0VN')).toBe('/gifts/7K2M-41QX-8B3D-Z0VN');
});

describe('the page of a gift', () => {
  const atMs = Date.parse('2026-12-01');

  it.each([
    [
      gift,
      'DJ Night gives you a month of Premium',
      '4 of 5 months are left. Claim one through December 19, 2026.',
    ],
    [{ ...gift, left: 1 }, /gives you/, '1 of 5 months is left. Claim it through December 19, 2026.'],
    [{ ...gift, places: 1, left: 1 }, /gives you/, 'Claim it through December 19, 2026.'],
    [
      { ...gift, left: 0, state: 'claimed' },
      'Every month of this gift is claimed',
      'DJ Night gave 5 months of Premium, and others were faster.',
    ],
    [{ ...gift, state: 'ended', giver: null }, 'This gift is over', 'Somebody ended it before its last day.'],
    [
      { ...gift, state: 'ended', until: '2026-11-20T00:00:00.000Z' },
      'This gift is over',
      'It could be claimed through November 19, 2026.',
    ],
  ] as const)('for anybody: %#', (shown, heading, lead) => {
    expect(giftHeading(shown, 'other')).toMatch(heading);
    expect(giftLead(shown, 'other', atMs)).toBe(lead);
  });

  it.each([
    [gift, 'You have claimed one of 5 months. Others can claim 4 more through December 19, 2026.'],
    [
      { ...gift, left: 1 },
      'You have claimed one of 5 months. Others can claim the last one through December 19, 2026.',
    ],
    [{ ...gift, left: 0, state: 'claimed' }, 'You have claimed one of 5 months. None is left.'],
    [{ ...gift, state: 'ended' }, 'You have claimed one of 5 months. The others can no longer be claimed.'],
    [{ ...gift, places: 1, left: 0, state: 'claimed' }, 'You have claimed it.'],
  ] as const)('asks nobody to claim who has claimed: %#', (shown, lead) => {
    expect(giftHeading(shown, 'claimer')).toBe('DJ Night gave you a month of Premium');
    expect(giftLead(shown, 'claimer', atMs)).toBe(lead);
  });

  it.each([
    [gift, 'Your gift: 5 months of Premium', '4 of 5 months are left. Open through December 19, 2026.'],
    [
      { ...gift, places: 1, left: 1 },
      'Your gift: a month of Premium',
      'Nobody has claimed it yet. Open through December 19, 2026.',
    ],
    [
      { ...gift, left: 0, state: 'claimed' },
      'Every month of this gift is claimed',
      'You gave 5 months of Premium, and none is left.',
    ],
    [{ ...gift, state: 'ended' }, 'This gift is over', 'You ended it before its last day.'],
  ] as const)('does not give the giver their own gift: %#', (shown, heading, lead) => {
    expect(giftHeading(shown, 'giver')).toBe(heading);
    expect(giftLead(shown, 'giver', atMs)).toBe(lead);
  });

  it('knows who looks by what claiming would do', () => {
    expect(
      [null, giftClaimState, giftClaim, { state: 'refused', reason: 'own' } as const].map(giftReader),
    ).toEqual(['other', 'other', 'claimer', 'giver']);
  });

  it('says what claiming does before it is done', () => {
    expect(claimPromise(giftClaimState)).toContain('no card is needed');
    expect(claimPromise({ ...giftClaimState, state: 'later', after_plan_code: 'rockspro_m_v1' })).toContain(
      'Your Pro stays as it is, and the month is kept',
    );
  });

  it.each([
    [giftClaim, '2026-12-01', 'Premium is yours until December 20, 2026. It ends by itself.'],
    [giftClaim, '2027-01-01', 'Your month ended on December 20, 2026.'],
    [
      { ...giftClaim, starts_at: null, ends_at: null, after_plan_code: 'rocksprem_i_m_v2' },
      '2026-12-01',
      'The month is kept for you. It begins when your Premium ends.',
    ],
  ])('says what was claimed: %#', (claim, at, text) => {
    expect(claimedText(claim, Date.parse(at))).toBe(text);
  });

  it('draws each month once', () => {
    expect(placeRows({ places: 12, claimed: 1, isOpen: true })).toEqual(['PTTTTTTTTT', 'TT']);
    expect(placeRows({ places: 3, claimed: 1, isOpen: false })).toEqual(['P11']);
    expect(lastDayText('2026-12-21T00:00:00.000Z')).toBe('December 20, 2026');
  });
});
