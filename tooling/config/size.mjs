/**
 * @import { Plugin } from 'esbuild'
 */

/** @param {object} exported */
const namesOf = (exported) =>
  Object.keys(exported)
    .filter((name) => /^\w+$/.test(name) && name !== 'default')
    .join(', ');

/**
 * Measures a package as an app bundles it. esbuild writes one import of an external library for each module that uses
 * it, the bundlers of apps one for all: this plugin re-exports each library from one module.
 *
 * @param {Readonly<Record<string, object>>} libraries what each library exports, by its name
 * @returns {Plugin}
 */
export const oneImportEach = (libraries) => ({
  name: 'one-import-each',
  setup: (build) => {
    const filter = new RegExp(`^(${Object.keys(libraries).join('|')})$`);
    build.onResolve({ filter }, ({ path, namespace }) =>
      namespace === 'library'
        ? { path, external: true, sideEffects: false }
        : { path, namespace: 'library', sideEffects: false },
    );
    build.onLoad({ filter: /.*/, namespace: 'library' }, ({ path }) => ({
      contents: `export { ${namesOf(libraries[path] ?? {})} } from '${path}';`,
    }));
  },
});

/**
 * Leaves out what stands outside a folder of the package, for the size of that folder alone.
 *
 * @param {string} folder below `dist`
 * @returns {Plugin}
 */
export const onlyFolder = (folder) => ({
  name: 'only-folder',
  setup: (build) => {
    build.onResolve({ filter: /^\.\.\// }, ({ path, resolveDir }) =>
      resolveDir.endsWith(`/dist/${folder}`) && !path.startsWith(`../${folder}/`)
        ? { path, external: true, sideEffects: false }
        : undefined,
    );
  },
});
