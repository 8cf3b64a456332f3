import { lockDirectory } from '@backbeat/server';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { OpenDatabase } from './Database.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { diskProblem } from './diskProblem.ts';
import { readEmptyCluster } from './emptyCluster.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { openOnDisk } from './openOnDisk.ts';
import { YieldingPGlite } from './YieldingPGlite.ts';

const prepare = (client: PGlite): Promise<void> =>
  migrate(drizzle(client), { migrationsFolder: migrationsFolder() });

const openInMemory = async () => {
  const client = await YieldingPGlite.open(await readEmptyCluster());
  await prepare(client);
  return { client, close: async () => (client.closed ? undefined : client.close()) };
};

/**
 * The error for a directory in use: two processes would lose data. `pid` is null while another process is acquiring it.
 */
const takenBy = (directory: string, pid: number | null): DatabaseUnavailable =>
  new DatabaseUnavailable(
    `The data directory ${directory} is in use by ${pid === null ? 'another process' : `process ${pid}`}. Stop that process, set another BACKBEAT_DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.`,
  );

const openLocked = async (directory: string) => {
  const unlock = lockDirectory(directory, 'owner.lock', (pid) => takenBy(directory, pid));
  try {
    const { client, close } = await openOnDisk(directory, prepare);
    return {
      client,
      close: async () => {
        await close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Opens PostgreSQL inside this process: one connection, one directory, one owner. Null keeps it in memory.
 *
 * @throws DatabaseUnavailable when the directory cannot be used, or cannot be opened as it was
 */
export const openEmbeddedDatabase = async (directory: string | null): Promise<OpenDatabase> => {
  try {
    const { client, close } = await (directory === null ? openInMemory() : openLocked(directory));
    const jobs = { db: fromPglite(client), backend: 'pglite' } as const;
    return { db: drizzle(client), jobs, exclusive: true, close };
  } catch (error) {
    const sentence = directory === null ? null : diskProblem(error, directory);
    throw sentence === null ? error : new DatabaseUnavailable(sentence, { cause: error });
  }
};
