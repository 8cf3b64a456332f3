import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { devServer } from './server/devServer.ts';
import { releaseVersion } from './server/releaseVersion.ts';

/** React, which changes rarely; what the entry needs; and what pages share of our packages. All else is Vite's choice. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'frame', tags: ['$initial' as const] },
  { name: 'parts', test: /packages\/(domain|pricing|ui)\//, minShareCount: 5 },
];

/** The build takes the packages as they are published (dist); everything else reads their sources. */
export default defineConfig(({ command, isSsrBuild }) => {
  const source = command === 'build' ? [] : ['@backbeat/source'];
  return {
    plugins: [react(), command === 'serve' ? [devServer()] : []],
    define: {
      __BUILD_YEAR__: new Date().getFullYear(),
      __VERSION__: JSON.stringify(releaseVersion(process.env.RELEASE, manifest.version)),
    },
    resolve: { conditions: [...source, ...defaultClientConditions] },
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
            output: { codeSplitting: { groups } },
          },
        },
  };
});
