import { coupons, usedOffer } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { appliedOf, couponFieldProps, couponStateFor, promoState, usedOffersOf } from './usePromoCodes.ts';

const found = { code: 'VidCon50' };

it.each([
  ['nothing asked', { asked: null, found: undefined, hasFailed: false }, 'idle'],
  ['on its way', { asked: 'vidcon50', found: undefined, hasFailed: false }, 'checking'],
  ['found, however it was typed', { asked: ' vidcon50', found, hasFailed: false }, 'applied'],
  ['the answer for another code', { asked: 'other', found, hasFailed: false }, 'checking'],
  ['no such code', { asked: 'x', found: null, hasFailed: false }, 'invalid'],
  ['no answer', { asked: 'x', found: undefined, hasFailed: true }, 'failed'],
])('%s', (_name, lookUp, kind) => {
  const state = promoState(lookUp);
  expect(state.kind).toBe(kind);
  expect(appliedOf(state)).toBe(kind === 'applied' ? found : null);
});

describe('a coupon for the person who asks', () => {
  const { twitch14, oneMonthFree, vidcon } = coupons;
  const applied = (value: typeof twitch14) => ({ kind: 'applied', value }) as const;

  it.each([
    ['a first trial', applied(twitch14), [], applied(twitch14)],
    [
      'a second trial',
      applied(twitch14),
      [usedOffer(oneMonthFree)],
      { kind: 'refused', refusal: 'trial_used' },
    ],
    ['a trial while the account is on its way', applied(twitch14), null, { kind: 'checking' }],
    ['any other coupon meanwhile', applied(vidcon), null, applied(vidcon)],
    ['no coupon', { kind: 'invalid' }, null, { kind: 'invalid' }],
  ] as const)('%s', (_name, state, used, expected) => {
    expect(couponStateFor(state, used)).toEqual(expected);
    expect(appliedOf(couponStateFor(state, used))).toBe(expected.kind === 'applied' ? expected.value : null);
  });

  it.each([
    ['nobody is signed in', { isNobody: true, account: undefined, hasFailed: false }, []],
    ['who is here cannot be asked', { isNobody: false, account: undefined, hasFailed: false }, null],
    ['the account cannot be read', { isNobody: false, account: undefined, hasFailed: true }, []],
    [
      'it is read',
      { isNobody: false, account: { used_offers: ['free_trial'] }, hasFailed: false },
      ['free_trial'],
    ],
    ['an older api', { isNobody: false, account: {}, hasFailed: false }, []],
  ] as const)('knows what was used before where %s', (_name, asker, used) => {
    expect(usedOffersOf(asker)).toEqual(used);
  });

  it('stands in the field with the reason', () => {
    expect(couponFieldProps({ kind: 'refused', refusal: 'trial_used' })).toEqual({
      status: 'invalid',
      problem: 'You have already had a free trial. There is one for each person.',
    });
    expect(couponFieldProps({ kind: 'checking' })).toEqual({ status: 'checking' });
  });
});
