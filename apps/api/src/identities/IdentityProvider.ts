import type { Provider } from '../lib/Provider.ts';

/** Who a provider says the person is. */
export interface IdentityProfile {
  /** The provider's id of the person; never changes. */
  readonly subject: string;
  readonly username: string;
  readonly displayName: string | null;
  readonly email: string | null;
  /** The provider has proof that the address is the person's. */
  readonly emailVerified: boolean;
  readonly avatar: string | null;
}

/** The address that the provider has proof of; null without one. */
export const provenEmail = ({ email, emailVerified }: IdentityProfile): string | null =>
  emailVerified ? email : null;

/** What one authorization flow is checked by. */
export interface FlowChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** One outside company, reached by the authorization code flow with PKCE. */
export interface IdentityProvider {
  /** The authorization URL to send the browser to. @throws when the provider does not answer */
  authorizationUrl(redirectUri: string, checks: FlowChecks): Promise<URL>;
  /**
   * Exchanges the code of the callback URL.
   *
   * @throws IdentityRefused when the person or the provider said no; anything else when the exchange failed
   */
  profile(callbackUrl: URL, checks: FlowChecks): Promise<IdentityProfile>;
}

/** All of them. */
export type IdentityProviders = Readonly<Record<Provider, IdentityProvider>>;

/** The person or the provider declined: an answer, not a failure. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused';
}
