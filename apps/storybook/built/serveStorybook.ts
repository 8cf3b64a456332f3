import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const root = new URL('../storybook-static/', import.meta.url).pathname;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
};

/** A story or a docs page, as the built Storybook lists it. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** `play-fn` where something is done in it. */
  tags?: readonly string[];
}

/** What the built Storybook holds. */
export const readEntries = (): readonly Entry[] => {
  const file = join(root, 'index.json');
  if (!existsSync(file)) throw new Error('No built Storybook. Run: pnpm --filter @backbeat/storybook build');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(entries);
};

/** Serves the built Storybook on a free port. */
export const serveStorybook = async (): Promise<{ address: string; close: () => void }> => {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://storybook').pathname).replace(/\/$/, '/index.html');
    const bytes = await readFile(join(root, path)).catch(() => null);
    if (bytes === null) response.writeHead(404).end();
    else response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
