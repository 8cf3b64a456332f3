import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The maximum of brotli KiB that a public page may ask for by itself. */
const maxKib = { scripts: 160, fonts: 60 };

const client = fileURLToPath(new URL('../build/client/', import.meta.url));

/** What goes over the wire for files. */
const kibOf = (files: Iterable<string>): number =>
  [...files].reduce((total, file) => {
    const path = join(client, file);
    return total + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1024;
  }, 0);

const problems: string[] = [];
let pages = 0;
for (const file of globSync('**/index.html', { cwd: client }).toSorted()) {
  const html = readFileSync(join(client, file), 'utf8');
  const scripts = /<script data-files="([^"]+)"/.exec(html)?.[1]?.split(' ');
  if (scripts === undefined) continue;
  pages += 1;
  const path = `/${dirname(file).replace(/^\.$/, '')}`;
  const fonts = new Set([...html.matchAll(/"(\/assets\/[\w.-]+\.woff2)"/g)].map(([, font = '']) => font));
  const kib = { scripts: kibOf(scripts), fonts: kibOf(fonts) };
  process.stdout.write(
    `${path.padEnd(30)} ${kib.scripts.toFixed(1).padStart(6)} KiB of scripts in ${scripts.length} files\n`,
  );
  for (const kind of ['scripts', 'fonts'] as const)
    if (kib[kind] > maxKib[kind])
      problems.push(`${path}: ${kib[kind].toFixed(1)} KiB of ${kind}, at most ${maxKib[kind]} are allowed.`);
}
if (pages === 0) problems.push('There are no pages. Build the site first.');
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
