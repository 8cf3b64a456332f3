import type { Product } from '@backbeat/domain';

const paths = {
  premium: '/checkout/thank-you',
  download: '/checkout/thank-you-premiumdownloads',
  pro: '/checkout/thank-you-pro',
  free: '/checkout/thank-you',
} as const satisfies Record<Product, string>;

/**
 * Where a purchase ends, with the account's hash.
 *
 * @example thankYouPath('premium', 'h1') // → '/checkout/thank-you?hash=h1'
 */
export const thankYouPath = (product: Product, hash: string): string =>
  `${paths[product]}?${new URLSearchParams({ hash })}`;
