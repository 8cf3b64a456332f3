import { fixtures } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { giftPath, readGiftCode } from './giftPath.ts';
import { claimedText, claimPromise, giftHeading, giftLead, lastDayText, placeRows } from './giftWords.ts';

const { gift, giftClaim, giftClaimState } = fixtures;

describe('a claim link', () => {
  it.each([
    ['7K2M-41QX-8B3D-Z0VN', '7K2M-41QX-8B3D-Z0VN'],
    ['7k2m-41qx-8b3d-z0vn', '7K2M-41QX-8B3D-Z0VN'],
    ['7K2M-41QX-8B3D', null],
    ['7K2M-41QX-8B3D-Z0VN-', null],
    ['ILOU-ILOU-ILOU-ILOU', null],
    ['', null],
  ])('%j names %j', (text, code) => {
    expect(readGiftCode(text)).toBe(code);
    if (code !== null) expect(giftPath(code)).toBe(`/gifts/${code}`);
  });
});

describe('the page of a gift', () => {
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
    [
      { ...gift, state: 'ended', giver: null },
      'This gift is over',
      'It could be claimed through December 19, 2026, or until Somebody ended it.',
    ],
  ] as const)('%#', (shown, heading, lead) => {
    expect(giftHeading(shown)).toMatch(heading);
    expect(giftLead(shown)).toBe(lead);
  });

  it('says what claiming does before it is done', () => {
    expect(claimPromise(giftClaimState)).toContain('no card is needed');
    expect(claimPromise({ ...giftClaimState, state: 'later', after_plan_code: 'rockspro_m_v1' })).toContain(
      'You are on Pro, so the month is kept',
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
