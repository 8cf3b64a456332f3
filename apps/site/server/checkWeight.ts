import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listedPages } from '../app/pages/sitePages.ts';

/** The maximum of brotli KiB that a public page may ask for by itself. */
const maxScriptKib = 160;
const maxFontKib = 60;

const client = fileURLToPath(new URL('../build/client/', import.meta.url));

/** What goes over the wire for a file. */
const bytesOf = (file: string): number => {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

const quotedFile = /["'`](?:\.\/|\/?assets\/)([\w.~-]+\.js)["'`]/g;
const staticImport = /(?:^|[;}])(?:import|export)(?:[\w$\s{},*]+from)?["'`]\.\/([\w.~-]+\.js)["'`]/g;

/** A script and all that it imports before it runs. */
const withImports = (start: readonly string[]): ReadonlySet<string> => {
  const files = new Set(start);
  for (const file of files) {
    const text = readFileSync(join(client, 'assets', file), 'utf8');
    for (const [, imported = ''] of text.matchAll(staticImport)) files.add(imported);
  }
  return files;
};

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + bytesOf(file), 0);

const scriptFiles = (html: string): ReadonlySet<string> => {
  const waiting = /<script data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const named = [
    ...waiting.map((name) => `${name}.js`),
    ...[...html.matchAll(quotedFile)].map(([, file = '']) => file),
  ];
  return withImports(named);
};

const fontBytes = (html: string): number =>
  sum(new Set([...html.matchAll(/"\/(assets\/[\w.-]+\.woff2)"/g)].map(([, file = '']) => file)));

const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map((file) => ({ file, path: `/${relative('.', dirname(file)).split(sep).join('/')}` }))
  .filter(({ file }) => readFileSync(join(client, file), 'utf8').includes('<script data-files='))
  .sort((a, b) => a.path.localeCompare(b.path));

const kib = (bytes: number) => bytes / 1024;
const problems: string[] = [];
const checkLimit = (what: string, bytes: number, max: number) => {
  if (kib(bytes) > max) problems.push(`${what}: ${kib(bytes).toFixed(1)} KiB, at most ${max} are allowed.`);
};

for (const { file, path } of pages) {
  const html = readFileSync(join(client, file), 'utf8');
  const files = scriptFiles(html);
  const scripts = sum([...files].map((name) => `assets/${name}`));
  const fonts = fontBytes(html);
  process.stdout.write(
    `${path.padEnd(30)} ${kib(scripts).toFixed(1).padStart(6)} KiB of scripts in ${files.size} files\n`,
  );
  checkLimit(`Scripts of ${path}`, scripts, maxScriptKib);
  checkLimit(`Fonts of ${path}`, fonts, maxFontKib);
}
for (const file of readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'))) {
  const text = readFileSync(join(client, 'assets', file), 'utf8');
  for (const { path, listing } of listedPages)
    if (text.includes(listing.about)) problems.push(`${file} carries what only lists say of ${path}.`);
}
if (pages.length === 0) problems.push('There are no pages. Build the site first.');
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
