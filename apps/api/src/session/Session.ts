import type { users } from '../db/schema/accounts.ts';

/** An account as the database has it. */
export type UserRow = typeof users.$inferSelect;

/** A call by somebody signed in. */
export interface Session {
  readonly user: UserRow;
  /** The sign-in that the token came from. */
  readonly familyId: string;
}
