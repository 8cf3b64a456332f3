import { dayMs } from '@backbeat/domain';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { chargeback } from '../billing/charge.ts';
import { monthsLater } from '../billing/periods.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { put, remove } from '../store/store.ts';
import type { Work } from '../work.ts';
import { faultTargets } from './faults.ts';
import { ledger } from './ledger.ts';
import { platformControls } from './platformControls.ts';

const moveBody = z.union([
  z.object({ to: z.iso.datetime({ offset: true }) }),
  z.object({ days: z.int().check(z.gte(0), z.lte(4000)) }),
  z.object({ months: z.int().check(z.gte(0), z.lte(120)) }),
  z.object({ ms: z.int().check(z.gte(0)) }),
]);

const faultBody = z.object({
  target: z.enum(faultTargets),
  delayMs: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  when: z.optional(z.enum(['before', 'after'])),
  times: z.optional(z.int().check(z.gte(1))),
});

const rateLimitBody = z.object({
  max: z.int().check(z.gte(0)),
  windowMs: z.int().check(z.gte(1)),
  counts: z._default(z.enum(['reads', 'all']), 'reads'),
});

/** A live channel starts or ends its broadcast. */
const liveBody = z.object({ channel: z.string().check(z.minLength(1), z.maxLength(100)), live: z.boolean() });

const isolationBody = z.object({ isolated: z.boolean() });

/** The bank takes a payment back: the number of its invoice. */
const chargebackBody = z.object({ invoice: z.string() });
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
const part = z.object({
  type: z.string(),
  region: z.string(),
  millionths: z.int().check(z.gte(0), z.lte(1_000_000)),
});

/** How the site charges tax. `home` is the seller's country: a business elsewhere in the union pays VAT itself. */
const taxBody = z.object({
  isInclusive: z._default(z.boolean(), false),
  home: z._default(countryCode, 'US'),
  rates: z
    .array(
      z.object({
        country: countryCode,
        postalCode: z._default(z.string().check(z.maxLength(20)), ''),
        type: z.string(),
        region: z.string(),
        parts: z.array(part).check(z.minLength(1), z.maxLength(4)),
      }),
    )
    .check(z.minLength(1)),
});

/** Somebody changes the e-mail address at the identity providers. */
const creatorBody = z.object({ sub: z.string(), email: z.email().check(z.maxLength(120)) });

const targetOf = (body: z.output<typeof moveBody>, nowMs: number): number => {
  if ('to' in body) return Date.parse(body.to);
  if ('days' in body) return nowMs + body.days * dayMs;
  if ('months' in body) return monthsLater(nowMs, body.months);
  return nowMs + body.ms;
};

/** Controls for development: clock, faults, ledger. JSON only, so that no page of another origin can call them. */
export const controlRoutes = (context: SandboxContext, work: Work): Hono => {
  const routes = new Hono();
  const { clock, faults, isolation, onAir, rateLimit, streamEvents } = context;
  const clockNow = () => ({
    nowMs: clock.nowMs(),
    now: new Date(clock.nowMs()).toISOString(),
    offsetMs: clock.offsetMs(),
  });
  const isJson = (type: string | undefined): boolean => type?.startsWith('application/json') ?? false;

  for (const path of [
    '/clock',
    '/faults',
    '/live',
    '/isolation',
    '/rate-limit',
    '/tax',
    '/creators',
    '/chargebacks',
    '/videos',
    '/rights',
  ]) {
    routes.use(path, async (c, next) =>
      c.req.method === 'POST' && !isJson(c.req.header('content-type'))
        ? c.json({ error: 'Send JSON.' }, 415)
        : next(),
    );
  }

  routes.get('/clock', (c) => c.json(clockNow()));
  routes.post('/clock', async (c) => {
    const body = moveBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ error: 'Send one of {to}, {days}, {months}, {ms}.' }, 422);
    const toMs = targetOf(body.data, clock.nowMs());
    if (toMs < clock.nowMs()) return c.json({ error: 'The clock only moves forward.' }, 422);
    clock.moveTo(toMs);
    return c.json({ ...clockNow(), done: work.runDue() });
  });

  routes.get('/faults', (c) => c.json({ targets: faultTargets, faults: faults.list() }));
  routes.post('/faults', async (c) => {
    const body = faultBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) {
      return c.json(
        { error: `Send {target: ${faultTargets.join('|')}, delayMs?, status?, when?, times?}.` },
        422,
      );
    }
    faults.add(body.data);
    return c.json({ faults: faults.list() });
  });
  routes.delete('/faults', (c) => {
    faults.clear();
    return c.json({ faults: [] });
  });

  routes.post('/rate-limit', async (c) => {
    const body = rateLimitBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ error: 'Send {max, windowMs, counts?: reads|all}.' }, 422);
    rateLimit.set(body.data);
    return c.json(body.data);
  });
  routes.delete('/rate-limit', (c) => {
    rateLimit.clear();
    return c.json({});
  });

  routes.post('/tax', async (c) => {
    const body = taxBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success)
      return c.json(
        {
          error:
            'Send {isInclusive?, home?, rates: [{country, postalCode?, type, region, parts: [{type, region, millionths}]}]}.',
        },
        422,
      );
    context.store.commit([put('tax', 'site', body.data)]);
    return c.json(body.data);
  });
  routes.delete('/tax', (c) => {
    context.store.commit([remove('tax', 'site')]);
    return c.json({});
  });

  const liveState = () => ({ onAir: [...onAir.keys()], told: streamEvents.told() });
  routes.get('/live', (c) => c.json(liveState()));
  routes.post('/live', async (c) => {
    const body = liveBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ error: 'Send {channel, live}.' }, 422);
    const { channel, live } = body.data;
    const wasLive = onAir.has(channel);
    if (!live) onAir.delete(channel);
    else if (!wasLive) onAir.set(channel, clock.nowMs());
    if (live !== wasLive) streamEvents.tell(channel, live);
    return c.json(liveState());
  });

  routes.post('/isolation', async (c) => {
    const body = isolationBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ error: 'Send {isolated}.' }, 422);
    isolation.isOn = body.data.isolated;
    return c.json(body.data);
  });

  routes.post('/creators', async (c) => {
    const body = creatorBody.safeParse(await c.req.json().catch(() => null));
    const creator = body.success
      ? context.store.list('creators').find(({ sub }) => sub === body.data.sub)
      : undefined;
    if (!body.success || creator === undefined)
      return c.json({ error: 'Send {sub, email}, of somebody who was made here.' }, 422);
    const changed = { ...creator, email: body.data.email };
    context.store.commit([put('creators', creator.sub, changed)]);
    return c.json(changed);
  });

  routes.post('/chargebacks', async (c) => {
    const body = chargebackBody.safeParse(await c.req.json().catch(() => null));
    const invoice = context.store.list('invoices').find(({ number }) => number === body.data?.invoice);
    const paid = context.store
      .list('transactions')
      .find((row) => row.invoiceId === invoice?.id && row.type === 'purchase' && row.status === 'success');
    if (invoice === undefined || paid === undefined)
      return c.json({ error: 'Send {invoice}, the number of one that was paid.' }, 422);
    const back = chargeback(paid, clock.nowMs());
    context.store.commit([put('transactions', back.id, back)]);
    return c.json(back);
  });

  routes.route('/', platformControls(context));

  routes.get('/ledger', (c) => c.json(ledger(context, c.req.query('account'))));
  return routes;
};
