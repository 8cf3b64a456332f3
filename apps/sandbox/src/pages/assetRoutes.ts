import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { portrait } from '../identity/portrait.ts';
import { favicon, styleSheet } from './style.ts';

const require = createRequire(import.meta.url);

const fontFiles = {
  display: require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
  text: require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
} as const;

const readFont = (name: keyof typeof fontFiles): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(fontFiles[name]));

/** Style sheet, fonts, drawn portraits. */
export const assetRoutes = (): Hono => {
  const routes = new Hono();
  const fonts = { display: readFont('display'), text: readFont('text') };
  const font = (name: keyof typeof fonts) =>
    new Response(fonts[name], {
      headers: {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=86400',
        'access-control-allow-origin': '*',
      },
    });
  routes.get('/assets/display.woff2', () => font('display'));
  routes.get('/assets/text.woff2', () => font('text'));
  routes.get('/assets/sandbox.css', (c) =>
    c.body(styleSheet, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  routes.get('/assets/favicon.svg', (c) => c.body(favicon, 200, { 'content-type': 'image/svg+xml' }));
  routes.get('/portraits/:file{[a-z0-9]+\\.svg}', (c) =>
    c.body(portrait(c.req.param('file').slice(0, -4)), 200, {
      'content-type': 'image/svg+xml',
      'access-control-allow-origin': '*',
    }),
  );
  return routes;
};
