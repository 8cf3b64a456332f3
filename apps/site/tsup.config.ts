import { defineConfig } from 'tsup';

/**
 * The static server beside the build that it serves, and what writes the same for static hosts. Its libraries are in
 * it: a machine that serves the site needs these files, the build and Node.
 */
export default defineConfig({
  entry: { main: 'server/main.ts', hosts: 'server/hosts.ts', keep: 'server/keep.ts' },
  outDir: 'dist-server',
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  noExternal: [/./],
  sourcemap: true,
  clean: true,
  silent: true,
});
