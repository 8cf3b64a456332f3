/** Addresses that only lead to another one. The static server answers them with a redirect, the router follows them. */
export const redirects = {
  '/premium': '/pricing',
  '/for': '/for/livestreamers',
} as const satisfies Readonly<Record<`/${string}`, `/${string}`>>;

const targets = new Map<string, string>(Object.entries(redirects));

/**
 * Where an address leads; null for one with a page of its own.
 *
 * @example redirectOf('/premium') // → '/pricing'
 */
export const redirectOf = (pathname: string): string | null =>
  targets.get(pathname.replace(/(.)\/+$/, '$1')) ?? null;
