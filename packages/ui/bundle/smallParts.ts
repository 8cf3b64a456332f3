import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { type Shape, shortPath } from './shortPath.ts';

const root = new URL('../', import.meta.url).pathname;
const source = join(root, 'src');
const built = join(root, 'dist');

/** The path by which a built file reaches another, which is given below `src`. */
const reach = (importer: string, target: string): string => {
  const path = relative(dirname(importer), join(source, target));
  return path.startsWith('.') ? path : `./${path}`;
};

/** Makes every file import React's element functions from `jsxRuntime.ts`. */
export const oneJsxRuntime: Plugin = {
  name: 'one-jsx-runtime',
  setup: (build) => {
    build.initialOptions.jsxImportSource = '#own';
    build.onResolve({ filter: /^#own\/jsx-runtime$/ }, ({ importer }) => ({
      path: reach(importer, 'jsxRuntime.js'),
      external: true,
    }));
  },
};

interface LucideModule {
  readonly __iconData?: { readonly node: readonly Shape[] };
}

const drawIcon = async (file: string): Promise<string> => {
  const { __iconData: data }: LucideModule = await import(pathToFileURL(file).href);
  if (!data) throw new Error(`${file} is only another name of an icon: import the icon by its own.`);
  const path = shortPath(data.node, { digits: 3 });
  // In server components each icon is a reference of its own, which can be handed to `Icon` as a prop.
  return `'use client';\nimport { line } from '../line.js';\nexport default /* @__PURE__ */ line('${path}');\n`;
};

/** The types of `icons.ts`. Those that tsc writes name lucide, which users of the package do not install. */
const iconTypes = async (): Promise<string> => {
  const text = await readFile(join(source, 'icons.ts'), 'utf8');
  const lines =
    text.match(/\b\w+Icon\b/g)?.map((name) => `export declare const ${name}: IconComponent;\n`) ?? [];
  return `import type { IconComponent } from './icon/Icon.js';\n${lines.join('')}`;
};

/** Each icon of lucide that is used becomes one path in a file of its own, without the library's renderer. */
export const shortIcons: Plugin = {
  name: 'short-icons',
  setup: (build) => {
    const icons = new Map<string, string>();
    build.onResolve({ filter: /^lucide-react\/icons\// }, async (found) => {
      const { path, importer, kind, resolveDir, pluginData } = found;
      if (pluginData === 'through') return null;
      const real = await build.resolve(path, { kind, resolveDir, pluginData: 'through' });
      const name = basename(path);
      icons.set(name, real.path);
      return { path: reach(importer, `icon/drawn/${name}.js`), external: true };
    });
    build.onEnd(async () => {
      const folder = join(built, 'icon/drawn');
      await mkdir(folder, { recursive: true });
      for (const [name, file] of icons) await writeFile(join(folder, `${name}.js`), await drawIcon(file));
      await writeFile(join(built, 'icons.d.ts'), await iconTypes());
      const [file = ''] = icons.values();
      await copyFile(`${file.slice(0, file.indexOf('/dist/'))}/LICENSE`, join(folder, 'LICENSE-lucide.txt'));
    });
  },
};

/** The view box in which whole numbers are fine enough: 0.04 px in an icon of 20 px. */
const fineSize = 480;

/**
 * The path of `brands/<name>.svg`, for icons whose originals are long. `drawings.browser.test.ts` compares them.
 */
const redrawnPath = (name: string): string | undefined => {
  const file = new URL(`brands/${name}.svg`, import.meta.url);
  return existsSync(file) ? / d="([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
};

/**
 * Each brand icon becomes a file of its own, so that a page loads only those that it shows. Holds the path of
 * simple-icons in whole numbers, or the one that was drawn anew.
 */
export const shortBrandPaths: Plugin = {
  name: 'short-brand-paths',
  setup: (build) => {
    build.onResolve({ filter: /^\.\/brands\// }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /\/icon\/brandPaths\.ts$/ }, () => ({
      contents: `export const brandIconSize = ${fineSize};\n`,
    }));
    build.onLoad({ filter: /\/icon\/brandIcons\.ts$/ }, async () => {
      const { brandIconSize, ...paths }: { brandIconSize: number; [name: string]: string | number } =
        await import('../src/icon/brandPaths.ts');
      const how = { digits: 0, scale: fineSize / brandIconSize };
      const folder = join(built, 'icon/brands');
      await mkdir(folder, { recursive: true });
      const lines = Object.entries(paths).map(async ([name, d]) => {
        const path = redrawnPath(name) ?? shortPath([['path', { d }]], how);
        const text = `'use client';\nimport { brandIcon } from '../brandIcon.js';\nexport default /* @__PURE__ */ brandIcon('${path}');\n`;
        await writeFile(join(folder, `${name}.js`), text);
        return `export { default as ${name[0]?.toUpperCase()}${name.slice(1)}Icon } from './brands/${name}.js';\n`;
      });
      return { contents: (await Promise.all(lines)).join('') };
    });
  },
};
