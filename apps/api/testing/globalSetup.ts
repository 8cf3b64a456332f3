import { existsSync } from 'node:fs';
import { emptyClusterPath } from '../src/db/emptyCluster.ts';
import { packEmptyCluster } from '../src/db/packEmptyCluster.ts';

/** Every test file opens databases of its own; with a packed cluster at hand that is quick. */
export default async function setup(): Promise<void> {
  if (!existsSync(emptyClusterPath())) await packEmptyCluster();
}
