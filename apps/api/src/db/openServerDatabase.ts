import { SpanKind } from '@opentelemetry/api';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inSpan } from '../lib/inSpan.ts';
import type { OpenDatabase } from './Database.ts';
import { describeConnectionError } from './describeConnectionError.ts';
import { followClock } from './followClock.ts';
import { migrationsFolder } from './migrationsFolder.ts';

/** Any number that no other lock has: processes that start together migrate one after the other. */
const migrationLock = 7_212_026;

/**
 * Longer than any call takes: a stuck statement frees its connection, and the transaction of a hanging process frees
 * its locks.
 */
const limits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 } as const;

const migrateAlone = async (pool: pg.Pool, databaseUrl: string): Promise<void> => {
  const client = await pool.connect().catch((error: unknown) => {
    throw describeConnectionError(error, databaseUrl, 'connecting');
  });
  try {
    // A new index may take long, while the other processes wait.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.query('reset statement_timeout');
  } catch (error) {
    throw describeConnectionError(error, databaseUrl, 'migrating');
  } finally {
    client.release();
  }
};

const timeQuery = 'select extract(epoch from clock_timestamp())::float8 * 1000 as "epochMs"';

/** Reads the server's time. */
const readTimeOf = (pool: pg.Pool) => async (): Promise<number> => {
  const [row] = (await pool.query<{ epochMs: number }>(timeQuery)).rows;
  if (row === undefined) throw new Error('The server did not say the time.');
  return row.epochMs;
};

/** The part of a pool or connection that is replaced. */
interface Queryable {
  query(text: string): Promise<unknown>;
}

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
};

/** Makes every query a span with its text, which holds no values. */
const traceQueries = (on: Queryable): void => {
  const send = (given: unknown[]) =>
    Reflect.apply(Reflect.get(Object.getPrototypeOf(on), 'query'), on, given);
  Object.assign(on, {
    query: (...given: unknown[]) => {
      // With a callback, the pool is passing on its own call.
      if (typeof given.at(-1) === 'function') return send(given);
      const text = textOf(given[0]);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      return inSpan(/^\w+/.exec(text)?.[0] ?? 'query', { kind: SpanKind.CLIENT, attributes }, async () =>
        send(given),
      );
    },
  });
};

/**
 * Opens a PostgreSQL server that other processes may share.
 *
 * @param max connections that this process opens at most
 * @throws DatabaseUnavailable when it cannot be reached or does not let the api in
 */
export const openServerDatabase = async (databaseUrl: string, max = 10): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 5_000,
    ...limits,
  });
  // An 'error' event without a listener would end the process. The pool replaces broken connections, and the next query
  // reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    traceQueries(client);
  });
  traceQueries(pool);
  const open = async () => {
    await migrateAlone(pool, databaseUrl);
    return followClock(readTimeOf(pool));
  };
  const clock = await open().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    db: drizzle(pool),
    jobs: { db: { executeSql: (text, values) => pool.query(text, values) } },
    exclusive: false,
    clock,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      clock.stop();
      await pool.end();
    },
  };
};
