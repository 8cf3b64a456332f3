import * as z from 'zod/mini';
import type { Provider } from '../lib/Provider.ts';
import type { OAuthRequest } from './oauthProvider.ts';

/** How a company is asked to have the person confirm who they are, whatever sign-in it remembers. */
export interface Confirmation {
  readonly parameters: Readonly<Record<string, string>>;
  /** Does its ID token tell when that was (`auth_time`)? */
  readonly isTold: boolean;
}

/** What OpenID Connect itself has for it. */
export const openIdConfirmation: Confirmation = {
  parameters: { prompt: 'login', max_age: '0' },
  isTold: true,
};

/** A company with OpenID Connect. */
interface OpenIdDefinition {
  readonly protocol: 'openid';
  readonly issuer: string;
  readonly scope: string;
  /** More parameters of the authorization request. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly confirmation: Confirmation;
}

/** A company with plain OAuth 2, whose profile is one more call. */
interface OAuthDefinition extends OAuthRequest {
  readonly protocol: 'oauth';
}

/** Everything that a sign-in needs to know of a company. */
export type ProviderDefinition = {
  readonly canSignUp: boolean;
  readonly canSignIn: boolean;
} & (OpenIdDefinition | OAuthDefinition);

const twitchClaims = { email: null, email_verified: null, picture: null, preferred_username: null };

/** GET https://streamlabs.com/api/v2.0/user */
const streamlabsUser = z.object({
  streamlabs: z.object({
    id: z.union([z.number(), z.string()]),
    display_name: z.string(),
    thumbnail: z.optional(z.nullable(z.string())),
  }),
});

/** GET https://discord.com/api/users/@me */
const discordUser = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.optional(z.nullable(z.string())),
  avatar: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  verified: z.optional(z.boolean()),
});

/**
 * The companies at their own addresses. Against a sandbox only the issuer and the keys differ
 * (specification section 2.2: Streamlabs signs in but never signs up; Discord is only connected).
 */
export const providerTable: Readonly<Record<Provider, ProviderDefinition>> = {
  twitch: {
    canSignUp: true,
    canSignIn: true,
    protocol: 'openid',
    issuer: 'https://id.twitch.tv/oauth2',
    scope: 'openid user:read:email',
    // Twitch includes these claims only on request.
    parameters: { claims: JSON.stringify({ id_token: twitchClaims, userinfo: twitchClaims }) },
    // Twitch knows neither `prompt` nor `max_age`.
    confirmation: { parameters: { force_verify: 'true' }, isTold: false },
  },
  google_oauth2: {
    canSignUp: true,
    canSignIn: true,
    protocol: 'openid',
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    parameters: {},
    // Google has no `prompt=login`, and its ID tokens no `auth_time`.
    confirmation: { parameters: { prompt: 'select_account consent' }, isTold: false },
  },
  streamlabs: {
    canSignUp: false,
    canSignIn: true,
    protocol: 'oauth',
    issuer: 'https://streamlabs.com',
    authorizationEndpoint: 'https://streamlabs.com/api/v2.0/authorize',
    tokenEndpoint: 'https://streamlabs.com/api/v2.0/token',
    profileUrl: 'https://streamlabs.com/api/v2.0/user',
    scope: 'donations.read',
    readProfile: (answer) => {
      const { streamlabs: user } = streamlabsUser.parse(answer);
      return {
        subject: String(user.id),
        username: user.display_name,
        displayName: user.display_name,
        email: null,
        emailVerified: false,
        avatar: user.thumbnail ?? null,
      };
    },
  },
  discord: {
    canSignUp: false,
    canSignIn: false,
    protocol: 'oauth',
    issuer: 'https://discord.com',
    authorizationEndpoint: 'https://discord.com/oauth2/authorize',
    tokenEndpoint: 'https://discord.com/api/oauth2/token',
    profileUrl: 'https://discord.com/api/users/@me',
    scope: 'identify email',
    readProfile: (answer) => {
      const user = discordUser.parse(answer);
      return {
        subject: user.id,
        username: user.username,
        displayName: user.global_name ?? null,
        email: user.email ?? null,
        emailVerified: user.verified ?? false,
        avatar: user.avatar ? `https://cdn.discordapp.com/avatars/${user.id}/${user.avatar}.png` : null,
      };
    },
  },
};
