import { couponCode } from '../coupons/couponCode.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A malformed escape sequence is no coupon.
    return '';
  }
};

/**
 * The coupon that an address asks for, to be applied once; `null` when it asks for none.
 *
 * @param search the query of the address, with or without the question mark
 * @param alreadyTried codes that were applied before, so that removing one does not bring it back
 * @example couponToApply('?coupon=VIDCON50', []) // → 'vidcon50'
 * @example couponToApply('?coupon=vidcon50', ['vidcon50']) // → null
 */
export const couponToApply = (search: string, alreadyTried: readonly string[]): string | null => {
  const entry = search
    .replace(/^\?/, '')
    .split('&')
    .find((part) => part.startsWith('coupon='));
  const code = couponCode(decoded(entry?.slice('coupon='.length) ?? ''));
  return code === '' || alreadyTried.includes(code) ? null : code;
};
