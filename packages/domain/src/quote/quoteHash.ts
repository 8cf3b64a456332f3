import { couponCode } from '../coupons/couponCode.ts';
import type { Cents } from '../money/cents.ts';

/** What a person agrees to pay now. */
export interface QuoteHashInput {
  readonly currency: string;
  readonly planCode: string;
  readonly couponCode: string | null;
  readonly giftCardCode: string | null;
  readonly nowTotalCents: Cents;
}

const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * A fingerprint of what was shown, compared before money moves. Not a secret and not a signature: FNV-1a, 64 bit,
 * over the UTF-16 units of the fields in a fixed order, so that site, api and sandbox agree without a library.
 *
 * @returns 16 hexadecimal digits
 * @example quoteHash({ currency: 'USD', planCode: 'rockspro_m_v1', couponCode: null, giftCardCode: null, nowTotalCents: cents(2500) }).length // → 16
 */
export const quoteHash = (shown: QuoteHashInput): string => {
  const text = JSON.stringify([
    shown.currency,
    shown.planCode,
    shown.couponCode === null ? null : couponCode(shown.couponCode),
    shown.giftCardCode,
    shown.nowTotalCents,
  ]);
  let hash = offsetBasis;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * prime);
  }
  return hash.toString(16).padStart(16, '0');
};
