import { randomUUID } from 'node:crypto';
import { giftPlanCode } from '@backbeat/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { giftClaims, gifts } from '../db/schema/gifts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { findWaitingAccounts, hasRunningPlan } from './startGiftMonth.ts';

const now = new Date('2026-11-26T12:00:00.000Z');
const [past, ahead] = [new Date('2026-11-25T12:00:00.000Z'), new Date('2026-12-20T12:00:00.000Z')];

const plans = (['active', 'canceled', 'expired', 'past_due', 'future', 'paused'] as const).flatMap((state) =>
  ([null, 'recurly', 'gift'] as const).flatMap((provider) =>
    [null, past, ahead].flatMap((paidThroughDate) =>
      [null, past].map((pausesAt) => ({ state, provider, paidThroughDate, pausesAt })),
    ),
  ),
);

describe('accounts whose gift month waits', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
    return () => api.close();
  });

  it('are read where they may be due, whatever their plans, and not while one is paid ahead', async () => {
    const { db } = api.deps;
    const people = await inParallel(4, plans, async (plan) => ({ plan, ...(await api.signUp()) }));
    const [gift] = await db
      .insert(gifts)
      .values({
        id: randomUUID(),
        code: 'a-gift',
        places: people.length,
        paidCents: 1199,
        until: ahead,
        createdAt: past,
      })
      .returning();
    for (const [index, { user, plan }] of people.entries()) {
      await db
        .insert(subscriptions)
        .values({ userId: user.id, planCode: giftPlanCode, createdAt: past, ...plan });
      await db.insert(giftClaims).values({
        giftId: gift?.id ?? '',
        userId: user.id,
        place: index + 1,
        identityHashes: [],
        claimedAt: past,
      });
    }
    const read = await findWaitingAccounts(db, now);
    const found = new Set(read.map(({ user }) => user.id));
    const free = read.filter(({ user, row }) => !hasRunningPlan(user, row ? [row] : [], now.getTime()));
    const rows = await db.select().from(subscriptions);
    const due = rows.filter((row) => !hasRunningPlan({ grantedTier: null }, [row], now.getTime()));
    expect(free.map(({ user }) => user.id).toSorted()).toEqual(due.map(({ userId }) => userId).toSorted());
    expect(due.length).toBeGreaterThan(10);
    const isPaidAhead = ({ state, paidThroughDate, pausesAt }: (typeof plans)[number]) =>
      ['active', 'canceled', 'past_due'].includes(state) && paidThroughDate === ahead && pausesAt === null;
    for (const { user, plan } of people)
      expect([plan, found.has(user.id)]).toEqual([plan, !isPaidAhead(plan)]);
  });

  it('are read once the plan before has ended, and no more once the month has begun', async () => {
    const { db, clock } = api.deps;
    const later = new Date(ahead.getTime() + 1);
    const before = await findWaitingAccounts(db, later);
    const claims = await db.select().from(giftClaims);
    expect(new Set(before.map(({ user }) => user.id)).size).toBe(claims.length);
    api.time.offsetMs = later.getTime() - clock.now();
    await api.services.giftEnds.settle();
    const begun = (await db.select().from(giftClaims)).filter(
      ({ subscriptionId }) => subscriptionId !== null,
    );
    expect(begun.length).toBeGreaterThan(0);
    const left = new Set((await findWaitingAccounts(db, later)).map(({ user }) => user.id));
    for (const { userId } of begun) expect(left.has(userId ?? 0)).toBe(false);
  });
});
