import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { schemeScript } from '../styling/scheme.ts';
import type { ConformancePageProps } from './ConformancePage.tsx';

const root = new URL('../../', import.meta.url);
const fileOf = (path: string): string => new URL(path, root).pathname;

/** The package's own modules come from its build, as an app gets them. */
export const fromBuild: Plugin = {
  name: 'from-build',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.\/(index|blocks|icons|styling\/(index|server))\.ts$/ }, ({ path }) => ({
      path: fileOf(`dist/${path.replace(/^\.\.\//, '').replace(/\.ts$/, '.js')}`),
    })),
};

const bundle = async (entry: string, options: BuildOptions): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileOf(`src/conformance/${entry}.tsx`)],
    bundle: true,
    write: false,
    jsx: 'automatic',
    // React in development tells of every difference that it finds while it hydrates.
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
    plugins: [fromBuild],
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
};

const loadRenderer = async (): Promise<(props: ConformancePageProps) => Promise<string>> => {
  const file = join(await mkdtemp(join(tmpdir(), 'backbeat-ui-')), 'server.cjs');
  await writeFile(file, await bundle('serverEntry', { platform: 'node', format: 'cjs' }));
  const loaded: { renderPage: (props: ConformancePageProps) => Promise<string> } = await import(
    pathToFileURL(file).href
  );
  return loaded.renderPage;
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesIn = (html: string, tag: 'style' | 'script'): string =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>((?:(?!</${tag}>).)+)</${tag}>`, 'gs'))]
    .map(([, text = '']) => hashOf(text))
    .join(' ');

/** Nothing inline but what the head holds, by its hash; no `unsafe-inline`, no `unsafe-hashes`. */
const policyFor = (html: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashesIn(html, 'script')}`,
    `style-src ${hashesIn(html, 'style')} ${hashOf('')}`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const files: Readonly<Record<string, { type: string; path: string }>> = {
  '/display.woff2': { type: 'font/woff2', path: 'fonts/bricolage-grotesque-display.woff2' },
  '/text.woff2': { type: 'font/woff2', path: 'fonts/instrument-sans-text.woff2' },
};

/** Where the page of all components is, and how to end its server. */
export interface ServedPage {
  address: string;
  close: () => void;
}

/** Serves the page of all components, rendered on the server, under a policy that allows nothing inline. */
export const servePage = async (): Promise<ServedPage> => {
  const client = await bundle('clientEntry', { format: 'esm' });
  const renderPage = await loadRenderer();
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(url, 'http://page');
    const file = files[pathname];
    if (file) {
      response.setHeader('content-type', file.type).end(await readFile(fileOf(file.path)));
    } else if (pathname === '/client.js') {
      const delayMs = Number(searchParams.get('delay') ?? 0);
      response.setHeader('content-type', 'text/javascript');
      setTimeout(() => response.end(client), delayMs);
    } else if (pathname === '/') {
      const rendered = await renderPage({ direction: searchParams.get('dir') === 'rtl' ? 'rtl' : 'ltr' });
      const html = rendered.replace('</title>', `</title><script>${schemeScript}</script>`);
      response
        .setHeader('content-security-policy', policyFor(html))
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(html);
    } else response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
