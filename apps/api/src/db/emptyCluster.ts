import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PGliteOptions } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrationsFolder.ts';

/**
 * Where the build leaves a new database cluster, its tables empty. Its name says with which migrations it was made;
 * with other ones it is not found.
 */
export const emptyClusterPath = (): string => {
  const folder = migrationsFolder();
  const key = createHash('sha256');
  for (const { hash } of readMigrationFiles({ migrationsFolder: folder })) key.update(hash);
  return join(dirname(folder), 'dist', `empty-cluster-${key.digest('hex').slice(0, 12)}.tar.gz`);
};

/** What the engine makes a new database from; without a build it makes one itself. */
export const readEmptyCluster = async (): Promise<Pick<PGliteOptions, 'loadDataDir'>> => {
  const path = emptyClusterPath();
  if (!existsSync(path)) return {};
  return { loadDataDir: new Blob([await promisify(gunzip)(await readFile(path))]) };
};
