import type { Plugin } from 'vite';

/** Nearly all that stands in them runs while a page comes alive. */
const files = ['react', 'frame', 'site', 'common', 'shell', 'entry.client'];

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
  generateBundle: {
    // The hint has to be the first line: after the minifier, which leaves out comments, and after Vite's own words.
    order: 'post',
    handler: (_options, bundle) => {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && files.includes(output.name)) output.code = hint + output.code;
      }
    },
  },
});
