import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { fieldStyleSheet, frameAncestors } from './browser-api/fieldPage.ts';
import { browserApiRoutes } from './browser-api/routes.ts';
import { controlRoutes } from './control/routes.ts';
import { accountRoutes } from './hosted/accountRoutes.ts';
import { giftCardRoutes } from './hosted/giftCardRoutes.ts';
import { messagePage } from './hosted/messagePage.ts';
import { subscribeRoutes } from './hosted/subscribeRoutes.ts';
import { mailRoutes } from './mail/mailRoutes.ts';
import { assetRoutes } from './pages/assetRoutes.ts';
import { startRoutes } from './pages/startRoutes.ts';
import { videoRoutes } from './pages/videoRoutes.ts';
import { helixRoutes } from './platforms/helixRoutes.ts';
import { partnerRoutes } from './platforms/rights/partnerRoutes.ts';
import { youTubeRoutes } from './platforms/youTubeRoutes.ts';
import { playerRoutes } from './player/playerRoutes.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { limitBody } from './server/limitBody.ts';
import { serverApiRoutes } from './server-api/routes.ts';
import type { Work } from './work.ts';

type Bindings = { Bindings: HttpBindings };

/** What every page may do: its own scripts, styles and frames, and calls of the api from the player. */
const pagePolicy = (context: SandboxContext, path: string): string => {
  const ancestors = path.startsWith('/js/v1/three_d_secure/') ? frameAncestors(context) : "'none'";
  return `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; frame-src 'self'; connect-src 'self' ${new URL(context.apiUrl).origin}; base-uri 'none'; frame-ancestors ${ancestors}`;
};

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
} as const;

/** Everything that is answered without the issuers. */
export const createApp = (
  context: SandboxContext,
  work: Work,
  scripts: ReadonlyMap<string, string>,
  identityPages: Hono<Bindings>,
): Hono<Bindings> => {
  const app = new Hono<Bindings>();

  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    if (context.isolation.isOn && c.req.path.startsWith('/identity/')) {
      c.header('cross-origin-opener-policy', 'same-origin');
    }
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isPage && !c.res.headers.has('content-security-policy')) {
      c.header('content-security-policy', pagePolicy(context, c.req.path));
    }
  });

  app.use(limitBody());

  app.get('/health', (c) => c.json({ status: 'ok' }));
  for (const [path, text] of scripts) app.get(path, (c) => c.body(text, 200, scriptHeaders));
  app.get('/recurly/field.css', (c) =>
    c.body(fieldStyleSheet, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.route('/', assetRoutes());
  app.route('/', startRoutes(context, work));
  app.route('/', videoRoutes(context));
  app.route('/', controlRoutes(context, work));
  app.route('/', mailRoutes(context));
  app.route('/', playerRoutes(context));
  app.route('/', youTubeRoutes(context));
  app.route('/', partnerRoutes(context));
  app.route('/', helixRoutes(context));
  app.route('/', identityPages);
  app.route('/js/v1', browserApiRoutes(context));
  app.route('/v3', serverApiRoutes(context));
  app.route('/recurly', subscribeRoutes(context, work));
  app.route('/recurly', accountRoutes(context, work));
  app.route('/recurly', giftCardRoutes(context, work));

  app.notFound((c) =>
    c.html(messagePage('There is no such page', 'The start page lists what there is.', context.siteUrl), 404),
  );
  app.onError((error, c) => {
    // A sign-in that ran out is the one thing that people bring about themselves.
    if (error.name === 'SessionNotFound') {
      return c.html(messagePage('That sign-in ran out', 'Start again from the site.', context.siteUrl), 400);
    }
    console.error(error);
    return c.html(messagePage('The sandbox failed', 'Its output says why.', context.siteUrl), 500);
  });
  return app;
};
