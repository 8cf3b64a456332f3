/** Checkout pages keep the sign-up modal open and show no welcome. */
export const isCheckoutPath = (pathname: string): boolean => /^\/checkout(\/|$)/.test(pathname);

/** Pages with a field for a card: nobody is signed in to another account there. */
export const takesCard = (pathname: string): boolean =>
  isCheckoutPath(pathname) || /^\/settings\/subscription(\/|$)/.test(pathname);

const requestParameter = 'error_request';

/** The request that failed, by which support finds it: what the api put beside the `error`; null for anything else. */
export const requestOfError = (search: string): string | null => {
  const id = new URLSearchParams(search).get(requestParameter) ?? '';
  return /^[\da-f-]{36}$/.test(id) ? id : null;
};

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
  query.delete(requestParameter);
  return `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`;
};
