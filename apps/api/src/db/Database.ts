import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Clock } from '../lib/clock.ts';
import type { JobStore } from './startJobs.ts';

/** Queries, on either engine and inside or outside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and how to let go of it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly jobs: JobStore;
  /** True when no other process can have this database open: unfinished work found in it is nobody's. */
  readonly exclusive: boolean;
  /** That of a server, for all processes on it; absent where this machine's is the only one. */
  readonly clock?: Clock;
  /** How many connections to a server this process holds, by what they do. */
  readonly connections?: () => Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  close(): Promise<void>;
}

/** What a part works with that keeps rows and looks at the time. */
export interface DbDeps {
  readonly db: Database;
  readonly clock: Clock;
}
