import { brand } from '@backbeat/domain';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { page } from '../pages/page.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** A station of a path like '/segment/lofi', in words. */
const stationText = (redirectUrl: string): string => {
  const [, id = ''] = /^\/segment\/([\w-]+)$/.exec(redirectUrl) ?? [];
  return id === '' ? 'No station was asked for.' : `The station asked for is ${decodeURIComponent(id)}.`;
};

/** GET /player: stands in for the player's own site. */
export function playerRoutes({ apiUrl, siteUrl }: SandboxContext): Hono {
  const routes = new Hono();
  routes.get('/player', (c) =>
    c.html(
      page({
        title: 'Player',
        scripts: ['/player/player.js'],
        body: html`<div class="stack" data-api-url="${apiUrl}"><h1>${brand.name} player</h1><p class="muted" data-who role="status">Looking who is playing.</p><p>${stationText(c.req.query('redirectUrl') ?? '')}</p></div>
<div class="row"><a class="btn btn--go" href="${siteUrl}">Back to ${brand.name}</a></div>`,
      }),
    ),
  );
  return routes;
}
