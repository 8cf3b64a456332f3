import { withoutFinalSlash } from './navigation/withoutFinalSlash.ts';

/** Addresses that only lead to another one. The static server answers them with a redirect, the router follows them. */
export const redirects = {
  '/premium': '/pricing',
  '/for': '/for/livestreamers',
} as const satisfies Readonly<Record<`/${string}`, `/${string}`>>;

const targets = new Map<string, string>(Object.entries(redirects));

/** What stands where pages have a folder, and is none of them: an audience that has no page, a plan that nobody sells. */
const unknownBelow = [
  [/^\/for\/(?!(?:livestreamers|downloaders|artists|pro)$)/, redirects['/for']],
  [/^\/checkout\/(?!(?:pro|premium(?:downloads)?|thank-you(?:-pro|-premiumdownloads)?)$)/, '/'],
] as const;

/**
 * Where an address leads; null for one with a page of its own.
 *
 * @example
 * redirectOf('/premium') // → '/pricing'
 * redirectOf('/checkout/xyz') // → '/'
 */
export const redirectOf = (pathname: string): string | null => {
  const path = withoutFinalSlash(pathname);
  return targets.get(path) ?? unknownBelow.find(([pattern]) => pattern.test(path))?.[1] ?? null;
};
