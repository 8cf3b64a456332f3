import * as oidc from 'openid-client';
import { IdentityRefused } from './IdentityProvider.ts';

/** The time limit of each call to an identity provider. */
export const callTimeoutSeconds = 10;

/** Turns a refusal by the person or the provider into IdentityRefused; other errors pass. */
export const refusedOr = (error: unknown): never => {
  if (error instanceof oidc.AuthorizationResponseError) throw new IdentityRefused(error.error);
  throw error;
};
