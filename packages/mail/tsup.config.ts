import { definePackage } from '@backbeat/tooling/tsup';

export default definePackage(['src/index.ts'], { platform: 'node' });
