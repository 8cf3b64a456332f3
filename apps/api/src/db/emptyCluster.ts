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
 * The archive of an empty database with all tables, made by the build. Its name has a hash of the migrations, so that
 * an outdated one is not used.
 */
export const emptyClusterPath = (): string => {
  const folder = migrationsFolder();
  const key = createHash('sha256');
  for (const { hash } of readMigrationFiles({ migrationsFolder: folder })) key.update(hash);
  return join(dirname(folder), 'dist', `empty-cluster-${key.digest('hex').slice(0, 12)}.tar.gz`);
};

/** Options for the engine to start from the archive; without one, it makes a new database itself. */
export const readEmptyCluster = async (): Promise<Pick<PGliteOptions, 'loadDataDir'>> => {
  const path = emptyClusterPath();
  if (!existsSync(path)) return {};
  return { loadDataDir: new Blob([await promisify(gunzip)(await readFile(path))]) };
};
