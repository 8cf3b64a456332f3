import { timing } from '@backbeat/domain';
import { cookieNames } from '@backbeat/sdk/contract';

/** What was ticked in the sign-up modal. */
export interface SignUpConsent {
  readonly license: boolean;
  readonly marketing: boolean;
}

const cookie = (name: string, value: string, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${timing.consentCookieDays * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * The cookies that tell the api, on the way back from the provider, what the person agreed to. They last ten days.
 *
 * @example consentCookies({ license: true, marketing: false }, false)[1]
 * // → 'backbeat_marketing=out; Path=/; Max-Age=864000; SameSite=Lax'
 */
export const consentCookies = (
  { license, marketing }: SignUpConsent,
  isSecure: boolean,
): readonly string[] => [
  ...(license ? [cookie(cookieNames.license, 'accepted', isSecure)] : []),
  cookie(cookieNames.marketing, marketing ? 'in' : 'out', isSecure),
];

/**
 * Writes cookies and reads them back. Reading makes sure that the browser has them before the page is left, and
 * tells when it refuses them. By property, as the Cookie Store API is missing where the page is not secure.
 *
 * @returns whether all of them are there
 */
export const writeCookies = (
  cookies: readonly string[],
  page: Pick<Document, 'cookie'> = document,
): boolean => {
  for (const cookie of cookies) Object.assign(page, { cookie });
  const kept = new Set(page.cookie.split('; '));
  return cookies.every((cookie) => kept.has(cookie.slice(0, cookie.indexOf(';'))));
};
