/** A session token that came with the address. */
export interface TakenToken {
  readonly token: string;
  /** The account was made just now (`new=1`). */
  readonly isNew: boolean;
}

/** What was found in an address, and the address without it. */
export interface AddressToken {
  /** `null` when the address named a token but had none. */
  readonly taken: TakenToken | null;
  readonly cleanHref: string;
}

const bareToken = /^[\w-]+\.[\w-]+\.[\w-]*(?=&|$)/;

/**
 * Looks for `#token=…` or a bare token in the fragment. `null`: the fragment is something else and stays.
 *
 * @example tokenInAddress('https://example.com/a?b=1#token=x.y.z&new=1')?.cleanHref // → 'https://example.com/a?b=1'
 * @example tokenInAddress('https://example.com/#faq') // → null
 */
export const tokenInAddress = (href: string): AddressToken | null => {
  const start = href.indexOf('#');
  if (start < 0) return null;
  const fragment = href.slice(start + 1);
  const fields = new URLSearchParams(bareToken.test(fragment) ? `token=${fragment}` : fragment);
  const token = fields.get('token');
  if (token === null) return null;
  const taken = token === '' ? null : { token, isNew: fields.get('new') === '1' };
  return { taken, cleanHref: href.slice(0, start) };
};

/**
 * Takes a session token out of the page's address, before anything else on the page can see, log or send it.
 * Call it as the very first thing, and hand the result to `createSession({ taken })`.
 *
 * @example
 * const taken = takeTokenFromAddress(window.location, window.history);
 */
export const takeTokenFromAddress = (
  location: Pick<Location, 'href'>,
  history: Pick<History, 'state' | 'replaceState'>,
): TakenToken | null => {
  const found = tokenInAddress(location.href);
  if (found === null) return null;
  history.replaceState(history.state, '', found.cleanHref);
  return found.taken;
};
