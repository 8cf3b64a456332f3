import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import routes from './app/routes.ts';
import { chunkGroups } from './server/chunkGroups.ts';
import { compiledEarly } from './server/compiledEarly.ts';
import { devServer } from './server/devServer.ts';
import { plainImports } from './server/plainImports.ts';
import { plainViews } from './server/plainViews.ts';
import { pureMemo } from './server/pureMemo.ts';
import { routeTable } from './server/routeTable.ts';
import { shortStyleNames } from './server/shortStyleNames.ts';

/** The build takes the packages as they are published (dist); everything else reads their sources. */
export default defineConfig(({ mode }) => {
  // The framework prerenders by servers of its own, which are part of the build: only the mode tells.
  const isDevelopment = mode === 'development';
  const source = isDevelopment ? ['@backbeat/source'] : [];
  return {
    plugins: [
      isDevelopment
        ? [react(), devServer()]
        : [reactRouter(), plainImports(), plainViews(), pureMemo(), compiledEarly(), shortStyleNames()],
      routeTable(routes),
    ],
    define: { __BUILD_YEAR__: new Date().getFullYear() },
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      alias: {
        'hoist-non-react-statics': fileURLToPath(new URL('server/noStaticsHoisting.ts', import.meta.url)),
      },
    },
    build: {
      // The session's modals come with the pages that open one as they come, and are fetched by all others.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    environments: {
      // Prerendering only; minified because one of its functions stands inline in every page.
      ssr: { build: { minify: true } },
      client: {
        build: {
          // The pages name their own preloads; the next page is fetched when a link to it is pointed at.
          modulePreload: false,
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunkGroups },
              // Short hashes: every page names a dozen files, and has to fit into a first trip.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
            },
          },
        },
      },
    },
  };
});
