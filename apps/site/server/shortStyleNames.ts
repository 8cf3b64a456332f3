import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const styleNameFile = fileURLToPath(new URL('../app/served/styleName.ts', import.meta.url));
const exported = /export \{ (\w+) as default \};/;

/**
 * Has the style engine of the browser ask `styleName` how a style is called, so that it finds the short names in the
 * pages (docs/decisions/0036). It makes all its names by one function in a module of its own.
 */
export const shortStyleNames = (): Plugin => ({
  name: 'site-short-style-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/@emotion\/hash\/dist\// },
    handler(code) {
      if (!exported.test(code))
        this.error('The hash function of the style engine is exported in another way.');
      return `import { styleName } from ${JSON.stringify(styleNameFile)};
${code.replace(exported, 'export default (text) => styleName($1(text));')}`;
    },
  },
});
