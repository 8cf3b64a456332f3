/** Addresses that only lead to another one. The static server answers them with a redirect, the router follows them. */
export const redirects = {
  '/premium': '/pricing',
  '/for': '/for/livestreamers',
} as const satisfies Readonly<Record<`/${string}`, `/${string}`>>;
