import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Runs `*.data.ts` when the site is built and gives browsers the result as a literal, as VitePress does with files
 * of that name: nothing of what they are made from is sent. Their exports must be JSON.
 */
export const buildTimeData = (): Plugin => ({
  name: 'build-time-data',
  apply: 'build',
  load: {
    filter: { id: /\.data\.ts$/ },
    handler: async (file) => {
      const data: object = await import(pathToFileURL(file).href);
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});
