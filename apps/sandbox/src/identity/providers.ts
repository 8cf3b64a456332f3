/** The outside companies people sign in with; each is an issuer of its own. */
export const providers = ['twitch', 'google_oauth2', 'streamlabs', 'discord'] as const;

export type ProviderName = (typeof providers)[number];

/** What people call them. */
export const providerLabels = {
  twitch: 'Twitch',
  google_oauth2: 'Google',
  streamlabs: 'Streamlabs',
  discord: 'Discord',
} as const satisfies Record<ProviderName, string>;

/** The one client that may ask. */
export const client = { id: 'backbeat', secret: 'sandbox-secret' } as const;

/**
 * Whether a path segment names a provider.
 *
 * @example isProvider('twitch') // → true
 */
export const isProvider = (name: string): name is ProviderName => providers.some((known) => known === name);

/**
 * A provider's issuer.
 *
 * @example issuerOf('http://localhost:4100', 'twitch') // → 'http://localhost:4100/identity/twitch'
 */
export const issuerOf = (url: string, provider: ProviderName): string => `${url}/identity/${provider}`;
