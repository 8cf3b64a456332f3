import { type BillingPeriod, billingPeriods } from '@backbeat/domain';

/** What a link to a checkout asks for (`checkoutUrl`); null where it leaves the choice to the person. */
export interface CheckoutLink {
  readonly coupon: string | null;
  readonly billing: BillingPeriod | null;
}

/**
 * Reads the query of a checkout's address.
 *
 * @example checkoutLink('?coupon=vidcon50&billing=monthly') // → { coupon: 'vidcon50', billing: 'monthly' }
 */
export const checkoutLink = (search: string): CheckoutLink => {
  const query = new URLSearchParams(search);
  return {
    coupon: query.get('coupon'),
    billing: billingPeriods.find((period) => period === query.get('billing')) ?? null,
  };
};
