import { dayMs } from '@backbeat/domain';
import { endpoints, receiptRows } from '@backbeat/sdk/contract';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPauser, isoOf, monthly, yearly } from '../../testing/createPauser.ts';
import { codeOf, type TestPerson } from '../../testing/createTestApi.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { letters } from '../db/schema/letters.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});
afterEach(async () => {
  shop.sandbox.sandbox.faults.clear();
});

const { subscriber, call, planOf, confirm, askPlan, cancel, chargesOf, pause, quoted, moveTo } = createPauser(
  () => shop,
);
const ask = (person: TestPerson, extraChannels: number) =>
  call(person, '/v1/premium/extra-channels/preview', 'POST', { extra_channels: extraChannels });
const quoteFor = async (person: TestPerson, extraChannels: number) =>
  endpoints.extraChannelsPreview.response.parse(await (await ask(person, extraChannels)).json());
const change = async (person: TestPerson, extraChannels: number) => {
  const quote = await quoteFor(person, extraChannels);
  expect((await confirm(person, quote.quote_id)).status).toBe(204);
  return quote;
};
/** What it told about them, oldest first. */
const lettersOf = async ({ user }: TestPerson) =>
  (
    await shop.api.deps.db
      .select()
      .from(letters)
      .where(eq(letters.userId, user.id))
      .orderBy(asc(letters.queuedAt))
  )
    .filter(({ kind }) => kind.startsWith('extra-channels'))
    .map(({ letter }) => letter);

describe('extra channels', () => {
  it('are paid for at once, and with each bill from then on', async () => {
    const person = await subscriber();
    const quote = await quoteFor(person, 2);
    expect(quote).toMatchObject({
      kind: 'now',
      plan_code: monthly,
      from_extra_channels: 0,
      extra_channels: 2,
      now: { charge_cents: 2199, credit_cents: 1199, total_cents: 1000 },
      next: { total_cents: 2199 },
      renewal_cents: 2199,
    });
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    // The same press twice.
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    expect(chargesOf(person)).toEqual([1199, 1000]);
    expect(await planOf(person)).toMatchObject({
      amount: 2199,
      extra_channels: 2,
      pending_extra_channels: null,
      next_billing_period_amount: 2199,
    });
    const { invoices } = endpoints.invoices.response.parse(await (await call(person, '/v1/invoices')).json());
    expect(
      invoices.flatMap(receiptRows).map(({ label, amountCents }) => [label, amountCents]),
    ).toContainEqual([expect.stringMatching(/^2 extra channels, \w+ \d+, \d+ to \w+ \d+, \d+$/), 1000]);
  });

  it('go along with a change of plan, at the price of its period', async () => {
    const person = await subscriber();
    await change(person, 2);
    const asked = await askPlan(person, yearly);
    const quote = endpoints.planChangePreview.response.parse(await asked.json());
    expect(quote).toMatchObject({
      kind: 'now',
      from_extra_channels: 2,
      extra_channels: 2,
      now: { charge_cents: 7188 + 10_000, credit_cents: 2199, total_cents: 7188 + 10_000 - 2199 },
      next: { total_cents: 17_188 },
    });
    expect((await confirm(person, quote.quote_id)).status).toBe(204);
    expect(await planOf(person)).toMatchObject({ plan_code: yearly, extra_channels: 2, amount: 17_188 });
  });

  it('are discounted with the plan', async () => {
    const person = await subscriber(monthly, 'half3');
    const quote = await quoteFor(person, 1);
    expect(quote.now).toMatchObject({ charge_cents: 1699, discount_cents: 850 });
    expect(quote.next.total_cents).toBe(849);
    expect(quote.renewal_cents).toBe(1699);
    await confirm(person, quote.quote_id);
    expect(await planOf(person)).toMatchObject({ next_billing_period_amount: quote.next.total_cents });
  });

  it('are billed again when a pause ends', async () => {
    const person = await subscriber();
    await change(person, 1);
    const until = isoOf(Date.now() + 50 * dayMs);
    expect(await quoted(person, until)).toMatchObject({ next: { total_cents: 1699 } });
    await pause(person, until);
    expect(await codeOf(await ask(person, 2))).toBe('forbidden');
  });

  it('cannot be changed beside another change, and not without a plan', async () => {
    const person = await subscriber(yearly);
    const down = endpoints.planChangePreview.response.parse(await (await askPlan(person, monthly)).json());
    expect(down.kind).toBe('renewal');
    await confirm(person, down.quote_id);
    expect(await codeOf(await ask(person, 1))).toBe('forbidden');

    const waiting = await subscriber();
    await change(waiting, 2);
    await change(waiting, 1);
    expect(await codeOf(await ask(waiting, 0))).toBe('forbidden');
    expect(await codeOf(await askPlan(waiting, yearly))).toBe('forbidden');
    expect(await codeOf(await quotedPause(waiting))).toBe('forbidden');

    const same = await subscriber();
    expect(await codeOf(await ask(same, 0))).toBe('already_subscribed');
    expect(await codeOf(await ask(same, 10))).toBe('validation');
    await cancel(same);
    expect(await codeOf(await ask(same, 1))).toBe('forbidden');
    expect(await codeOf(await ask(await shop.api.signUp(), 1))).toBe('not_found');
  });

  it('that are fewer wait for the next bill, and can be kept', async () => {
    const person = await subscriber();
    await change(person, 3);
    const fewer = await change(person, 1);
    expect(fewer).toMatchObject({
      kind: 'renewal',
      now: { total_cents: 0 },
      next: { total_cents: 1699 },
      renewal_cents: 1699,
    });
    expect(await planOf(person)).toMatchObject({
      amount: 2699,
      extra_channels: 3,
      pending_extra_channels: 1,
      pending_plan_code: null,
      next_billing_period_amount: 1699,
    });
    expect(await change(person, 3)).toMatchObject({ kind: 'keep', now: { total_cents: 0 } });
    expect(await planOf(person)).toMatchObject({ extra_channels: 3, pending_extra_channels: null });
    await change(person, 0);
    const renewsAt = Date.parse((await planOf(person))?.next_billing_date ?? '');
    await moveTo(renewsAt + dayMs);
    await expect
      .poll(async () => planOf(person))
      .toMatchObject({ amount: 1199, extra_channels: 0, pending_extra_channels: null });
    expect(chargesOf(person)).toEqual([1199, 1500, 1199]);
    expect(await lettersOf(person)).toMatchObject([
      { kind: 'extra-channels-changed', formerExtraChannels: 0, extraChannels: 3, amountCents: 2699 },
      {
        kind: 'extra-channels-change-scheduled',
        formerExtraChannels: 3,
        extraChannels: 1,
        amountCents: 1699,
      },
      {
        kind: 'extra-channels-change-scheduled',
        formerExtraChannels: 3,
        extraChannels: 0,
        amountCents: 1199,
      },
      { kind: 'extra-channels-changed', formerExtraChannels: 3, extraChannels: 0, amountCents: 1199 },
    ]);
  });
});

const quotedPause = (person: TestPerson) =>
  call(person, '/v1/premium/pause/preview', 'POST', { until: isoOf(Date.now() + 50 * dayMs) });
