import * as oidc from 'openid-client';
import type { IdentitySettings } from '../config/Config.ts';
import { checkProfile } from './checkProfile.ts';
import { callTimeoutSeconds, refusedOr } from './exchange.ts';
import type { IdentityProfile, IdentityProvider } from './IdentityProvider.ts';
import { joinScopes } from './joinScopes.ts';

/** The addresses and calls of a plain OAuth 2 company. */
export interface OAuthRequest {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly profileUrl: string;
  readonly scope: string;
  readonly readProfile: (answer: unknown) => IdentityProfile;
}

/** A company without OpenID Connect: no ID token and no nonce, and the profile is one more call. */
export const oauthProvider = (request: OAuthRequest, settings: IdentitySettings): IdentityProvider => {
  const configuration = new oidc.Configuration(
    {
      issuer: request.issuer,
      authorization_endpoint: request.authorizationEndpoint,
      token_endpoint: request.tokenEndpoint,
    },
    settings.clientId,
    {},
    oidc.ClientSecretPost(settings.clientSecret),
  );
  configuration.timeout = callTimeoutSeconds;
  configuration[oidc.customFetch] = joinScopes;

  return {
    authorizationUrl: async (redirectUri, checks) => {
      // Plain OAuth has no way to ask, so nobody may take such a sign-in for a confirmation.
      if (checks.maxAgeSeconds !== undefined) throw new Error(`${request.issuer} confirms nobody anew.`);
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: request.scope,
        state: checks.state,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
    },

    profile: async (callbackUrl, checks) => {
      const tokens = await oidc
        .authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: checks.state,
          pkceCodeVerifier: checks.codeVerifier,
        })
        .catch(refusedOr);
      const answer = await oidc.fetchProtectedResource(
        configuration,
        tokens.access_token,
        new URL(request.profileUrl),
        'GET',
      );
      if (!answer.ok) throw new Error(`The profile call was answered with ${answer.status}.`);
      return checkProfile(request.readProfile(await answer.json()), new URL(request.issuer));
    },
  };
};
