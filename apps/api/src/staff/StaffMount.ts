import type { ParsedRequestOf, ResponseOf } from '@backbeat/sdk/contract';
import type { StaffEndpoint, StaffRole } from '@backbeat/sdk/staff';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import type { AppContext } from '../http/AppEnv.ts';

/** The member of the staff who calls. */
export interface StaffCaller {
  readonly user: UserRow;
  readonly role: StaffRole;
  readonly sessionId: string;
}

/** What a call did, for the audit log. */
export interface LoggedAct {
  readonly person?: Pick<UserRow, 'guid'> | null;
  /** @default the endpoint's name */
  readonly what?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
}

/** A parsed call of the desk. */
export type StaffCall<E extends StaffEndpoint> = ParsedRequestOf<E> & {
  readonly context: AppContext;
  readonly staff: StaffCaller;
  /** Writes to the audit log with the transaction of what was done. */
  log(tx: Database, act: LoggedAct): Promise<void>;
};

/** Registers one call of the desk. */
export type StaffMount = <E extends StaffEndpoint>(
  endpoint: E,
  handler: (call: StaffCall<E>) => Promise<ResponseOf<E>>,
) => void;
