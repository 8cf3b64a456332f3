import { brand, cents, dateText, dayMs, giftCardPath, moneyText } from '@backbeat/domain';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { monthsLater } from '../billing/periods.ts';
import { formatCardNumber } from '../cards/cardNumber.ts';
import { testCards } from '../cards/testCards.ts';
import { type CatalogueCoupon, catalogueCoupons } from '../catalogue/coupons.ts';
import { formText } from '../hosted/formText.ts';
import { allCreators, readyMadeCreators } from '../identity/creators.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Creator } from '../store/rows.ts';
import type { Work } from '../work.ts';
import { type Markup, page } from './page.ts';
import { table } from './table.ts';

const person = (creator: Creator): Markup =>
  html`<li class="person"><img class="avatar" src="${creator.picture}" alt="" width="44" height="44"><span><b>${creator.name}</b><small>${creator.note}</small></span><span class="badge">${readyMadeCreators.find(({ sub }) => sub === creator.sub)?.badge ?? 'Yours'}</span></li>`;

const couponNote = ({ name, state, planCodes }: CatalogueCoupon): string =>
  [name, planCodes === null ? '' : 'some plans only', state === 'expired' ? 'refused' : '']
    .filter(Boolean)
    .join(', ');

const codeTable = ({ store }: SandboxContext): Markup =>
  table(
    ['Code', 'What it does'],
    [
      ...catalogueCoupons.map((coupon) => [
        html`<code>${coupon.code}</code>`,
        html`Coupon: ${couponNote(coupon)}`,
      ]),
      ...store
        .list('giftCards')
        .slice(0, 12)
        .map((card) => [
          html`<code>${card.code}</code>`,
          html`Gift card with ${moneyText(cents(card.balanceCents))} left`,
        ]),
    ],
  );

const clockForm = ({
  clock,
}: SandboxContext): Markup => html`<section class="block" aria-labelledby="clock"><h2 id="clock">Clock</h2>
<p>It is ${dateText(clock.nowMs())}, <span class="num">${new Date(clock.nowMs()).toISOString().slice(11, 16)} UTC</span> here. Moving it forward charges renewals and ends trials; where npm start runs, the api's time moves along.</p>
<form class="row" method="post" action="/clock/move"><button class="btn btn--neutral" name="days" value="1">One day on</button><button class="btn btn--neutral" name="days" value="14">14 days on</button><button class="btn btn--neutral" name="months" value="1">One month on</button><button class="btn btn--neutral" name="months" value="12">One year on</button></form></section>`;

const links = ({
  siteUrl,
}: SandboxContext): Markup => html`<section class="block" aria-labelledby="doors"><h2 id="doors">Doors</h2><ul class="stack">
<li><a href="${siteUrl}">The site</a></li><li><a href="/recurly/subscribe/rockspro_m_v1/trying-out/Trying%20out?add_on_code=rockspro_downloads_m_v1,rockspro_streaming_m_v1&add_on_quantity=2,2">Hosted subscribe page</a></li>
<li><a href="/recurly${giftCardPath(brand)}">Hosted gift-card page</a></li><li><a href="/js/v1/paypal/start?description=${brand.name}%20Premium&amp;amount=71.88">PayPal page</a></li><li><a href="/player">Player</a></li><li><a href="/mail">Mailboxes</a></li><li><a href="/videos">Videos and claims</a></li>
<li><a href="/ledger">Ledger (JSON)</a></li><li><a href="/creators.json">Creators (JSON)</a></li><li><a href="/faults">Faults (JSON)</a></li><li><a href="/rights">Listed channels, and what was asked of YouTube (JSON)</a></li></ul></section>`;

/** GET /: the creators, the cards, the codes and the clock. */
const startPage = (context: SandboxContext): Markup =>
  page({
    title: 'Start',
    wide: true,
    body: html`<div class="stack"><h1>The world outside ${brand.name}</h1><p class="muted">Sign-in companies, payment provider and player, played by one program.</p></div>
<section class="block" aria-labelledby="creators"><h2 id="creators">Creators to sign in as</h2><ul class="people people--list">${allCreators(context).map(person)}</ul></section>
<div class="cols"><section aria-labelledby="cards"><h2 id="cards">Cards</h2><p class="muted small">Any month to come, any security code.</p>${table(
      ['Number', 'What happens'],
      testCards.map(({ number, note }) => [html`<code>${formatCardNumber(number)}</code>`, html`${note}`]),
    )}</section>
<section aria-labelledby="codes"><h2 id="codes">Codes</h2><p class="muted small">Letters can be large or small.</p>${codeTable(context)}</section></div>
<div class="cols">${clockForm(context)}${links(context)}</div>`,
  });

const whole = (text: string, most: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 && value <= most ? value : 0;
};

/** The start page, the creators as JSON, and the form that moves the clock. */
export const startRoutes = (context: SandboxContext, work: Work): Hono => {
  const routes = new Hono();
  routes.get('/', (c) => c.html(startPage(context)));
  routes.get('/creators.json', (c) => {
    c.header('access-control-allow-origin', '*');
    return c.json(
      readyMadeCreators.map((creator) => ({
        ...creator,
        picture: new URL(creator.picture, context.url).href,
      })),
    );
  });
  routes.post('/clock/move', async (c) => {
    const site = c.req.header('sec-fetch-site') ?? 'same-origin';
    if (site !== 'same-origin') return c.text('The clock is moved from the start page only.', 403);
    const form = await c.req.formData();
    const inDays = context.clock.nowMs() + whole(formText(form, 'days'), 4000) * dayMs;
    context.clock.moveTo(monthsLater(inDays, whole(formText(form, 'months'), 120)));
    work.runDue();
    return c.redirect('/', 303);
  });
  return routes;
};
