/** Checkout pages keep the sign-up modal open and show no welcome. */
export const isCheckoutPath = (pathname: string): boolean => /^\/checkout(\/|$)/.test(pathname);

/** Pages with a field for a card: nobody is signed in to another account there. */
export const takesCard = (pathname: string): boolean =>
  isCheckoutPath(pathname) || /^\/settings\/subscription(\/|$)/.test(pathname);

/**
 * The address without the `error` that a failed sign-in left in it.
 *
 * @example withoutError({ pathname: '/', search: '?error=denied&coupon=vidcon50', hash: '' }) // → '/?coupon=vidcon50'
 */
export const withoutError = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string => {
  const query = new URLSearchParams(search);
  query.delete('error');
  return `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`;
};
