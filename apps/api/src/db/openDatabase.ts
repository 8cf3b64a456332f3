import type { OpenDatabase } from './Database.ts';

/** Which database to open. Without an address it is embedded, in a directory or, with null, in memory. */
export interface DatabaseTarget {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string | null;
  /** To a server, at most. */
  readonly databaseConnections?: number;
}

/**
 * Opens the database and brings its tables up to date. Only the engine that is asked for is loaded.
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
