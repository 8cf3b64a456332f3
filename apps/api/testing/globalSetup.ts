import { existsSync } from 'node:fs';
import { emptyClusterPath } from '../src/db/emptyCluster.ts';
import { packEmptyCluster } from '../src/db/packEmptyCluster.ts';
import { createModel } from './openTestDatabase.ts';

/** Creates the tables once; every test file uses copies. */
export default async function setup(): Promise<void> {
  if (!existsSync(emptyClusterPath())) await packEmptyCluster();
  const server = process.env.TEST_POSTGRES_URL;
  if (server !== undefined) await createModel(server);
}
