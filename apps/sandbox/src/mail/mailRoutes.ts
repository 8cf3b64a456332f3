import { brand } from '@backbeat/domain';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { messagePage } from '../hosted/messagePage.ts';
import { type Markup, page } from '../pages/page.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { ReceivedLetter } from '../store/rows.ts';

/** The letter itself runs nothing and loads nothing. */
const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const timeText = (atMs: number): string => new Date(atMs).toISOString().slice(0, 16).replace('T', ' ');

const newestFirst = (letters: readonly ReceivedLetter[]): ReceivedLetter[] =>
  letters.toSorted((a, b) => b.receivedAtMs - a.receivedAtMs);

const letterAddress = ({ id }: ReceivedLetter): string => `/mail/letter/${encodeURIComponent(id)}`;

const line = (letter: ReceivedLetter): Markup =>
  html`<li><a href="${letterAddress(letter)}"><b>${letter.subject}</b></a><br><small class="muted"><time datetime="${new Date(letter.receivedAtMs).toISOString()}">${timeText(letter.receivedAtMs)} UTC</time>${letter.copies > 1 ? html`, sent ${letter.copies} times` : ''}</small></li>`;

const nothingYet = html`<p class="muted">Nothing yet.</p>`;

const mailboxList = (letters: readonly ReceivedLetter[]): Markup => {
  if (letters.length === 0) return nothingYet;
  const counts = new Map<string, number>();
  for (const address of letters.flatMap(({ to }) => to)) counts.set(address, (counts.get(address) ?? 0) + 1);
  return html`<ul class="stack">${[...counts].map(
    ([address, count]) =>
      html`<li><a href="/mail/${encodeURIComponent(address)}">${address}</a> <span class="muted">${count}</span></li>`,
  )}</ul>`;
};

/** The mailboxes: every letter that was taken, as HTML, text and source. */
export const mailRoutes = ({ store, siteUrl }: SandboxContext): Hono => {
  const routes = new Hono();
  const lettersTo = (address: string) =>
    newestFirst(store.list('letters').filter(({ to }) => to.includes(address.toLowerCase())));

  routes.get('/mail', (c) =>
    c.html(
      page({
        title: 'Mailboxes',
        wide: true,
        scripts: ['/mail/live.js'],
        body: html`<div class="stack" data-live="/mail.json"><h1>Mailboxes</h1><p class="muted">What ${brand.name} has written, by address.</p>${mailboxList(store.list('letters'))}</div>`,
      }),
    ),
  );
  routes.get('/mail.json', (c) => c.json({ letters: store.size('letters') }));

  routes.get('/mail/letter/:id', (c) => {
    const letter = store.get('letters', c.req.param('id'));
    if (letter === undefined)
      return c.html(
        messagePage('There is no such letter', 'The mailboxes list what there is.', siteUrl),
        404,
      );
    const [to = ''] = letter.to;
    return c.html(
      page({
        title: letter.subject,
        wide: true,
        body: html`<div class="stack"><p><a href="/mail/${encodeURIComponent(to)}">${to}</a></p><h1>${letter.subject}</h1><p class="muted">From ${letter.from}, ${timeText(letter.receivedAtMs)} UTC</p></div>
<iframe class="letter" title="The letter" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" src="${letterAddress(letter)}/html"></iframe>
<details><summary>As text</summary><pre>${letter.text}</pre></details>
<details><summary>Source</summary><pre>${letter.source}</pre></details>`,
      }),
    );
  });
  routes.get('/mail/letter/:id/html', (c) => {
    const letter = store.get('letters', c.req.param('id'));
    c.header('content-security-policy', letterPolicy);
    return letter === undefined ? c.notFound() : c.html(letter.html);
  });

  routes.get('/mail/:address', (c) => {
    const address = c.req.param('address');
    if (address.endsWith('.json')) return c.json(lettersTo(address.slice(0, -'.json'.length)));
    const letters = lettersTo(address);
    return c.html(
      page({
        title: `Mailbox of ${address}`,
        scripts: ['/mail/live.js'],
        body: html`<div class="stack" data-live="/mail/${encodeURIComponent(address)}.json"><p><a href="/mail">Mailboxes</a></p><h1>${address}</h1>${letters.length === 0 ? nothingYet : html`<ul class="stack">${letters.map(line)}</ul>`}</div>`,
      }),
    );
  });
  return routes;
};
