import type { Coupon } from '../coupons/Coupon.ts';
import { couponCode } from '../coupons/couponCode.ts';
import type { GiftCard } from '../coupons/GiftCard.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import type { Quote } from '../quote/quote.ts';
import { quoteForPlan } from '../quote/quoteForPlan.ts';

/**
 * What somebody is about to buy: a plan, at most one coupon and at most one gift card. Both codes may apply
 * together; changing the plan keeps them, and the quote applies them afresh.
 */
export interface CheckoutSelection {
  readonly planCode: PlanCode;
  readonly coupon: Coupon | null;
  readonly giftCard: GiftCard | null;
}

/** A field for a code. */
export type PromoField = 'coupon' | 'giftCard';

/** A field for a code: open to type in, or locked on the code that is applied. */
export type PromoFieldState =
  | { readonly kind: 'open'; readonly button: 'Add' }
  | { readonly kind: 'locked'; readonly button: 'Remove'; readonly code: string };

/**
 * Whether a field is open or locked on the code that is applied (specification, section 4).
 *
 * @example promoFieldState({ planCode: 'rocksprem_i_m_v2', coupon: null, giftCard: null }, 'coupon') // → { kind: 'open', button: 'Add' }
 */
export const promoFieldState = (selection: CheckoutSelection, field: PromoField): PromoFieldState => {
  const applied = selection[field];
  return applied === null
    ? { kind: 'open', button: 'Add' }
    : { kind: 'locked', button: 'Remove', code: applied.code };
};

/**
 * Chooses another plan and keeps the codes.
 *
 * @example withPlan({ planCode: 'rocksprem_i_m_v2', coupon: coupons.vidcon, giftCard: null }, 'rocksprem_i_y_v2').coupon?.code // → 'vidcon50'
 */
export const withPlan = (selection: CheckoutSelection, planCode: PlanCode): CheckoutSelection => ({
  ...selection,
  planCode,
});

/**
 * Applies a coupon. A locked field keeps its code: the one that is applied has to be removed first.
 *
 * @example withCoupon({ planCode: 'rocksprem_i_m_v2', coupon: coupons.vidcon, giftCard: null }, coupons.twitch14).coupon?.code // → 'vidcon50'
 */
export const withCoupon = (selection: CheckoutSelection, coupon: Coupon): CheckoutSelection =>
  selection.coupon === null ? { ...selection, coupon } : selection;

/**
 * Applies a gift card. A locked field keeps its code: the one that is applied has to be removed first.
 *
 * @example withGiftCard({ planCode: 'rocksprem_i_m_v2', coupon: null, giftCard: null }, { code: 'G', currency: 'USD', balanceCents: cents(2000) }).giftCard?.code // → 'G'
 */
export const withGiftCard = (selection: CheckoutSelection, giftCard: GiftCard): CheckoutSelection =>
  selection.giftCard === null ? { ...selection, giftCard } : selection;

/**
 * Removes a code and opens its field.
 *
 * @example withoutCode({ planCode: 'rocksprem_i_m_v2', coupon: coupons.vidcon, giftCard: null }, 'coupon').coupon // → null
 */
export const withoutCode = (selection: CheckoutSelection, field: PromoField): CheckoutSelection =>
  field === 'coupon' ? { ...selection, coupon: null } : { ...selection, giftCard: null };

/**
 * What a selection costs.
 *
 * @example quoteForSelection({ planCode: 'rocksprem_i_m_v2', coupon: coupons.vidcon, giftCard: null }, 0).now.totalCents // → 599
 */
export const quoteForSelection = (selection: CheckoutSelection, atMs: number): Quote =>
  quoteForPlan({ ...selection, atMs });

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

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Somebody mangled the address; that is no coupon.
    return '';
  }
};
