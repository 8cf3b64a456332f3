import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMonths, dayMs } from '@backbeat/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import type { TestApi, TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { codeHashOf } from '../account/redeemCode.ts';
import { migrationsFolder } from '../db/migrationsFolder.ts';
import { users } from '../db/schema/accounts.ts';
import { coveragePeriods, redeemCodes, subscriptions } from '../db/schema/premium.ts';
import { readCoveredPeriods } from './readCoveredPeriods.ts';

const premium = 'rocksprem_i_m_v2';

describe('the record of what was covered', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  let person: TestPerson;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });
  beforeEach(async () => {
    person = await api.signUp();
  });

  const now = () => new Date(api.deps.clock.now());
  const periods = () => readCoveredPeriods(api.deps.db, person.user.id, now());
  const moveTo = async (atMs: number) => {
    await sandbox.moveClock({ to: new Date(atMs).toISOString() });
    api.time.offsetMs = atMs - Date.now();
  };
  const read = () => api.services.sync.now(person.user);
  const own = () => buyer.booksOf(person).subscriptions;

  it('follows a purchase through its bills to its end, and leaves the gap before the next one', async () => {
    expect(await periods()).toEqual([]);
    await buyer.buy(person);
    const [bought] = await periods();
    const fromMs = bought?.fromMs ?? 0;
    expect(Math.abs(fromMs - now().getTime())).toBeLessThan(60_000);
    expect(bought).toEqual({ planCode: premium, fromMs, untilMs: addMonths(fromMs, 1) });

    await moveTo(addMonths(fromMs, 2) + dayMs);
    expect(await periods()).toEqual([{ planCode: premium, fromMs, untilMs: null }]);
    await read();
    expect(await periods()).toEqual([{ planCode: premium, fromMs, untilMs: addMonths(fromMs, 3) }]);

    await sandbox.endSubscriptions(person.user.hash);
    const endedMs = now().getTime();
    await moveTo(endedMs + 9 * dayMs);
    await read();
    const [ended, ...others] = await periods();
    expect(others).toEqual([]);
    expect(Math.abs((ended?.untilMs ?? 0) - endedMs)).toBeLessThan(60_000);

    person = { ...person, ...(await api.signIn(person.user)) };
    expect((await buyer.buy(person)).status).toBe(204);
    const again = await periods();
    expect(again).toHaveLength(2);
    expect(again[0]).toEqual(ended);
    expect((again[1]?.fromMs ?? 0) - endedMs).toBeGreaterThan(8 * dayMs);
  });

  it('ends with what is paid for after a cancellation, and goes on when that is undone', async () => {
    await buyer.buy(person);
    const [bought] = await periods();
    const [subscription] = own();
    await api.deps.billing.cancel(subscription?.id ?? '');
    await read();
    expect(await periods()).toEqual([bought]);
    await api.deps.billing.reactivate(subscription?.id ?? '');
    await moveTo((bought?.untilMs ?? 0) + dayMs);
    await read();
    expect(await periods()).toEqual([{ ...bought, untilMs: addMonths(bought?.fromMs ?? 0, 2) }]);
  });

  it('has a code of a partner, and what an earlier release wrote without a record', async () => {
    await api.deps.db
      .insert(redeemCodes)
      .values({ codeHash: codeHashOf('THREE'), planCode: premium, months: 3, redemptionsLeft: 9 });
    const { token } = person;
    const body = {
      firstName: 'Ada',
      lastName: 'Beat',
      email: 'ada@people.example',
      channelName: 'ada',
      coupon: 'THREE',
    };
    expect((await api.call('/v1/account/redeem', { method: 'POST', token, body })).status).toBe(204);
    const given = await periods();
    const fromMs = given[0]?.fromMs ?? 0;
    expect(given).toEqual([{ planCode: premium, fromMs, untilMs: addMonths(fromMs, 3) }]);
    await api.deps.db.delete(coveragePeriods).where(eq(coveragePeriods.userId, person.user.id));
    expect(await periods()).toEqual(given);
    await api.deps.db.delete(users).where(eq(users.id, person.user.id));
    expect(await periods()).toEqual([]);
  });

  it('is filled by the migration with what is known of the subscriptions that are there', async () => {
    await buyer.buy(person);
    const { id: userId } = person.user;
    const [bought] = await api.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    const { id: _, providerSubscriptionId: __, ...like } = bought ?? { id: 0, providerSubscriptionId: null };
    // Spans without an end end at the database's time.
    const startMs = Date.now();
    const at = (day: number) => new Date(startMs + day * dayMs);
    const base = { ...like, userId, planCode: premium, provider: 'humble' } as const;
    await api.deps.db.insert(subscriptions).values([
      { ...base, state: 'expired', createdAt: at(-90), paidThroughDate: at(-30) },
      { ...base, state: 'expired', createdAt: at(-200), paidThroughDate: null, providerUpdatedAt: at(-190) },
      { ...base, state: 'canceled', createdAt: at(-300), paidThroughDate: at(-270) },
      { ...base, state: 'past_due', createdAt: at(-20), paidThroughDate: null },
      { ...base, state: 'future', createdAt: at(0), paidThroughDate: at(30) },
    ]);
    const all = () =>
      api.deps.db
        .select({
          of: coveragePeriods.subscriptionId,
          from: coveragePeriods.startsAt,
          until: coveragePeriods.endsAt,
        })
        .from(coveragePeriods)
        .where(eq(coveragePeriods.userId, userId))
        .orderBy(asc(coveragePeriods.startsAt));
    const recorded = await all();
    await api.deps.db.delete(coveragePeriods);
    const migration = readFileSync(join(migrationsFolder(), '0009_coverage_periods.sql'), 'utf8');
    const backfill = migration
      .split('--> statement-breakpoint')
      .find((statement) => statement.includes('INSERT'));
    await api.deps.db.execute(sql.raw(backfill ?? ''));
    const filled = await all();
    expect(filled.map(({ from, until }) => [from, until])).toEqual([
      [at(-300), at(-270)],
      [at(-200), at(-190)],
      [at(-90), at(-30)],
      [at(-20), null],
      [recorded[0]?.from, recorded[0]?.until],
    ]);
  });
});
