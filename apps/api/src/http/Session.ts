import type { UserRow } from '../db/schema/accounts.ts';
import type { AppContext } from './AppEnv.ts';

/** The person who calls. */
export interface Session {
  readonly user: UserRow;
  /** The sign-in of the token. */
  readonly familyId: string;
}

/** Authenticates calls. */
export interface Authenticator {
  /** The session of a bearer token. @throws ApiError 'unauthorized' */
  require(context: AppContext): Promise<Session>;
  /** As `require`, and the refresh cookie must be of the same account. @throws ApiError 'unauthorized' */
  requireBound(context: AppContext): Promise<Session>;
}
