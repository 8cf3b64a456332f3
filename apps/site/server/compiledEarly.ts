import type { Plugin } from 'vite';
import { largeFiles } from '../app/start/startFiles.ts';

/** Nearly all that stands in them runs while a page comes alive. */
const files: readonly string[] = [...largeFiles, 'entry.client'];

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser to compile these files whole, on another thread, while they arrive. Otherwise it finds out
 * function by function, when each is first called, and stops the page for it. Browsers that do not know the hint
 * read a comment.
 *
 * See https://v8.dev/blog/explicit-compile-hints.
 */
export const compiledEarly = (): Plugin => ({
  name: 'compiled-early',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // The hint has to be the first line: after the minifier, which leaves out comments, and after Vite's own words.
    order: 'post',
    handler: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const name of files) {
        const found = chunks.filter((chunk) => chunk.name === name);
        if (found.length === 0)
          throw new Error(`No file is called ${name} any more: see server/chunkGroups.ts.`);
        for (const chunk of found) chunk.code = hint + chunk.code;
      }
    },
  },
});
