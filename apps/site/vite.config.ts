import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { devConfig } from './server/devConfig.ts';

/**
 * What changes rarely stands in files of its own: they stay in the browser's cache from one release to the next,
 * and a page asks for few files. Of the look, only what several pages share.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  {
    name: 'state',
    test: /node_modules\/(@reduxjs|@tanstack|immer|react-redux|redux|redux-thunk|reselect)\//,
  },
  { name: 'look', test: /node_modules\/(@emotion|stylis)\/|packages\/ui\/dist\//, minShareCount: 3 },
];

/** The build takes the packages as they are published (dist); everything else reads their sources. */
export default defineConfig(({ command }) => {
  const source = command === 'serve' ? ['@backbeat/source'] : [];
  return {
    plugins: [reactRouter(), devConfig()],
    define: { __BUILD_YEAR__: new Date().getFullYear() },
    resolve: { conditions: [...source, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    environments: {
      // Prerendering only; minified because one of its functions stands inline in every page.
      ssr: { build: { minify: true } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    },
  };
});
