import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import type { IdentitySettings } from '../config/Config.ts';
import { checkProfile, isPlainLoopback } from './checkProfile.ts';
import { callTimeoutSeconds, refusedOr } from './exchange.ts';
import type { IdentityProfile, IdentityProvider } from './IdentityProvider.ts';
import { joinScopes } from './joinScopes.ts';

/** An OpenID provider and what to ask it for. */
export interface OpenIdRequest {
  readonly issuer: string;
  readonly scope: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** How it is asked for a confirmation anew. */
  readonly confirmation: {
    readonly parameters: Readonly<Record<string, string>>;
    readonly isTold: boolean;
  };
}

const claimsSchema = z.object({
  sub: z.string(),
  preferred_username: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  picture: z.optional(z.string()),
});

/** Clocks may differ by this much; the client library allows the same for its other checks. */
const clockToleranceSeconds = 30;

const readClaims = (claims: unknown, issuer: URL): IdentityProfile => {
  const person = claimsSchema.parse(claims);
  return checkProfile(
    {
      subject: person.sub,
      username: person.preferred_username ?? person.name ?? person.email?.split('@')[0] ?? '',
      displayName: person.name ?? person.preferred_username ?? null,
      email: person.email ?? null,
      emailVerified: person.email_verified ?? false,
      avatar: person.picture ?? null,
    },
    issuer,
  );
};

/** A company with OpenID Connect. Discovery runs at the first use, and again after a failure. */
export const openIdProvider = (request: OpenIdRequest, settings: IdentitySettings): IdentityProvider => {
  const issuer = new URL(request.issuer);
  const authentication = oidc.ClientSecretPost(settings.clientSecret);
  const insecure = isPlainLoopback(issuer) ? [oidc.allowInsecureRequests] : [];
  const shared = { timeout: callTimeoutSeconds, [oidc.customFetch]: joinScopes };
  let known: Promise<oidc.ServerMetadata> | null = null;

  const discover = async (): Promise<oidc.ServerMetadata> => {
    const options = { ...shared, execute: insecure };
    return (await oidc.discovery(issuer, settings.clientId, {}, authentication, options)).serverMetadata();
  };

  /** One for each sign-in: it reads the provider's keys once, so that a replaced key is noticed. */
  const configuration = async (): Promise<oidc.Configuration> => {
    known ??= discover().catch((error: unknown) => {
      known = null;
      throw error;
    });
    const made = new oidc.Configuration(await known, settings.clientId, {}, authentication);
    Object.assign(made, shared);
    // Checks signatures by the provider's keys instead of trusting the connection.
    for (const apply of [oidc.enableNonRepudiationChecks, ...insecure]) apply(made);
    return made;
  };

  return {
    authorizationUrl: async (redirectUri, checks) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        ...request.parameters,
        ...(checks.maxAgeSeconds === undefined ? {} : request.confirmation.parameters),
        redirect_uri: redirectUri,
        scope: request.scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      }),

    profile: async (callbackUrl, checks) => {
      const connection = await configuration();
      const tokens = await oidc
        .authorizationCodeGrant(connection, callbackUrl, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
          ...(checks.maxAgeSeconds === undefined || !request.confirmation.isTold
            ? {}
            : { maxAge: checks.maxAgeSeconds }),
        })
        .catch(refusedOr);
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      if (claims.iat > Date.now() / 1000 + clockToleranceSeconds)
        throw new Error('The ID token was issued in the future.');
      if (connection.serverMetadata().userinfo_endpoint === undefined) return readClaims(claims, issuer);
      const more = await oidc.fetchUserInfo(connection, tokens.access_token, claims.sub);
      return readClaims({ ...more, ...claims }, issuer);
    },
  };
};
