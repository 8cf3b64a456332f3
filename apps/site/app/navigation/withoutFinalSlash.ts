/**
 * A path as links spell it: pages are prerendered under their path with a final slash.
 *
 * @example withoutFinalSlash('/pricing/') // → '/pricing'
 */
export const withoutFinalSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1');
