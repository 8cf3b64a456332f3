import { dayMs } from '@backbeat/domain';
import { Hono } from 'hono';
import { monthsLater } from '../billing/periods.ts';
import { formText } from '../hosted/formText.ts';
import { readyMadeCreators } from '../identity/creators.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Work } from '../work.ts';
import { startPage } from './startPage.ts';

const whole = (text: string, most: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 && value <= most ? value : 0;
};

/** The start page and what hangs on it. */
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
