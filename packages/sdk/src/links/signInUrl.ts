import { withoutFinalSlash } from './withoutFinalSlash.ts';

/** Who a person can sign in with. Signing up works with the first two only. */
export type SignInProvider = 'twitch' | 'google_oauth2' | 'streamlabs';

/** A way to sign in. */
export interface SignIn {
  readonly apiUrl: string;
  /** Which site asks; another value on staging. @default 'www' */
  readonly source?: string;
  /** Where to come back to: a path of the site, or its absolute address. */
  readonly returnUrl?: string;
}

/**
 * The address that starts signing in with another company.
 *
 * @example signInUrl('twitch', { apiUrl: 'https://api.example.com', returnUrl: '/pricing' }) // → 'https://api.example.com/auth/twitch?source=www&return_url=%2Fpricing'
 */
export const signInUrl = (
  provider: SignInProvider,
  { apiUrl, source = 'www', returnUrl }: SignIn,
): string => {
  const query = new URLSearchParams({ source, ...(returnUrl !== undefined && { return_url: returnUrl }) });
  return `${withoutFinalSlash(apiUrl)}/auth/${provider}?${query}`;
};
