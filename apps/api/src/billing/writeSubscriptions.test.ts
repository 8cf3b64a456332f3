import { coveredSeconds } from '@backbeat/domain/coverage';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { longRunMs, times } from '../../testing/nightly.ts';
import { users } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import type { ProviderAccount, ProviderSubscription } from './BillingProvider.ts';
import { readCoveredPeriods } from './readCoveredPeriods.ts';
import { lockAccount, writeSubscriptions } from './writeSubscriptions.ts';

const day = (number: number) => new Date(Date.UTC(2027, 0, number));

/** What the provider said of one subscription from its purchase to its end, in its own order. */
const history: readonly Pick<ProviderSubscription, 'state' | 'nextAmountCents' | 'planCode' | 'updatedAt'>[] =
  [
    { state: 'active', nextAmountCents: 599, planCode: 'rocksprem_i_m_v2', updatedAt: day(1) },
    { state: 'active', nextAmountCents: 1199, planCode: 'rocksprem_i_m_v2', updatedAt: day(2) },
    { state: 'past_due', nextAmountCents: 1199, planCode: 'rocksprem_i_m_v2', updatedAt: day(3) },
    { state: 'active', nextAmountCents: 2500, planCode: 'rockspro_m_v1', updatedAt: day(4) },
    { state: 'canceled', nextAmountCents: null, planCode: 'rockspro_m_v1', updatedAt: day(5) },
  ];

describe('readings of the provider', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

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
          const paidThroughDate = day(40);
          const readingOf = (index: number): ProviderAccount => {
            const said = history[index];
            const rest = {
              id: `sub-${run}`,
              pendingPlanCode: null,
              amountCents: 1199,
              pendingAmountCents: null,
              pausesAt: null,
              resumesAt: null,
              nextBillingDate: null,
              paidThroughDate,
              firstBillingDate: null,
              startedAt: day(1),
              periodStartedAt: day(1),
              overdue: null,
              cardExpires: null,
              offers: [],
              createdAt: day(1),
            };
            return {
              subscriptions: said === undefined ? [] : [{ ...rest, ...said }],
              hostedLoginToken: 'secret',
            };
          };
          for (const index of arrivals) {
            await api.deps.db.transaction(async (tx) =>
              writeSubscriptions(
                tx,
                await lockAccount(tx, user.id),
                readingOf(index),
                day(6),
                api.deps.config.usedOffersKey,
              ),
            );
          }
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
        { numRuns: times({ daily: 60, nightly: 5_000 }) },
      );
    },
    longRunMs,
  );
});
