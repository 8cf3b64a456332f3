import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lockDirectory } from '@backbeat/server';
import * as z from 'zod/mini';
import { type Rows, rowSchemas, type TableName } from './rows.ts';

/** One row put, or taken away when `row` is null. */
export type Change<T extends TableName = TableName> = {
  [K in T]: { readonly table: K; readonly id: string; readonly row: Rows[K] | null };
}[T];

/** What can be read. */
export interface Reader {
  get<T extends TableName>(table: T, id: string): Rows[T] | undefined;
  /** All rows in the order in which their ids were first put. */
  list<T extends TableName>(table: T): Rows[T][];
  entries<T extends TableName>(table: T): [string, Rows[T]][];
  size(table: TableName): number;
}

/**
 * Tables that SQLite keeps, and memory for reading: answers look through whole tables. Reads and commits are
 * synchronous, so a transaction needs no lock.
 */
export interface Store extends Reader {
  /** Everything or nothing, on disk before it returns. */
  commit(changes: readonly Change[]): void;
  close(): void;
}

type Tables = { [T in TableName]: Map<string, Rows[T]> };

const schemas: { readonly [T in TableName]: { readonly parse: (stored: unknown) => Rows[T] } } = rowSchemas;

/** A file may hold rows of tables that the program no longer has. They are not read. */
const isTable = (name: string): name is TableName => Object.hasOwn(rowSchemas, name);

/**
 * A row to put.
 *
 * @example put('clock', 'now', { offsetMs: 0 }).table // → 'clock'
 */
export const put = <T extends TableName>(table: T, id: string, row: Rows[T]): Change<T> => ({
  table,
  id,
  row,
});

/** A row to take away. */
export const remove = <T extends TableName>(table: T, id: string): Change<T> => ({ table, id, row: null });

const emptyTables = (): Tables => ({
  accounts: new Map(),
  claims: new Map(),
  clock: new Map(),
  creators: new Map(),
  giftCards: new Map(),
  invoices: new Map(),
  letters: new Map(),
  notices: new Map(),
  oidc: new Map(),
  redemptions: new Map(),
  replays: new Map(),
  rightsCalls: new Map(),
  rightsQuota: new Map(),
  rightsSettings: new Map(),
  secrets: new Map(),
  subscriptions: new Map(),
  tax: new Map(),
  tokens: new Map(),
  transactions: new Map(),
  videos: new Map(),
  whitelists: new Map(),
});

const apply = <T extends TableName>(tables: Tables, table: T, id: string, row: Rows[T] | null): void => {
  const rows: Map<string, Rows[T]> = tables[table];
  if (row === null) rows.delete(id);
  else rows.set(id, row);
};

const readerOf = (tables: Tables): Reader => ({
  get: (table, id) => tables[table].get(id),
  list: (table) => [...tables[table].values()],
  entries: (table) => [...tables[table].entries()],
  size: (table) => tables[table].size,
});

/** The rows as they would be after changes, for answers that are computed before anything is written. */
export const withChanges = (base: Reader, changes: readonly Change[]): Reader => {
  const written = emptyTables();
  const removed = new Set<string>();
  for (const { table, id, row } of changes) {
    apply(written, table, id, row);
    if (row === null) removed.add(`${table} ${id}`);
    else removed.delete(`${table} ${id}`);
  }
  const get = <T extends TableName>(table: T, id: string): Rows[T] | undefined =>
    removed.has(`${table} ${id}`) ? undefined : (written[table].get(id) ?? base.get(table, id));
  const entries = <T extends TableName>(table: T): [string, Rows[T]][] => {
    const rows = new Map(base.entries(table));
    for (const [id, row] of written[table]) rows.set(id, row);
    return [...rows].filter(([id]) => !removed.has(`${table} ${id}`));
  };
  const isOnlyAdding = (table: TableName): boolean =>
    removed.size === 0 && [...written[table].keys()].every((id) => base.get(table, id) === undefined);
  return {
    get,
    entries,
    size: (table) => (isOnlyAdding(table) ? base.size(table) + written[table].size : entries(table).length),
    // Most changes only add, and copying a long table for each answer is slow.
    list: (table) =>
      isOnlyAdding(table)
        ? [...base.list(table), ...written[table].values()]
        : entries(table).map(([, row]) => row),
  };
};

/** SQLite undoes a commit that a kill interrupted. Nothing of it was answered. */
const openDatabase = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec('CREATE TABLE IF NOT EXISTS rows (kind TEXT, id TEXT, row TEXT, UNIQUE (kind, id)) STRICT');
  return database;
};

const storedRow = z.object({ kind: z.string(), id: z.string(), row: z.string() });

const readTables = (database: DatabaseSync): Tables => {
  const [check] = database.prepare('PRAGMA quick_check').all();
  if (check?.quick_check !== 'ok') throw new Error(String(check?.quick_check));
  const tables = emptyTables();
  for (const stored of database.prepare('SELECT kind, id, row FROM rows ORDER BY rowid').iterate()) {
    const { kind, id, row } = storedRow.parse(stored);
    if (isTable(kind)) apply(tables, kind, id, schemas[kind].parse(JSON.parse(row)));
  }
  return tables;
};

/** An error of the file system as a sentence that names the remedy. */
const explain = (error: unknown, directory: string): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^E[A-Z]+$/.test(code)) return error;
  const remedy = /ENOSPC|EDQUOT|EFBIG/.test(code)
    ? 'make room on its disk'
    : 'let this user read and write it';
  return new Error(`${directory} cannot be used (${code}): ${remedy}, or name another BACKBEAT_DATA_DIR.`, {
    cause: error,
  });
};

const inUseError = (directory: string, pid: number | null): Error =>
  new Error(
    `${directory} is in use by ${pid === null ? 'another process' : `process ${pid}`}. Stop it, or name another BACKBEAT_DATA_DIR.`,
  );

/** Two processes on one directory would lose each other's rows, so the second is refused. */
const lock = (directory: string): (() => void) => {
  try {
    return lockDirectory(directory, 'lock', (pid) => inUseError(directory, pid));
  } catch (error) {
    throw explain(error, directory);
  }
};

const storeOf = (database: DatabaseSync, tables: Tables, unlock: () => void): Store => {
  const write = database.prepare(
    'INSERT INTO rows VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET row = excluded.row',
  );
  const erase = database.prepare('DELETE FROM rows WHERE kind = ? AND id = ?');
  return {
    ...readerOf(tables),
    commit: (changes) => {
      if (changes.length === 0) return;
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const { table, id, row } of changes) {
          if (row === null) erase.run(table, id);
          else write.run(table, id, JSON.stringify(row));
        }
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
      for (const { table, id, row } of changes) apply(tables, table, id, row);
    },
    close: () => {
      database.close();
      unlock();
    },
  };
};

/**
 * Opens the tables of a directory, or makes them.
 *
 * @throws Error when another process has the directory, or its file is damaged or something else's; that is left as it is
 * @example openStore('/tmp/trial').list('accounts') // → []
 */
export const openStore = (directory: string): Store => {
  const unlock = lock(directory);
  const path = join(directory, 'sandbox.sqlite');
  let database: DatabaseSync | null = null;
  try {
    database = openDatabase(path);
    return storeOf(database, readTables(database), unlock);
  } catch (cause) {
    database?.close();
    unlock();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${path} cannot be read and was left as it is (${reason}). Restore it from a backup, or move it away to start afresh.`,
      { cause },
    );
  }
};
