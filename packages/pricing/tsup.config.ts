import { definePackage } from '@backbeat/tooling/tsup';

export default definePackage(['src/**/*.{ts,tsx}']);
