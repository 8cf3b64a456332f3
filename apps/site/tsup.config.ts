import { defineConfig } from 'tsup';

/** The static server beside the build that it serves, and what writes the same for static hosts. */
export default defineConfig({
  entry: { main: 'server/main.ts', hosts: 'server/hosts.ts', keep: 'server/keep.ts' },
  outDir: 'dist-server',
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  sourcemap: true,
  clean: true,
  silent: true,
});
