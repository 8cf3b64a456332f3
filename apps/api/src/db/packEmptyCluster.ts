import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { emptyClusterPath } from './emptyCluster.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { startJobs } from './startJobs.ts';
import { engineExtensions } from './YieldingPGlite.ts';

/** Makes an empty database with all tables and packs it for first starts. Run by the build. */
export const packEmptyCluster = async (): Promise<void> => {
  const client = await PGlite.create({ extensions: engineExtensions });
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  const jobs = { db: fromPglite(client), backend: 'pglite' } as const;
  const stopJobs = await startJobs({ jobs, logger: console }, {});
  await stopJobs();
  await client.exec('checkpoint');
  const packed = await client.dumpDataDir('gzip');
  await client.close();
  const path = emptyClusterPath();
  const draft = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, Buffer.from(await packed.arrayBuffer()));
  await rename(draft, path);
};

if (process.argv[2] === '--pack') await packEmptyCluster();
