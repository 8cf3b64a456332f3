import type { UserRow } from '../db/schema/accounts.ts';
import type { AppContext } from './AppEnv.ts';

/** A call by somebody signed in. */
export interface Session {
  readonly user: UserRow;
  /** The sign-in that the token came from. */
  readonly familyId: string;
}

/** Finds out who calls. */
export interface Authenticator {
  /** The session of a bearer token. @throws ApiError 'unauthorized' */
  require(context: AppContext): Promise<Session>;
  /** The same, where the browser's refresh cookie is of the same account. @throws ApiError 'unauthorized' */
  requireBound(context: AppContext): Promise<Session>;
}
