/**
 * What an app pays for our parts and for the like parts of others: `pnpm sizes`, after `pnpm build`. Everything is
 * installed in a folder of its own, as an app would, and bundled with esbuild; React is not counted.
 *
 * `pnpm sizes --write` puts the table into docs/performance.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { markdownTable } from './markdownTable.ts';

interface Part {
  readonly name: string;
  /** Whose it is: `ours`, or the package. */
  readonly from: string;
  /** A module that uses the part. */
  readonly code: string;
  /** In kB of 1000 bytes, gzipped. */
  readonly limit?: number;
}

const root = join(import.meta.dirname, '../../..');
const packages = ['domain', 'sdk', 'ui', 'pricing', 'payments'];
const others = [
  ...['@mui/material@9.5.0', '@emotion/react@11.14.0', '@emotion/styled@11.14.1'],
  ...['@mantine/core@9.7.4', '@mantine/hooks@9.7.4', '@radix-ui/themes@3.2.1'],
  ...['dinero.js@2.0.2', 'openapi-fetch@0.17.0', '@octokit/rest@22.0.1', 'react@19.3.1', 'react-dom@19.3.1'],
];

const use = (names: string, from: string): string => `export { ${names} } from '${from}';`;

const parts: readonly Part[] = [
  {
    name: 'a button, with provider and engine',
    from: 'ours',
    code: `${use('Button', '@backbeat/ui')} ${use('StyleProvider', '@backbeat/ui/styling')}`,
    limit: 10,
  },
  {
    name: 'a button, with provider and engine',
    from: '@mui/material',
    code: use('Button, ThemeProvider, createTheme', '@mui/material'),
  },
  {
    name: 'a button, with provider and engine',
    from: '@mantine/core (its CSS not counted)',
    code: use('Button, MantineProvider', '@mantine/core'),
  },
  {
    name: 'a button, with provider and engine',
    from: '@radix-ui/themes (its CSS not counted)',
    code: use('Button, Theme', '@radix-ui/themes'),
  },
  {
    name: 'a plan card, with providers and engine',
    from: 'ours',
    code: `${use('PlanCard', '@backbeat/pricing')} ${use('StyleProvider, GlobalStyles', '@backbeat/ui/styling')}`,
    limit: 16,
  },
  {
    name: 'a plan card, with providers and engine',
    from: '@mui/material',
    code: use(
      'Button, Card, CardContent, Chip, CssBaseline, List, ListItem, ThemeProvider, Typography, createTheme',
      '@mui/material',
    ),
  },
  {
    name: 'a plan card, with providers and engine',
    from: '@mantine/core (its CSS not counted)',
    code: use('Badge, Button, Card, List, MantineProvider, Text, Title', '@mantine/core'),
  },
  {
    name: 'money: plans, prices, quotes',
    from: 'ours',
    code: "export * from '@backbeat/domain';",
    limit: 12,
  },
  {
    name: 'money: plans, prices, quotes',
    from: 'dinero.js (money alone)',
    code: "export * from 'dinero.js';",
  },
  {
    name: 'a client of an api',
    from: 'ours (answers checked)',
    code: use('createClient', '@backbeat/sdk'),
    limit: 16,
  },
  {
    name: 'a client of an api',
    from: 'openapi-fetch (answers not checked, no retries)',
    code: use('default', 'openapi-fetch'),
  },
  {
    name: 'a client of an api',
    from: '@octokit/rest (answers not checked)',
    code: use('Octokit', '@octokit/rest'),
  },
];

const run = (command: string, args: readonly string[], cwd: string): void => {
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
};

/** Puts the table in place of that below its heading in docs/performance.md. */
const writeTable = (table: string): void => {
  const file = join(root, 'docs/performance.md');
  const text = readFileSync(file, 'utf8');
  const written = text.replace(
    /(\n## Parts of the packages\n[^|]*)(?:\|.*\n)+/,
    (_, before) => `${before}${table}\n`,
  );
  writeFileSync(file, written);
};

const folder = mkdtempSync(join(tmpdir(), 'backbeat-sizes-'));
try {
  const filters = packages.map((name) => `--filter=@backbeat/${name}`);
  run('pnpm', [...filters, 'pack', '--out', join(folder, '%s.tgz')], root);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const tarballs = packages.map((name) => join(folder, `backbeat-${name}.tgz`));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs, ...others], folder);

  const rows: string[][] = [];
  for (const { name, from, code, limit } of parts) {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: folder },
      bundle: true,
      minify: true,
      write: false,
      // The names of exports, which no app's bundle carries, are left out.
      format: 'iife',
      external: ['react', 'react-dom'],
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
    const kB = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength / 1000;
    rows.push([name, from, `${kB.toFixed(1)} kB`, limit === undefined ? '' : `${limit} kB`]);
    if (limit !== undefined && kB > limit) process.exitCode = 1;
  }
  const table = markdownTable(['part', 'from', 'gzip', 'limit'], rows);
  process.stdout.write(`${table}\n`);
  if (process.argv.includes('--write')) writeTable(table);
} finally {
  rmSync(folder, { recursive: true });
}
