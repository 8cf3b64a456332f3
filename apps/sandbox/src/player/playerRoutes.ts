import { brand } from '@backbeat/domain';
import { gamingStations, stations } from '@backbeat/domain/content';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Markup, page } from '../pages/page.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** Every station that a page of the product can lead to, by the id in the address. */
const playable: readonly { readonly id: string; readonly title: string }[] = [
  ...Object.values(stations),
  { id: 'happy-edm', title: 'Happy EDM' },
  ...gamingStations,
];

/** The station of a path like '/segment/lofi'; an empty text for none that there is. */
const askedStation = (redirectUrl: string): string => {
  const [, id = ''] = /^\/segment\/([\w-]+)$/.exec(redirectUrl) ?? [];
  return playable.some((station) => station.id === id) ? id : '';
};

const stationButton = ({ id, title }: (typeof playable)[number]): Markup =>
  html`<li><button class="btn btn--neutral" type="button" data-station="${id}" aria-pressed="false" disabled>${title}</button></li>`;

/** GET /player: stands in for the player's own site. It reports to the api what plays, as the real player does. */
export const playerRoutes = ({ apiUrl, siteUrl }: SandboxContext): Hono => {
  const routes = new Hono();
  routes.get('/player', (c) => {
    const asked = askedStation(c.req.query('redirectUrl') ?? '');
    const title = playable.find(({ id }) => id === asked)?.title;
    return c.html(
      page({
        title: 'Player',
        scripts: ['/player/player.js'],
        body: html`<div class="stack" data-player data-api-url="${apiUrl}" data-asked="${asked}"><h1>${brand.name} player</h1><p class="muted" data-who role="status">Looking who is playing.</p><p>${title === undefined ? 'No station was asked for.' : `The station asked for is ${title}.`}</p></div>
<section class="panel" aria-labelledby="now"><h2 id="now">Now playing</h2><p data-track role="status">Nothing.</p><p class="muted small" data-told></p><div class="row"><button class="btn btn--go" type="button" data-next disabled>Next track</button><button class="btn btn--neutral" type="button" data-stop disabled>Stop</button></div></section>
<section class="block" aria-labelledby="stations"><h2 id="stations">Stations</h2><ul class="row">${playable.map(stationButton)}</ul></section>
<div class="row"><a class="btn btn--neutral" data-page hidden href="${siteUrl}">What others see</a><a class="btn btn--quiet" href="${siteUrl}">Back to ${brand.name}</a></div>`,
      }),
    );
  });
  return routes;
};
