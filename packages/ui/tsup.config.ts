import { definePackage } from '@backbeat/tooling/tsup';
import { oneJsxRuntime, shortIcons, shortMarks } from './bundle/smallParts.ts';

export default definePackage(['src/**/*.{ts,tsx}', '!src/conformance/**'], {
  plugins: [oneJsxRuntime, shortIcons, shortMarks],
});
