import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from '@backbeat/server/static';
import { redirects } from '../app/redirects.ts';
import { staticPaths } from '../app/routes.ts';
import { fallbackFile, lostFile } from './pages.ts';

// Writes every page as a file, once Vite has built the site for the browser and for here.
const build = fileURLToPath(new URL('../build', import.meta.url));
const client = join(build, 'client');
// React reads the mode when it is loaded first, by one of these two.
process.env.NODE_ENV = 'production';
const { publishFiles } = await import('./publish/publishFiles.ts');
const server: typeof import('../app/entry.server.tsx') = await import(
  new URL('../build/server/entry.server.js', import.meta.url).href
);
const read = (address: string): string => readFileSync(join(client, address), 'utf8');
const clientBuild = { manifest: JSON.parse(read('.vite/manifest.json')), read };

/** For hosts that are not told of redirects. */
const redirectPage = (target: string): string =>
  `<!doctype html><title>Redirecting to: ${target}</title><meta http-equiv="refresh" content="0;url=${target}"><meta name="robots" content="noindex"><a href="${target}">Go to ${target}</a>`;

const pageOf = (path: string): string | Promise<string> => {
  const target = redirects[path];
  return target === undefined ? server.renderPage(path, clientBuild) : redirectPage(target);
};

const write = async (file: string, html: string): Promise<void> => {
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), html);
};

for (const path of staticPaths) await write(join(path, 'index.html'), await pageOf(path));
await write(fallbackFile, await server.renderFallback('waiting', clientBuild));
await write(lostFile, await server.renderFallback('lost', clientBuild));
await publishFiles(client);
await rm(join(client, '.vite'), { recursive: true });
await rm(join(build, 'server'), { recursive: true });
await compressFiles(client);
