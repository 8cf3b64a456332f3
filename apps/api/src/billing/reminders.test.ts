import { dayMs } from '@backbeat/domain';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { letters } from '../db/schema/letters.ts';
import { createReminders } from './createReminders.ts';

const emptyCard = '4000000000000341';

describe('reminders', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop();
  });
  afterEach(() => shop.close());

  const round = () => createReminders(shop.api.deps, shop.api.services.sync)();
  const moveDays = async (days: number) => {
    shop.api.time.offsetMs += days * dayMs;
    await shop.sandbox.moveClock({ to: new Date(shop.api.deps.clock.now()).toISOString() });
  };
  const reminded = ['trial-ends-', 'renewal-in-', 'card-', 'payment-last-', 'pause-ends-'];
  const kindsOf = async ({ user }: TestPerson) =>
    (await shop.api.deps.db.select().from(letters).where(eq(letters.userId, user.id)))
      .map(({ kind }) => kind)
      .filter((kind) => reminded.some((start) => kind.startsWith(start)));
  const buy = async (changed: Parameters<Shop['buyer']['buy']>[1]) => {
    const person = await shop.api.signUp();
    expect((await shop.buyer.buy(person, changed)).status).toBe(204);
    return person;
  };

  it('of a trial come seven and two days before, once over many rounds', async () => {
    const person = await buy({ coupon: 'twitch14' });
    await round();
    expect(await kindsOf(person)).toEqual([]);
    await moveDays(7.5);
    await Promise.all([round(), round()]);
    await round();
    expect(await kindsOf(person)).toEqual(['trial-ends-in-7-days']);
    await moveDays(5);
    await round();
    await round();
    expect(await kindsOf(person)).toEqual(['trial-ends-in-7-days', 'trial-ends-in-2-days']);
    await moveDays(3);
    await round();
    expect(await kindsOf(person)).toHaveLength(2);
  });

  it('say nothing of what is over when the clock jumps a month', async () => {
    const person = await buy({ coupon: 'twitch14' });
    await moveDays(31);
    await round();
    await round();
    expect(await kindsOf(person)).toEqual([]);
  });

  it('are the latest alone when the clock jumps past the first', async () => {
    const person = await buy({ coupon: 'twitch14' });
    await moveDays(12.5);
    await round();
    expect(await kindsOf(person)).toEqual(['trial-ends-in-2-days']);
  });

  it('of a yearly plan come a month before, a monthly one has none', async () => {
    const [yearly, monthly] = [await buy({ plan_code: 'rocksprem_i_y_v2' }), await buy({})];
    await moveDays(330);
    await shop.api.services.sync.now(monthly.user);
    await round();
    await moveDays(5);
    await round();
    expect(await kindsOf(yearly)).toEqual(['renewal-in-30-days']);
    expect(await kindsOf(monthly)).toEqual([]);
  });

  it('say what is charged once a coupon has ended, and what it lowers while it goes on', async () => {
    const plan_code = 'rocksprem_i_y_v2';
    const [ended, endless] = [
      await buy({ plan_code, coupon: 'save5' }),
      await buy({ plan_code, coupon: 'vidcon50' }),
    ];
    await moveDays(340);
    await round();
    const charges = async ({ user }: TestPerson) =>
      (await shop.api.deps.db.select().from(letters).where(eq(letters.userId, user.id))).flatMap(
        ({ letter }) => (letter?.kind === 'renewal-in-30-days' ? [letter.amountCents] : []),
      );
    expect([await charges(ended), await charges(endless)]).toEqual([[7188], [3594]]);
  });

  it('of a plan that was cancelled do not come', async () => {
    const person = await buy({ plan_code: 'rocksprem_i_y_v2' });
    await moveDays(340);
    // The api has not read yet that it was cancelled at the provider.
    const [subscription] = shop.buyer.booksOf(person).subscriptions;
    await shop.api.deps.billing.cancel(subscription?.id ?? '');
    await round();
    expect(await kindsOf(person)).toEqual([]);
  });

  it('of an unpaid bill come on the last day', async () => {
    const person = await buy({});
    await shop.sandbox.storeCard(person.user.hash, emptyCard);
    const next = (await shop.buyer.account(person)).subscription?.next_billing_date ?? '';
    const daysToBill = (Date.parse(next) - shop.api.deps.clock.now()) / dayMs;
    await moveDays(daysToBill + 0.01);
    await shop.api.services.sync.now(person.user);
    await round();
    expect(await kindsOf(person)).toEqual([]);
    await moveDays(13.5);
    await round();
    await round();
    expect(await kindsOf(person)).toEqual(['payment-last-day']);
  });

  it('come however many others have come already', async () => {
    const [person, other] = [await buy({ plan_code: 'rocksprem_i_y_v2' }), await shop.api.signUp()];
    await moveDays(340);
    const { id } = other.user;
    const renewsOn = new Date(shop.api.deps.clock.now() + 24 * dayMs).toISOString();
    // Two keys each: more than one statement asks for.
    await shop.api.deps.db.execute(sql`
      insert into subscriptions (user_id, provider_subscription_id, plan_code, state, amount_cents, next_billing_date, card_expires, created_at)
      select ${id}::int, 'many-' || number, 'rocksprem_i_y_v2', 'active', 7188, ${renewsOn}::timestamptz, '2020-01', now()
      from generate_series(1, 600) as number`);
    await shop.api.deps.db.execute(sql`
      insert into letters (user_id, kind, key, state, queued_at)
      select user_id, kind, kind || ':' || id || ':' || about, 'sent', now()
      from subscriptions, (values ('renewal-in-30-days', ${renewsOn}::text), ('card-expires', '2020-01')) as due (kind, about)
      where user_id = ${id}::int`);
    await round();
    expect(await kindsOf(person)).toEqual(['renewal-in-30-days']);
    expect(await kindsOf(other)).toHaveLength(1_200);
  });

  it('come later where the provider does not answer', async () => {
    const person = await buy({ coupon: 'twitch14' });
    await moveDays(12.5);
    shop.sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    await round();
    expect(await kindsOf(person)).toEqual([]);
    shop.sandbox.sandbox.faults.clear();
    await round();
    expect(await kindsOf(person)).toEqual(['trial-ends-in-2-days']);
  });
});
