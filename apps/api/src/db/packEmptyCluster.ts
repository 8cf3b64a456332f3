import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { emptyClusterPath } from './emptyCluster.ts';

/** Makes a new, empty database cluster and packs it, for first starts to unpack. Run by the build. */
export const packEmptyCluster = async (): Promise<void> => {
  const client = await PGlite.create();
  const packed = await client.dumpDataDir('gzip');
  await client.close();
  const path = emptyClusterPath();
  const draft = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, Buffer.from(await packed.arrayBuffer()));
  await rename(draft, path);
};

if (process.argv[2] === '--pack') await packEmptyCluster();
