import * as oidc from 'openid-client';
import { IdentityRefused } from './IdentityProvider.ts';

/** How long any one call to an identity provider may take. */
export const callTimeoutSeconds = 10;

/** Turns "the person or the provider said no" into its own error; passes every other failure on. */
export const refusedOr = (error: unknown): never => {
  if (error instanceof oidc.AuthorizationResponseError) throw new IdentityRefused(error.error);
  throw error;
};
