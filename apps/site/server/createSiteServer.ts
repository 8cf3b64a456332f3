import { createReporter, reportsPath, serveFiles, servePage } from '@backbeat/server/static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import type { SiteConfig } from '../app/config/siteConfig.ts';
import { isFile } from '../app/navigation/isFile.ts';
import { redirects } from '../app/redirects.ts';
import { lostFile, pageFile, readPages } from './pages.ts';
import {
  baseHeaders,
  contentSecurityPolicy,
  exceptions,
  type InlineHashes,
  isBelow,
} from './securityHeaders.ts';

export interface SiteServerOptions {
  /** The folder of the built pages and files. */
  readonly directory: string;
  readonly config: SiteConfig;
  /** Hears what the browsers' policy blocked and what failed here, a line each. @default nothing */
  readonly onReport?: (line: string) => void;
}

const largestReportBytes = 16_384;
const nothingInline: InlineHashes = { scripts: [], styles: [] };

/**
 * The static server of the site: prerendered pages, hashed files, the configuration and the security headers.
 * Unknown addresses get the not-found file with status 404.
 *
 * @example
 * const site = createSiteServer({ directory: 'build/client', config });
 * (await site.request('/health')).status // → 200
 */
export const createSiteServer = (options: SiteServerOptions): Hono => {
  const { directory, config, onReport = () => {} } = options;
  const pages = readPages(directory);
  const report = createReporter(onReport);
  const site = new Hono();

  const page = (context: Context, file: string, status: number): Promise<Response> => {
    context.header(
      'content-security-policy',
      contentSecurityPolicy(config, pages.get(file) ?? nothingInline),
    );
    return servePage(context, { root: directory, file, status });
  };

  site.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    const { path } = context.req;
    for (const [name, value] of Object.entries(baseHeaders)) headers.set(name, value);
    for (const exception of exceptions) {
      if (!isBelow(exception.path, path)) continue;
      for (const [name, value] of Object.entries(exception.headers)) headers.set(name, value);
    }
  });

  site.onError((problem, context) => {
    if (problem instanceof HTTPException) return problem.getResponse();
    onReport(`failed: ${context.req.method} ${context.req.path}: ${problem.message}`);
    return context.text('Something went wrong here. Try again in a moment.', 500);
  });
  site.get('/health', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  site.get('/config.json', (context) => context.json(config, 200, { 'cache-control': 'no-cache' }));
  site.post(reportsPath, bodyLimit({ maxSize: largestReportBytes }), async (context) => {
    report(await context.req.text());
    return context.body(null, 204);
  });
  for (const [from, to] of Object.entries(redirects)) {
    site.get(from, (context) => context.redirect(`${to}${new URL(context.req.url).search}`, 301));
  }

  site.get('*', serveFiles(directory));
  site.get('*', etag(), (context) => {
    const { path } = context.req;
    const file = isFile(path) ? lostFile : pageFile(pages, path);
    return page(context, file, file === lostFile ? 404 : 200);
  });
  site.all('*', (context) =>
    context.text('Only GET and HEAD are answered here.', 405, { allow: 'GET, HEAD' }),
  );
  return site;
};
