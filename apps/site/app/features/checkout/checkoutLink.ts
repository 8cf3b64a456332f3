import { type BillingPeriod, billingPeriods, readCode } from '@backbeat/domain';

/** What a link to a checkout asks for (`checkoutUrl`); null where it leaves the choice to the person. */
export interface CheckoutLink {
  readonly coupon: string | null;
  readonly billing: BillingPeriod | null;
}

/** What stands in the coupon field of a page of ours is a code, never a sentence that somebody put into a link. */
const isCode = (text: string): boolean =>
  !/[.,;:!?]\s+\S|\S(\s+\S+){4}/.test(text) && /^.{1,64}$/.test(readCode(text));

/**
 * Reads the query of a checkout's address.
 *
 * @example checkoutLink('?coupon=vidcon50&billing=monthly') // → { coupon: 'vidcon50', billing: 'monthly' }
 */
export const checkoutLink = (search: string): CheckoutLink => {
  const query = new URLSearchParams(search);
  const coupon = query.get('coupon') ?? '';
  return {
    coupon: isCode(coupon) ? readCode(coupon) : null,
    billing: billingPeriods.find((period) => period === query.get('billing')) ?? null,
  };
};
