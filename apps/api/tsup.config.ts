import { definePackage } from '@backbeat/tooling/tsup';

export default definePackage(
  [
    'src/main.ts',
    'src/checkMail.ts',
    'src/mailNews.ts',
    'src/index.ts',
    'src/db/packEmptyCluster.ts',
    'src/staff/addStaff.ts',
    'src/staff/verifyAudit.ts',
  ],
  {
    platform: 'node',
    // Node reads its package.json of 179 KB anew for each of its 109 files: half of what a start of the api loads.
    bundled: [/^drizzle-orm/, /^pg-boss/],
  },
);
