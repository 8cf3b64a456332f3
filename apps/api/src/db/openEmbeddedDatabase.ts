import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { BreathingPGlite } from './BreathingPGlite.ts';
import type { OpenDatabase } from './Database.ts';
import { readEmptyCluster } from './emptyCluster.ts';
import { lockDataDirectory } from './lockDataDirectory.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { unpackTar } from './unpackTar.ts';

const openInMemory = async (): Promise<PGlite> => {
  const cluster = await readEmptyCluster();
  return BreathingPGlite.open(cluster === null ? {} : { loadDataDir: new Blob([cluster]) });
};

/** A half-made cluster would never open again, so it gets its name only when it is whole. */
const makeCluster = async (data: string): Promise<void> => {
  const draft = `${data}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const cluster = await readEmptyCluster();
  if (cluster === null) await (await PGlite.create({ dataDir: draft })).close();
  else unpackTar(cluster, draft);
  renameSync(draft, data);
};

const openOnDisk = async (directory: string): Promise<PGlite> => {
  const data = join(directory, 'database');
  if (!existsSync(data)) await makeCluster(data);
  return BreathingPGlite.open({ dataDir: data });
};

/** PostgreSQL inside this process: one connection, one directory, one owner. Null keeps it in memory. */
export const openEmbeddedDatabase = async (directory: string | null): Promise<OpenDatabase> => {
  const unlock = directory === null ? () => {} : lockDataDirectory(directory);
  try {
    const client = directory === null ? await openInMemory() : await openOnDisk(directory);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    return {
      db,
      exclusive: true,
      close: async () => {
        if (!client.closed) await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
