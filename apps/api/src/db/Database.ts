import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Clock } from '../lib/clock.ts';
import type { JobStore } from './startJobs.ts';

/** What both engines answer to a statement. */
interface Rows extends PgQueryResultHKT {
  readonly type: { readonly rows: Record<string, unknown>[] };
}

/** The query interface of both engines, inside and outside of transactions. */
export type Database = PgDatabase<Rows>;

/** An open database. */
export interface OpenDatabase {
  readonly db: Database;
  readonly jobs: JobStore;
  /** True if no other process can use the database: all unfinished work in it is of dead processes. */
  readonly exclusive: boolean;
  /** The server's clock, which all its processes share; absent for the embedded engine. */
  readonly clock?: Clock;
  /** The connections of this process to a server, by state. */
  readonly connections?: () => Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  close(): Promise<void>;
}

/** The database and the clock. */
export interface DbDeps {
  readonly db: Database;
  readonly clock: Clock;
}
