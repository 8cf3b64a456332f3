import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { migrationsFolder } from './migrationsFolder.ts';

/** Where the build leaves a new, empty database cluster: unpacking it takes a tenth of making one. */
export const emptyClusterPath = (): string =>
  join(dirname(migrationsFolder()), 'dist', 'empty-cluster.tar.gz');

/** The cluster as a tar archive, or null when nothing was built: then the engine makes one. */
export const readEmptyCluster = async (): Promise<Buffer<ArrayBuffer> | null> => {
  const path = emptyClusterPath();
  return existsSync(path) ? Buffer.from(await promisify(gunzip)(await readFile(path))) : null;
};
