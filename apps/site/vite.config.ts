import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunkGroups } from './server/chunkGroups.ts';
import { compiledEarly } from './server/compiledEarly.ts';
import { devServer } from './server/devServer.ts';
import { plainImports } from './server/plainImports.ts';
import { shortStyleNames } from './server/shortStyleNames.ts';

/** The build takes the packages as they are published (dist); everything else reads their sources. */
export default defineConfig(({ command, isSsrBuild }) => {
  const isBuild = command === 'build';
  const source = isBuild ? [] : ['@backbeat/source'];
  return {
    plugins: [react(), isBuild ? [plainImports(), compiledEarly(), shortStyleNames()] : devServer()],
    define: { __BUILD_YEAR__: new Date().getFullYear() },
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      alias: {
        'hoist-non-react-statics': fileURLToPath(new URL('server/noStaticsHoisting.ts', import.meta.url)),
      },
    },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    build: isSsrBuild
      ? {
          rolldownOptions: { input: 'app/entry.server.tsx' },
          outDir: 'build/server',
          copyPublicDir: false,
          // One of its functions stands inline in every page.
          minify: true,
        }
      : {
          outDir: 'build/client',
          manifest: true,
          // The pages name their own preloads; the next page is fetched when a link to it is pointed at.
          modulePreload: false,
          rolldownOptions: {
            input: 'app/entry.client.tsx',
            // The session's modals come with the pages that open one as they come, and are fetched by all others.
            checks: { ineffectiveDynamicImport: false },
            output: {
              codeSplitting: { groups: chunkGroups },
              // Short hashes: every page names a dozen files, and has to fit into a first trip.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
            },
          },
        },
  };
});
