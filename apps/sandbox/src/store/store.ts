import { join } from 'node:path';
import { lockDirectory } from '@backbeat/server';
import * as z from 'zod/mini';
import { type Journal, openJournal, rewriteJournal } from './journal.ts';
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

/** Tables in memory over one journal on disk. Reads and commits are synchronous, so a transaction needs no lock. */
export interface Store extends Reader {
  /** Everything or nothing, on disk before it returns. */
  commit(changes: readonly Change[]): void;
  close(): void;
}

type Tables = { [T in TableName]: Map<string, Rows[T]> };

const parsers: { readonly [T in TableName]: (stored: unknown) => Rows[T] } = {
  accounts: (stored) => rowSchemas.accounts.parse(stored),
  clock: (stored) => rowSchemas.clock.parse(stored),
  creators: (stored) => rowSchemas.creators.parse(stored),
  giftCards: (stored) => rowSchemas.giftCards.parse(stored),
  invoices: (stored) => rowSchemas.invoices.parse(stored),
  notices: (stored) => rowSchemas.notices.parse(stored),
  oidc: (stored) => rowSchemas.oidc.parse(stored),
  redemptions: (stored) => rowSchemas.redemptions.parse(stored),
  replays: (stored) => rowSchemas.replays.parse(stored),
  secrets: (stored) => rowSchemas.secrets.parse(stored),
  subscriptions: (stored) => rowSchemas.subscriptions.parse(stored),
  tokens: (stored) => rowSchemas.tokens.parse(stored),
  transactions: (stored) => rowSchemas.transactions.parse(stored),
};

const entrySchema = z.array(z.tuple([z.string(), z.string(), z.unknown()]));

/** A journal may be older than the program: what it holds of tables that are no more is left behind. */
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
  clock: new Map(),
  creators: new Map(),
  giftCards: new Map(),
  invoices: new Map(),
  notices: new Map(),
  oidc: new Map(),
  redemptions: new Map(),
  replays: new Map(),
  secrets: new Map(),
  subscriptions: new Map(),
  tokens: new Map(),
  transactions: new Map(),
});

const apply = <T extends TableName>(tables: Tables, table: T, id: string, row: Rows[T] | null): void => {
  const rows: Map<string, Rows[T]> = tables[table];
  if (row === null) rows.delete(id);
  else rows.set(id, row);
};

const applyStored = <T extends TableName>(tables: Tables, table: T, id: string, stored: unknown): void => {
  apply(tables, table, id, stored === null ? null : parsers[table](stored));
};

const readerOf = (tables: Tables): Reader => ({
  get: (table, id) => tables[table].get(id),
  list: (table) => [...tables[table].values()],
  entries: (table) => [...tables[table].entries()],
  size: (table) => tables[table].size,
});

/** What could be read if the changes were made: for answers that are worked out before anything is written. */
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

function* everyRow(tables: Tables): Iterable<unknown> {
  for (const [table, rows] of Object.entries(tables)) for (const [id, row] of rows) yield [[table, id, row]];
}

const liveRows = (tables: Tables): number => Object.values(tables).reduce((sum, rows) => sum + rows.size, 0);

const applyEntry = (tables: Tables, entry: unknown): void => {
  for (const [table, id, row] of entrySchema.parse(entry)) {
    if (isTable(table)) applyStored(tables, table, id, row);
  }
};

const readTables = (path: string): { journal: Journal; tables: Tables } => {
  const tables = emptyTables();
  let journal = openJournal(path);
  for (const [index, entry] of journal.entries.entries()) {
    try {
      applyEntry(tables, entry);
    } catch (cause) {
      journal.abandon();
      throw new Error(
        `${path}, entry ${index + 1} is not the sandbox's. Move the file away to start afresh.`,
        {
          cause,
        },
      );
    }
  }
  if (journal.entries.length > 2 * liveRows(tables) + 1000) {
    journal.close();
    rewriteJournal(path, everyRow(tables));
    journal = openJournal(path);
  }
  return { journal, tables };
};

/** What people can mend about a directory, in a sentence. */
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

/**
 * Opens the tables of a directory, or makes them. Two processes on one directory would lose each other's
 * rows, so the second is refused.
 *
 * @example openStore('/tmp/trial').list('accounts') // → []
 */
export const openStore = (directory: string): Store => {
  const path = join(directory, 'journal.jsonl');
  let unlock = (): void => {};
  let opened: ReturnType<typeof readTables>;
  try {
    unlock = lockDirectory(directory, 'lock', (pid) => inUseError(directory, pid));
    opened = readTables(path);
  } catch (error) {
    unlock();
    throw explain(error, directory);
  }
  const { journal, tables } = opened;
  return {
    ...readerOf(tables),
    commit: (changes) => {
      if (changes.length === 0) return;
      journal.append(changes.map(({ table, id, row }) => [table, id, row]));
      for (const { table, id, row } of changes) apply(tables, table, id, row);
    },
    close: () => {
      journal.close();
      unlock();
    },
  };
};
