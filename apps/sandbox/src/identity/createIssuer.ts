import { html } from 'hono/html';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { page } from '../pages/page.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { findCreator } from './creators.ts';
import { oidcAdapter } from './oidcAdapter.ts';
import { client, issuerOf, type ProviderName, providerLabels } from './providers.ts';
import type { IdentitySecrets } from './secrets.ts';

const tenMinutesSeconds = 600;

/** OpenID's scopes, and the names that the companies have for the same things. */
const scopes = ['openid', 'profile', 'email', 'user:read:email', 'donations.read', 'identify'] as const;

/** The chooser is shown at every sign-in, so that another creator can be picked. */
const alwaysAsk = () => {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('choose_creator', 'Choose a creator', 'login_required', (ctx) =>
        ctx.oidc.result?.login === undefined
          ? interactionPolicy.Check.REQUEST_PROMPT
          : interactionPolicy.Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
};

/**
 * Three shapes of callback are allowed: sign-in ends at /auth/{provider}/callback, linking at /{provider}/callback, and
 * the sign-in of staff at /staff/auth/{provider}/callback.
 */
const redirectUris = (apiUrl: string, provider: ProviderName): string[] => [
  `${apiUrl}/auth/${provider}/callback`,
  `${apiUrl}/${provider}/callback`,
  `${apiUrl}/staff/auth/${provider}/callback`,
];

/** Picking a creator grants every scope that was asked for. */
const grantWhatIsAsked: Configuration['loadExistingGrant'] = async (ctx) => {
  const { oidc } = ctx;
  const accountId = oidc.session?.accountId;
  const clientId = oidc.client?.clientId;
  if (accountId === undefined || clientId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ accountId, clientId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addOIDCClaims(['name', 'preferred_username', 'picture', 'email', 'email_verified']);
  await grant.save();
  return grant;
};

const configuration = (
  context: SandboxContext,
  provider: ProviderName,
  secrets: IdentitySecrets,
): Configuration => ({
  adapter: oidcAdapter(context.store, provider),
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: redirectUris(context.apiUrl, provider),
      grant_types: ['authorization_code'],
      response_types: ['code'],
      // The usual default of client libraries, and what all four companies accept.
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: {
    openid: ['sub', 'preferred_username'],
    profile: ['name', 'preferred_username', 'picture'],
    email: ['email', 'email_verified'],
  },
  // The companies that this stands in for put the profile into the id_token.
  conformIdTokenClaims: false,
  cookies: {
    keys: [secrets.cookieKey],
    names: {
      session: `sandbox_${provider}`,
      interaction: `sandbox_${provider}_interaction`,
      resume: `sandbox_${provider}_resume`,
    },
  },
  features: {
    // Twitch is asked for claims by name.
    claimsParameter: { enabled: true },
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  scopes,
  findAccount: async (_, sub) => {
    const creator = findCreator(context, sub);
    if (creator === undefined) return undefined;
    return {
      accountId: sub,
      claims: async () => ({
        sub,
        name: creator.name,
        preferred_username: creator.username,
        picture: new URL(creator.picture, context.url).href,
        email: creator.email,
        email_verified: true,
      }),
    };
  },
  interactions: {
    policy: alwaysAsk(),
    url: (_, interaction) => `/identity/${provider}/interaction/${interaction.uid}`,
  },
  jwks: { keys: [secrets.signingKey] },
  loadExistingGrant: grantWhatIsAsked,
  responseTypes: ['code'],
  pkce: { required: () => true },
  renderError: (ctx, out) => {
    ctx.type = 'html';
    ctx.body = String(
      page({
        title: 'That sign-in cannot go on',
        body: html`<h1>That sign-in cannot go on</h1>
          <p class="muted">${providerLabels[provider]} answered: ${out.error_description ?? out.error}</p>
          <div class="row"><a class="btn btn--go" href="${context.siteUrl}">Back to the site</a></div>`,
      }),
    );
  },
  ttl: {
    AuthorizationCode: 60,
    AccessToken: tenMinutesSeconds,
    IdToken: tenMinutesSeconds,
    Interaction: tenMinutesSeconds,
    Session: tenMinutesSeconds,
    Grant: tenMinutesSeconds,
  },
});

/**
 * One outside company as an OpenID provider: discovery, authorization code with PKCE, one confidential
 * client, accounts from the creators' table.
 */
export const createIssuer = (
  context: SandboxContext,
  provider: ProviderName,
  secrets: IdentitySecrets,
): Provider => new Provider(issuerOf(context.url, provider), configuration(context, provider, secrets));
