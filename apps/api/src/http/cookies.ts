import { brand } from '@backbeat/domain';
import { cookieNames } from '@backbeat/sdk/contract';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from './AppEnv.ts';

/** The api's cookies. On https, `__Host-` names bind them to this host. */
export interface Cookies {
  readRefresh(context: AppContext): string | undefined;
  writeRefresh(context: AppContext, token: string, maxAgeSeconds: number): void;
  dropRefresh(context: AppContext): void;
  /** Binds an authorization flow to the browser that started it. */
  readBrowser(context: AppContext): string | undefined;
  writeBrowser(context: AppContext, secret: string, maxAgeSeconds: number): void;
  /** The session of the staff. No other site can have it sent. */
  readStaff(context: AppContext): string | undefined;
  writeStaff(context: AppContext, secret: string, maxAgeSeconds: number): void;
  dropStaff(context: AppContext): void;
}

/** Makes the cookies for the api's public address. */
export const createCookies = (apiUrl: string): Cookies => {
  const secure = apiUrl.startsWith('https:');
  const refresh = secure ? cookieNames.secureRefresh : cookieNames.refresh;
  const browser = `${secure ? '__Host-' : ''}${brand.slug}_sign_in`;
  const staff = `${secure ? '__Host-' : ''}${brand.slug}_staff`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  const strict = { ...attributes, sameSite: 'Strict' } as const;

  return {
    readRefresh: (context) => getCookie(context, refresh),
    writeRefresh: (context, token, maxAge) => setCookie(context, refresh, token, { ...attributes, maxAge }),
    dropRefresh: (context) => {
      deleteCookie(context, refresh, attributes);
    },
    readBrowser: (context) => getCookie(context, browser),
    writeBrowser: (context, secret, maxAge) => setCookie(context, browser, secret, { ...attributes, maxAge }),
    readStaff: (context) => getCookie(context, staff),
    writeStaff: (context, secret, maxAge) => setCookie(context, staff, secret, { ...strict, maxAge }),
    dropStaff: (context) => {
      deleteCookie(context, staff, strict);
    },
  };
};

/** The version of the words that a page showed; null if it does not say. */
const readVersion = (text = ''): string | null => (/^[\w.-]{1,64}$/.test(text) ? text : null);

/** The consent that the site stored before it sent the person here to sign up, and what it showed. */
export const readConsent = (context: AppContext) => ({
  licenseAccepted: getCookie(context, cookieNames.license) === 'accepted',
  marketingOptIn: getCookie(context, cookieNames.marketing) === 'in',
  licenseVersion: readVersion(context.req.query('license')),
  marketingVersion: readVersion(context.req.query('marketing')),
});
