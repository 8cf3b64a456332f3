import { coveredSeconds } from '@backbeat/domain/coverage';
import { inForm } from '@backbeat/tooling/inForm';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { users } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import type { ProviderAccount, ProviderSubscription } from './BillingProvider.ts';
import { readCoveredPeriods } from './readCoveredPeriods.ts';
import { lockAccount, writeSubscriptions } from './writeSubscriptions.ts';

const day = (number: number) => new Date(Date.UTC(2027, 0, number));

/** The provider's readings of a subscription from purchase to end, in order. */
const history: readonly Pick<ProviderSubscription, 'state' | 'nextAmountCents' | 'planCode' | 'updatedAt'>[] =
  [
    { state: 'active', nextAmountCents: 599, planCode: 'rocksprem_i_m_v2', updatedAt: day(1) },
    { state: 'active', nextAmountCents: 1199, planCode: 'rocksprem_i_m_v2', updatedAt: day(2) },
    { state: 'past_due', nextAmountCents: 1199, planCode: 'rocksprem_i_m_v2', updatedAt: day(3) },
    { state: 'active', nextAmountCents: 2500, planCode: 'rockspro_m_v1', updatedAt: day(4) },
    { state: 'canceled', nextAmountCents: null, planCode: 'rockspro_m_v1', updatedAt: day(5) },
  ];

const readingOf = (id: string, index: number): ProviderAccount => {
  const said = history[index];
  const rest = {
    id,
    pendingPlanCode: null,
    amountCents: 1199,
    pendingAmountCents: null,
    extraChannels: 0,
    pendingExtraChannels: null,
    pausesAt: null,
    resumesAt: null,
    nextBillingDate: null,
    paidThroughDate: day(40),
    firstBillingDate: null,
    startedAt: day(1),
    periodStartedAt: day(1),
    overdue: null,
    cardExpires: null,
    offers: [],
    createdAt: day(1),
  };
  return { subscriptions: said === undefined ? [] : [{ ...rest, ...said }], hostedLoginToken: 'secret' };
};

describe('readings of the provider', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  const take = (userId: number, reading: ProviderAccount) =>
    api.deps.db.transaction(async (tx) =>
      writeSubscriptions(tx, await lockAccount(tx, userId), reading, day(6), api.deps),
    );

  it(
    'end in one state, in whatever order and however often they arrive',
    async () => {
      let run = 0;
      const order = fc
        .array(fc.nat({ max: history.length - 1 }), { maxLength: 6 })
        .chain((more) =>
          fc.shuffledSubarray([...history.keys(), ...more], { minLength: history.length + more.length }),
        );
      await fc.assert(
        fc.asyncProperty(order, async (arrivals) => {
          run += 1;
          const { user } = await api.signUp();
          for (const index of arrivals) await take(user.id, readingOf(`sub-${run}`, index));
          const rows = await api.deps.db
            .select()
            .from(subscriptions)
            .where(eq(subscriptions.userId, user.id));
          expect(rows).toHaveLength(1);
          expect(rows[0]).toMatchObject({
            state: 'canceled',
            planCode: 'rockspro_m_v1',
            nextBillingPeriodAmountCents: null,
          });
          const [read] = await api.deps.db
            .select({ tier: users.tier })
            .from(users)
            .where(eq(users.id, user.id));
          expect(read?.tier).toBe('pro');
          const periods = await readCoveredPeriods(api.deps.db, user.id, day(6));
          expect(coveredSeconds(periods, 0, day(365).getTime())).toBe(39 * 86_400);
          expect([periods[0]?.fromMs, periods.at(-1)?.untilMs]).toEqual([day(1), day(40)].map(Number));
          expect(periods.at(-1)?.planCode).toBe('rockspro_m_v1');
        }),
        { numRuns: inForm({ short: 60, whole: 5_000 }) },
      );
    },
    longRunMs,
  );

  // The embedded database has one connection, so nothing runs beside a reading.
  it.runIf(process.env.TEST_POSTGRES_URL)(
    'leave the day that a pause is agreed for at that moment',
    async () => {
      const { db } = api.deps;
      const { user } = await api.signUp();
      await take(user.id, readingOf('sub-paused', 0));
      const ofUser = eq(subscriptions.userId, user.id);
      const waiting = sql`select count(*)::int as value from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
      let reading: Promise<unknown> = Promise.resolve();
      await db.transaction(async (tx) => {
        await tx
          .update(subscriptions)
          .set({ resumeWantedAt: day(200) })
          .where(ofUser);
        reading = take(user.id, readingOf('sub-paused', 1));
        // It read the row before the change, and writes after this transaction.
        await expect.poll(() => db.execute(waiting)).toMatchObject({ rows: [{ value: 1 }] });
      });
      await reading;
      const [row] = await db.select().from(subscriptions).where(ofUser);
      expect(row).toMatchObject({ resumeWantedAt: day(200), nextBillingPeriodAmountCents: 1199 });
    },
  );
});
