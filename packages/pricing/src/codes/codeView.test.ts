import { describe, expect, it } from 'vitest';
import { codeView, couponWords, giftCardWords } from './codeView.ts';

describe('codeView', () => {
  it.each([
    ['idle', { state: 'hint', message: '', isApplied: false, isLoading: false, isDisabled: false }],
    ['checking', { isLoading: true, message: '', isDisabled: false }],
    ['applied', { state: 'ok', message: 'Promo code successfully applied', isApplied: true }],
    ['invalid', { state: 'error', message: 'Invalid Coupon', isApplied: false }],
    ['locked', { isDisabled: true, message: '' }],
    ['failed', { state: 'error', message: 'The code could not be checked. Try again.' }],
  ] as const)('%s', (status, view) => {
    expect(codeView(status, couponWords())).toMatchObject(view);
  });

  it('says the gift card has its own words', () => {
    expect(codeView('invalid', giftCardWords()).message).toBe('Invalid Gift card');
  });
});
