import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { optimize } from 'svgo';

/** A shape as `[tag, props, children]`; the props are those of React. */
type Shape = [tag: string, props: Record<string, string>, children?: Shape[]];

const propName = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The shapes of a picture, optimized by svgo, as the module that `./picture.svg?shapes` imports.
 *
 * @example
 * shapesModule('<svg viewBox="0 0 8 8"><path fill="#fff" d="M0 0H8V8H0Z"/></svg>')
 * // → 'export default [["path",{"fill":"#fff","d":"M0 0h8v8H0z"}]];'
 */
export const shapesModule = (svg: string): string => {
  const shapes: Shape[] = [];
  const children = new Map<unknown, Shape[]>();
  optimize(optimize(svg, { multipass: true, plugins: ['preset-default', 'removeTitle'] }).data, {
    plugins: [
      {
        name: 'collect-shapes',
        fn: () => ({
          element: {
            enter: (node, parent) => {
              if (node.name === 'svg') {
                children.set(node, shapes);
                return;
              }
              const props = Object.entries(node.attributes).map(([name, value]) => [propName(name), value]);
              const shape: Shape = [node.name, Object.fromEntries(props)];
              children.get(parent)?.push(shape);
              if (node.children.length > 0) {
                const inside: Shape[] = [];
                shape.push(inside);
                children.set(node, inside);
              }
            },
          },
        }),
      },
    ],
  });
  return `export default ${JSON.stringify(shapes)};`;
};

const suffix = '?shapes';

/** Imports of `*.svg?shapes` in Vite, Vitest and Storybook. */
export const svgShapes = {
  name: 'svg-shapes',
  enforce: 'pre' as const,
  load: async (id: string) =>
    id.endsWith(`.svg${suffix}`) ? shapesModule(await readFile(id.slice(0, -suffix.length), 'utf8')) : null,
};

/** The same in esbuild. */
export const svgShapesEsbuild: Plugin = {
  name: 'svg-shapes',
  setup: (build) => {
    build.onResolve({ filter: /\.svg\?shapes$/ }, ({ path, importer }) => ({
      path: resolve(dirname(importer), path.slice(0, -suffix.length)),
    }));
    build.onLoad({ filter: /\.svg$/ }, async ({ path }) => ({
      contents: shapesModule(await readFile(path, 'utf8')),
    }));
  },
};
