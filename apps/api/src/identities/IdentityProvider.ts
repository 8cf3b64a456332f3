import type { Provider } from '../lib/Provider.ts';

/** A person's profile at a provider. */
export interface IdentityProfile {
  /** The provider's id of the person; never changes. */
  readonly subject: string;
  readonly username: string;
  readonly displayName: string | null;
  readonly email: string | null;
  /** Has the provider proven the address? */
  readonly emailVerified: boolean;
  readonly avatar: string | null;
}

/** The address if the provider has proven it, else null. */
export const provenEmail = ({ email, emailVerified }: IdentityProfile): string | null =>
  emailVerified ? email : null;

/** The checks of one authorization flow. */
export interface FlowChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /**
   * If set, the person has to confirm who they are anew. At the exchange it is the greatest age of that confirmation, for
   * companies that tell it.
   */
  readonly maxAgeSeconds?: number | undefined;
}

/** An outside company, by the authorization code flow with PKCE. */
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

/** Every provider by its name. */
export type IdentityProviders = Readonly<Record<Provider, IdentityProvider>>;

/** The person or the provider declined; nothing has failed. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused';
}
