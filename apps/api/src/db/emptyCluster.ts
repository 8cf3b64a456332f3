import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrationsFolder.ts';

/**
 * Where the build leaves a new database cluster, its tables empty: unpacking it takes a tenth of making one. Its name
 * says with which migrations it was made; with other ones it is not found.
 */
export const emptyClusterPath = (): string => {
  const folder = migrationsFolder();
  const key = createHash('sha256');
  for (const { hash } of readMigrationFiles({ migrationsFolder: folder })) key.update(hash);
  return join(dirname(folder), 'dist', `empty-cluster-${key.digest('hex').slice(0, 12)}.tar.gz`);
};

/** The cluster as a tar archive, or null when nothing was built: then the engine makes one. */
export const readEmptyCluster = async (): Promise<Buffer<ArrayBuffer> | null> => {
  const path = emptyClusterPath();
  return existsSync(path) ? Buffer.from(await promisify(gunzip)(await readFile(path))) : null;
};
