import { createReporter, reportsPath, serveFiles, servePage } from '@backbeat/server/static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { type DeskConfig, deskConfigPath } from '../app/config/deskConfig.ts';
import { baseHeaders, contentSecurityPolicy } from './securityHeaders.ts';

export interface DeskServerOptions {
  /** The folder of the built page and its files. */
  readonly directory: string;
  readonly config: DeskConfig;
  readonly pictureOrigins?: readonly string[];
  /** Hears what the browsers' policy blocked and what failed here, a line each. @default nothing */
  readonly onReport?: (line: string) => void;
}

const largestReportBytes = 16_384;

/**
 * The static server of the desk: one page for all addresses, hashed files, the configuration and the security headers.
 *
 * @example
 * const desk = createDeskServer({ directory: 'build/client', config });
 * (await desk.request('/health')).status // → 200
 */
export const createDeskServer = (options: DeskServerOptions): Hono => {
  const { directory, config, pictureOrigins = [], onReport = () => {} } = options;
  const report = createReporter(onReport);
  const policy = contentSecurityPolicy(config.apiUrl, pictureOrigins);
  const desk = new Hono();
  desk.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(baseHeaders)) context.res.headers.set(name, value);
  });
  desk.onError((problem, context) => {
    if (problem instanceof HTTPException) return problem.getResponse();
    onReport(`failed: ${context.req.method} ${context.req.path}: ${problem.message}`);
    return context.text('Something went wrong here. Try again in a moment.', 500);
  });
  desk.get('/health', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  desk.get(deskConfigPath, (context) => context.json(config, 200, { 'cache-control': 'no-cache' }));
  desk.post(reportsPath, bodyLimit({ maxSize: largestReportBytes }), async (context) => {
    report(await context.req.text());
    return context.body(null, 204);
  });
  desk.get('*', serveFiles(directory));
  desk.get('*', etag(), (context) => {
    context.header('content-security-policy', policy);
    return servePage(context, { root: directory, file: '/index.html', status: 200 });
  });
  desk.all('*', (context) =>
    context.text('Only GET and HEAD are answered here.', 405, { allow: 'GET, HEAD' }),
  );
  return desk;
};
