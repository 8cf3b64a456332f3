import type { OpenDatabase } from './Database.ts';

/** The database to open. Without an address it is embedded, in a directory or, with null, in memory. */
export interface DatabaseTarget {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string | null;
  /** The most connections to a server. */
  readonly databaseConnections?: number;
}

/**
 * Opens the database and runs its migrations. Loads only the engine that is used.
 *
 * @throws DatabaseUnavailable
 * @example const { db, close } = await openDatabase({ databaseUrl: null, dataDirectory: null })
 */
export const openDatabase = async (target: DatabaseTarget): Promise<OpenDatabase> => {
  if (target.databaseUrl !== null) {
    const { openServerDatabase } = await import('./openServerDatabase.ts');
    return openServerDatabase(target.databaseUrl, target.databaseConnections);
  }
  const { openEmbeddedDatabase } = await import('./openEmbeddedDatabase.ts');
  return openEmbeddedDatabase(target.dataDirectory);
};
