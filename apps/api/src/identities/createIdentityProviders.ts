import type { Config, IdentitySettings } from '../config/Config.ts';
import type { Provider } from '../lib/Provider.ts';
import type { IdentityProvider, IdentityProviders } from './IdentityProvider.ts';
import { oauthProvider } from './oauthProvider.ts';
import { openIdProvider } from './openIdProvider.ts';
import { openIdConfirmation, providerTable } from './providerTable.ts';

/** A configured issuer speaks OpenID Connect, even for companies that do not. */
const create = (provider: Provider, settings: IdentitySettings): IdentityProvider => {
  const definition = providerTable[provider];
  if (settings.issuer !== null && settings.issuer !== definition.issuer) {
    return openIdProvider(
      {
        issuer: settings.issuer,
        scope: 'openid email profile',
        parameters: {},
        confirmation: openIdConfirmation,
      },
      settings,
    );
  }
  return definition.protocol === 'openid'
    ? openIdProvider(definition, settings)
    : oauthProvider(definition, settings);
};

/**
 * Creates the configured identity providers, without calling them.
 *
 * @example createIdentityProviders(parseConfig(process.env)).twitch
 */
export const createIdentityProviders = ({ identities }: Pick<Config, 'identities'>): IdentityProviders => ({
  twitch: create('twitch', identities.twitch),
  google_oauth2: create('google_oauth2', identities.google_oauth2),
  streamlabs: create('streamlabs', identities.streamlabs),
  discord: create('discord', identities.discord),
});
