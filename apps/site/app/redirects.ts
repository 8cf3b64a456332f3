/** Addresses that only lead to another one. The static server answers them with a redirect, the router follows them. */
export const redirects = {
  '/premium': '/pricing',
  '/for': '/for/livestreamers',
} as const satisfies Readonly<Record<`/${string}`, `/${string}`>>;

const targets = new Map<string, string>(Object.entries(redirects));

/** The pages under /for. Whatever else stands there leads to the first of them. */
const audiences = /^\/for\/(livestreamers|downloaders|artists|pro)$/;

/**
 * Where an address leads; null for one with a page of its own.
 *
 * @example redirectOf('/premium') // → '/pricing'
 */
export const redirectOf = (pathname: string): string | null => {
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (path.startsWith('/for/')) return audiences.test(path) ? null : redirects['/for'];
  return targets.get(path) ?? null;
};
