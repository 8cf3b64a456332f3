/**
 * The outside accounts that can be linked.
 *
 * @example identityProviders // → ['google_oauth2', 'twitch', 'discord', 'streamlabs']
 */
export const identityProviders = ['google_oauth2', 'twitch', 'discord', 'streamlabs'] as const;

/** Who vouches for a person. */
export type IdentityProvider = (typeof identityProviders)[number];

/**
 * The names of the companies, as people know them.
 *
 * @example providerLabels.google_oauth2 // → 'Google'
 */
export const providerLabels: Readonly<Record<IdentityProvider, string>> = {
  twitch: 'Twitch',
  discord: 'Discord',
  google_oauth2: 'Google',
  streamlabs: 'Streamlabs',
};

/** A linked outside account. The wire carries `id`, `uid` or both. */
export type Identity = {
  readonly provider: IdentityProvider;
  readonly username: string;
  readonly avatar: string | null;
} & (
  | { readonly id: number | string; readonly uid?: string }
  | { readonly id?: undefined; readonly uid: string }
);

/** The linked accounts and which of them is shown first. */
export interface Identities {
  readonly identities: readonly Identity[];
  readonly default_identity: number | string | null;
}

/**
 * Where linking an account starts on the sign-in host. Only two providers can be linked; the others come with
 * sign-in.
 *
 * @example identityLinkPaths.discord // → '/discord?response_type=link'
 */
export const identityLinkPaths: Readonly<Record<IdentityProvider, string | null>> = {
  google_oauth2: null,
  twitch: '/twitch?response_type=link',
  discord: '/discord?response_type=link',
  streamlabs: null,
};
