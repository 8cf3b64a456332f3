import type { SessionNavigation } from './Session.ts';

/** A session token that came with the address. */
export interface TakenToken {
  readonly token: string;
  /** The account was made just now (`new=1`). */
  readonly isNew: boolean;
}

const bare = String.raw`[\w-]+\.[\w-]+\.[\w-]*(&|$)`;
const bareToken = new RegExp(`^#${bare}`);

/** A fragment with a token: `#token=…`, or a bare one at its beginning. */
const tokenHash: RegExp = new RegExp(`[#&]token=|^#${bare}`);

/**
 * Where `earlyTokenScript` leaves the fragment that it took out of the address: a property of the window, gone as
 * soon as it is read.
 *
 * @example earlyTokenKey // → 'arrived'
 */
export const earlyTokenKey = 'arrived';

const readToken = (hash: string): TakenToken | null => {
  const fields = new URLSearchParams(`${bareToken.test(hash) ? 'token=' : ''}${hash.slice(1)}`);
  const token = fields.get('token') ?? '';
  return token === '' ? null : { token, isNew: fields.get('new') === '1' };
};

const earlyHash = (): string | null => {
  const hash: unknown = Reflect.get(globalThis, earlyTokenKey);
  Reflect.deleteProperty(globalThis, earlyTokenKey);
  return typeof hash === 'string' ? hash : null;
};

/** Takes the token that `earlyTokenScript` removed from the address, otherwise the one still in it, and removes that. */
export const takeToken = ({
  href,
  replace,
}: Pick<SessionNavigation, 'href' | 'replace'>): TakenToken | null => {
  const early = earlyHash();
  if (early !== null) return readToken(early);
  const address = href();
  const hash = address.includes('#') ? address.slice(address.indexOf('#')) : '';
  if (!tokenHash.test(hash)) return null;
  replace(address.replace(hash, ''));
  return readToken(hash);
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
): TakenToken | null =>
  takeToken({
    href: () => location.href,
    replace: (href) => history.replaceState(history.state, '', href),
  });

/**
 * Takes a session token out of the address as an inline script: put it first in `<head>`, with its hash in the policy.
 * It keeps the fragment in memory until `takeTokenFromAddress` or `session.start` asks; nobody is signed in by it.
 *
 * @example earlyTokenScript().startsWith('{let e=location.hash;') // → true
 */
export const earlyTokenScript = (): string =>
  [
    `{let e=location.hash;${tokenHash}.test(e)&&(self.${earlyTokenKey}=e,`,
    'history.replaceState(history.state,``,location.href.replace(e,``)))}',
  ].join('');
