import type { Plugin } from 'vite';

/** Fetches the style sheets that a module comes with, each once, and lets `import()` be the browser's own. */
const helper = `
const wanted = new Map();
const fetchSheet = (file) => {
  const href = '/' + file;
  if (!wanted.has(href) && !document.querySelector('link[rel="stylesheet"][href="' + href + '"]')) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    wanted.set(href, new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject })));
    wanted.get(href).catch(() => wanted.delete(href));
    document.head.append(link);
  }
  return wanted.get(href);
};
export const __vitePreload = (load, files = []) =>
  files.length === 0 ? load() : Promise.all(files.map(fetchSheet)).then(load);
`;

/**
 * Vite wraps each `import()` in a helper that also preloads modules and tells of failures. The pages name their own
 * preloads, and the router knows what to do without a module, so that a quarter of it is enough.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper },
});
