/**
 * The four plans that are sold, in the order in which people meet them.
 *
 * @example products // → ['free', 'premium', 'download', 'pro']
 */
export const products = ['free', 'premium', 'download', 'pro'] as const;

/** A plan without its billing period. */
export type Product = (typeof products)[number];

/**
 * The plans' display names.
 *
 * @example productNames.download // → 'Download'
 */
export const productNames = {
  free: 'Free',
  premium: 'Premium',
  download: 'Download',
  pro: 'Pro',
} as const satisfies Record<Product, string>;
