import type { IdentityProvider } from '../account/Identity.ts';

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
