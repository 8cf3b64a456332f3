import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import * as blocks from '../dist/blocks.js';
import * as ui from '../dist/index.js';

/** Peers and engines that an app has anyway, or that arrive on demand. */
const external = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  '@emotion/react',
  '@emotion/cache',
  'embla-carousel',
];

/** What opens over the page, the carousel and the search. */
const heavy = [
  ...['Dropdown', 'Menu', 'MenuButton', 'MenuLink', 'MenuPerson', 'Popover', 'Tooltip'],
  ...['Modal', 'ModalActions', 'ModalArt', 'ModalFoot', 'ModalStack', 'VideoModal'],
  ...['CookieBanner', 'LoadingOverlay', 'Carousel', 'TabbedCarousel', 'Combobox'],
];

const root = new URL('..', import.meta.url).pathname;
const budgetFile = new URL('budgets.json', import.meta.url);
const names = Object.keys(ui).toSorted();
const blockNames = Object.keys(blocks).toSorted();
const light = names.filter((name) => !heavy.includes(name));
const from = (taken: readonly string[], entry: string): string =>
  `export { ${taken.join(', ')} } from './dist/${entry}.js';`;

const bundles: Readonly<Record<string, string>> = {
  'the light part': from(light, 'index'),
  'the light part with styling': `${from(light, 'index')} export * from './dist/styling/index.js';`,
  styling: "export * from './dist/styling/index.js';",
  blocks: "export * from './dist/blocks.js';",
  icons: "export * from './dist/icons.js';",
  'Icon with CheckIcon': `${from(['Icon'], 'index')} ${from(['CheckIcon'], 'icons')}`,
  'Icon with TwitchIcon': `${from(['Icon'], 'index')} ${from(['TwitchIcon'], 'icons')}`,
  ...Object.fromEntries(names.map((name) => [name, from([name], 'index')])),
  ...Object.fromEntries(blockNames.map((name) => [name, from([name], 'blocks')])),
};

/** Gzipped bytes of each bundle, minified as an app's bundler does. */
const measure = async (): Promise<Record<string, number>> => {
  const { outputFiles } = await build({
    entryPoints: Object.keys(bundles).map((name) => ({ in: `size:${name}`, out: name.replaceAll(' ', '-') })),
    plugins: [
      {
        name: 'size',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^size:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'size' }));
          onLoad({ filter: /.*/, namespace: 'size' }, ({ path }) => ({
            contents: bundles[path] ?? '',
            resolveDir: root,
          }));
        },
      },
    ],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: root,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const sizes = outputFiles.map(({ path, contents }) => [
    path.slice(root.length).replace(/\.js$/, '').replaceAll('-', ' '),
    gzipSync(contents, { level: 9 }).byteLength,
  ]);
  return Object.fromEntries(sizes);
};

const sizes = await measure();

if (process.argv.includes('--write')) {
  // Room for an eighth more, in steps of 100 bytes; the light part keeps the budgets that it was given.
  const budgets = Object.entries(sizes).map(([name, bytes]) => [
    name,
    Math.ceil((bytes * 1.125) / 100) * 100,
  ]);
  const given = { 'the light part': 26_900, 'the light part with styling': 31_500 };
  const text = JSON.stringify({ ...Object.fromEntries(budgets), ...given }, null, 2);
  writeFileSync(budgetFile, `${text}\n`);
}

const budgets: Record<string, number> = JSON.parse(readFileSync(budgetFile, 'utf8'));
const rows = Object.keys({ ...budgets, ...sizes }).map((name) => ({
  name,
  bytes: sizes[name] ?? 0,
  budget: budgets[name] ?? 0,
}));
const faults = rows.filter(({ bytes, budget }) => bytes === 0 || bytes > budget);

for (const { name, bytes, budget } of process.argv.includes('--quiet') ? faults : rows)
  console.warn(`${String(bytes).padStart(6)} of ${String(budget).padStart(6)} bytes  ${name}`);
if (faults.length > 0) {
  console.error(
    'Over budget, without a budget, or gone. After a look: pnpm --filter @backbeat/ui size --write',
  );
  process.exitCode = 1;
}
