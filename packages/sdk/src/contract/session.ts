import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { noContent, nonEmptyText, trimmedText } from './fields.ts';

/** Single sign-on: does the refresh cookie stand for a signed-in person? */
export const ssoEndpoint = defineEndpoint({
  name: 'sso',
  method: 'GET',
  path: '/sso',
  auth: 'cookie',
  /** `ok: false`, and not 401, when nobody is signed in: that leaves a browser's console clean. */
  response: z.object({ ok: z.boolean() }),
  retry: 'read',
});

/** Is the session of the bearer token bound to this browser: is its refresh cookie of the same account? */
export const sessionBindingEndpoint = defineEndpoint({
  name: 'sessionBinding',
  method: 'GET',
  path: '/session/binding',
  auth: 'cookie',
  /** `bound: false` too where the token is worth nothing. */
  response: z.object({ bound: z.boolean() }),
  retry: 'read',
});

/** A fresh session token, for the refresh cookie or for a bearer token with a refresh token. */
export const refreshEndpoint = defineEndpoint({
  name: 'refresh',
  method: 'GET',
  path: '/refresh',
  auth: 'cookie',
  headers: z.object({ RefreshToken: z.exactOptional(nonEmptyText) }),
  /** How the person is written to: kept for the account where it differs from what is known. */
  query: z.object({
    language: z.exactOptional(z.enum(['en', 'de'])),
    /** As IANA names it, e.g. `Europe/Berlin`. */
    time_zone: z.exactOptional(trimmedText(64)),
  }),
  response: z.object({
    token: nonEmptyText,
    /** The next refresh token, for a caller that sent one in the header; a cookie is replaced by the answer itself. */
    refresh_token: z.exactOptional(nonEmptyText),
  }),
  retry: 'read',
});

/** End the session and drop the refresh cookie. */
export const logoutEndpoint = defineEndpoint({
  name: 'logout',
  method: 'GET',
  path: '/logout',
  auth: 'cookie',
  base: 'unversioned',
  response: noContent,
  retry: 'read',
});
