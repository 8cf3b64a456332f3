import { defineConfig } from 'tsup';

/** The static server of the desk, with its libraries in it. */
export default defineConfig({
  entry: { main: 'server/main.ts' },
  outDir: 'dist-server',
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  noExternal: [/./],
  sourcemap: true,
  clean: true,
  silent: true,
});
