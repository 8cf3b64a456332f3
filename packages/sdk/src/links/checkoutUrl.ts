import { type BillingPeriod, type CheckoutPath, checkoutPaths } from '@backbeat/domain';

/**
 * A checkout of the site, with a coupon that it applies by itself and the billing period that it opens with.
 *
 * @example checkoutUrl({ coupon: 'vidcon50' }) // → '/checkout/premium?coupon=vidcon50'
 * @example checkoutUrl({ coupon: 'vidcon50', billing: 'monthly' }) // → '/checkout/premium?coupon=vidcon50&billing=monthly'
 */
export const checkoutUrl = ({
  path = checkoutPaths.premium,
  ...asked
}: {
  /** @default '/checkout/premium' */
  readonly path?: CheckoutPath;
  readonly coupon?: string | undefined;
  /** For links that name a price; without it the checkout keeps the period that was chosen last. */
  readonly billing?: BillingPeriod | undefined;
}): string => {
  const query = new URLSearchParams();
  for (const name of ['coupon', 'billing'] as const) {
    const value = asked[name];
    if (value !== undefined) query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
};
