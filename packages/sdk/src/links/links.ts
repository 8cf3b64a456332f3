import { type BillingPeriod, type CheckoutPath, checkoutPaths } from '@backbeat/domain';
import { withoutFinalSlash } from './withoutFinalSlash.ts';

/**
 * A checkout of the site, with a coupon that it applies by itself and the billing period that it opens with.
 *
 * @example checkoutUrl({ coupon: 'vidcon50' }) // → '/checkout/premium?coupon=vidcon50'
 * @example checkoutUrl({ coupon: 'vidcon50', billing: 'monthly' }) // → '/checkout/premium?coupon=vidcon50&billing=monthly'
 */
export const checkoutUrl = ({
  path = checkoutPaths.premium,
  ...asked
}: {
  /** @default '/checkout/premium' */
  readonly path?: CheckoutPath;
  readonly coupon?: string | undefined;
  /** For links that name a price; without it the checkout keeps the period that was chosen last. */
  readonly billing?: BillingPeriod | undefined;
}): string => {
  const query = new URLSearchParams();
  for (const name of ['coupon', 'billing'] as const) {
    const value = asked[name];
    if (value !== undefined) query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
};

/** What the player's address is made of. */
export interface PlayerLink {
  /** Address of the player's own site. */
  readonly playerUrl: string;
  /** The session token; it travels in the fragment, which is never sent to a server. */
  readonly token?: string | null;
  /** Where in the player to go, e.g. `/segment/{id}`. */
  readonly redirectUrl?: string;
}

/**
 * The address of the player, which is a site of its own.
 *
 * @example playerUrl({ playerUrl: 'https://player.example.com', token: 't', redirectUrl: segmentPath('abc') }) // → 'https://player.example.com/?redirectUrl=%2Fsegment%2Fabc#token=t'
 */
export const playerUrl = ({ playerUrl: address, token, redirectUrl }: PlayerLink): string => {
  const url = new URL(address);
  if (redirectUrl !== undefined) url.searchParams.set('redirectUrl', redirectUrl);
  if (token) url.hash = `token=${encodeURIComponent(token)}`;
  return url.href;
};

/**
 * The player's path of a station.
 *
 * @example segmentPath('abc') // → '/segment/abc'
 */
export const segmentPath = (id: string): string => `/segment/${encodeURIComponent(id)}`;

/** Who a person can sign in with. Signing up works with the first two only. */
export type SignInProvider = 'twitch' | 'google_oauth2' | 'streamlabs';

/** A way to sign in. */
export interface SignIn {
  readonly apiUrl: string;
  /** Which site asks; another value on staging. @default 'www' */
  readonly source?: string;
  /** Where to come back to: a path of the site, or its absolute address. */
  readonly returnUrl?: string;
  /** At a sign-up: the versions of the words that were shown, of `consentTexts` of the domain. */
  readonly shown?: { readonly license: string; readonly marketing: string };
}

/**
 * The address that starts signing in with another company.
 *
 * @example signInUrl('twitch', { apiUrl: 'https://api.example.com', returnUrl: '/pricing' }) // → 'https://api.example.com/auth/twitch?source=www&return_url=%2Fpricing'
 */
export const signInUrl = (
  provider: SignInProvider,
  { apiUrl, source = 'www', returnUrl, shown }: SignIn,
): string => {
  const query = new URLSearchParams({
    source,
    ...(returnUrl !== undefined && { return_url: returnUrl }),
    ...shown,
  });
  return `${withoutFinalSlash(apiUrl)}/auth/${provider}?${query}`;
};
