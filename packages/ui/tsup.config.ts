import { definePackage } from '@backbeat/tooling/tsup';
import { oneJsxRuntime, shortBrandPaths, shortIcons } from './bundle/smallParts.ts';

export default definePackage(['src/**/*.{ts,tsx}', '!src/conformance/**'], {
  plugins: [oneJsxRuntime, shortIcons, shortBrandPaths],
});
