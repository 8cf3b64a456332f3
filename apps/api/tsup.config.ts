import { definePackage } from '@backbeat/tooling/tsup';

export default definePackage(['src/main.ts', 'src/index.ts', 'src/db/packEmptyCluster.ts'], {
  platform: 'node',
});
