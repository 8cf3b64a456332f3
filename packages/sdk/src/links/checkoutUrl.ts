import { type CheckoutPath, checkoutPaths } from '@backbeat/domain';

/**
 * A checkout of the site, with a coupon that it applies by itself.
 *
 * @example checkoutUrl({ coupon: 'vidcon50' }) // → '/checkout/premium?coupon=vidcon50'
 */
export const checkoutUrl = ({
  path = checkoutPaths.premium,
  coupon,
}: {
  /** @default '/checkout/premium' */
  readonly path?: CheckoutPath;
  readonly coupon?: string;
}): string => (coupon === undefined ? path : `${path}?${new URLSearchParams({ coupon })}`);
