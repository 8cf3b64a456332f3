import { defineConfig } from 'tsup';

/** The static server as one file beside the build that it serves. */
export default defineConfig({
  entry: { main: 'server/main.ts' },
  outDir: 'dist-server',
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  sourcemap: true,
  clean: true,
  silent: true,
});
