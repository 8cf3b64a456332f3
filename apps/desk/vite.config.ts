import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { devServer } from './server/devServer.ts';

/** The build takes the packages as they are published (dist); everything else reads their sources. */
export default defineConfig(({ command }) => ({
  plugins: [react(), command === 'serve' ? [devServer()] : []],
  resolve: { conditions: [...(command === 'build' ? [] : ['@backbeat/source']), ...defaultClientConditions] },
  build: {
    outDir: 'build/client',
    // A preload would be a script in the page, which the policy refuses.
    modulePreload: { polyfill: false },
    // The charts stand in a file of their own, which is fetched with their page.
    chunkSizeWarningLimit: 700,
  },
}));
