import { existsSync } from 'node:fs';
import { emptyClusterPath } from '../src/db/emptyCluster.ts';
import { packEmptyCluster } from '../src/db/packEmptyCluster.ts';
import { createModel } from './openTestDatabase.ts';

/** Every test file opens databases of its own, which are copies: tables are made once. */
export default async function setup(): Promise<void> {
  if (!existsSync(emptyClusterPath())) await packEmptyCluster();
  const server = process.env.TEST_POSTGRES_URL;
  if (server !== undefined) await createModel(server);
}
