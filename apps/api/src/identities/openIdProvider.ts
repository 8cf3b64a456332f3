import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import type { IdentitySettings } from '../config/Config.ts';
import { callTimeoutSeconds, refusedOr } from './exchange.ts';
import type { IdentityProfile, IdentityProvider } from './IdentityProvider.ts';
import { joinScopes } from './joinScopes.ts';

/** What to ask an OpenID provider for. */
export interface OpenIdRequest {
  readonly issuer: string;
  readonly scope: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const claimsSchema = z.object({
  sub: z.string(),
  preferred_username: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  picture: z.optional(z.string()),
});

const readClaims = (claims: unknown): IdentityProfile => {
  const person = claimsSchema.parse(claims);
  return {
    subject: person.sub,
    username: person.preferred_username ?? person.name ?? person.email?.split('@')[0] ?? '',
    displayName: person.name ?? person.preferred_username ?? null,
    email: person.email ?? null,
    emailVerified: person.email_verified ?? false,
    avatar: person.picture ?? null,
  };
};

const isPlainLoopback = (issuer: URL): boolean =>
  issuer.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);

const discover = async (request: OpenIdRequest, settings: IdentitySettings): Promise<oidc.Configuration> => {
  const issuer = new URL(request.issuer);
  return oidc.discovery(issuer, settings.clientId, {}, oidc.ClientSecretPost(settings.clientSecret), {
    timeout: callTimeoutSeconds,
    [oidc.customFetch]: joinScopes,
    // Plain http is for an issuer on this very machine, where nobody else listens.
    ...(isPlainLoopback(issuer) ? { execute: [oidc.allowInsecureRequests] } : {}),
  });
};

/** A company reached by OpenID Connect: discovery at the first use, and again after a failed one. */
export const openIdProvider = (request: OpenIdRequest, settings: IdentitySettings): IdentityProvider => {
  let known: Promise<oidc.Configuration> | null = null;
  const configuration = (): Promise<oidc.Configuration> => {
    known ??= discover(request, settings).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };

  return {
    authorizationUrl: async (redirectUri, checks) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        ...request.parameters,
        redirect_uri: redirectUri,
        scope: request.scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      }),

    profile: async (callbackUrl, checks) => {
      const known = await configuration();
      const tokens = await oidc
        .authorizationCodeGrant(known, callbackUrl, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        })
        .catch(refusedOr);
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      if (known.serverMetadata().userinfo_endpoint === undefined) return readClaims(claims);
      const more = await oidc.fetchUserInfo(known, tokens.access_token, claims.sub);
      return readClaims({ ...more, ...claims });
    },
  };
};
