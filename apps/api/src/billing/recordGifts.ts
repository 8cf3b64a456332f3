import { dayMs } from '@backbeat/domain';
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { gifts } from '../db/schema/gifts.ts';
import { checkouts } from '../db/schema/premium.ts';
import { readableCode } from '../lib/readableCode.ts';
import { findGiftLine } from './accountCodes.ts';
import type { BillingDeps } from './BillingDeps.ts';

type Attempt = typeof checkouts.$inferSelect;

/** 80 bits: a claim link is found by nobody who was not given it. */
const newCode = () => readableCode(4);

/** The gifts that an account sent to be bought, is not known to have, and has at the provider. */
export const findBoughtGifts = async (
  { db, clock, billing }: Pick<BillingDeps, 'db' | 'clock' | 'billing'>,
  user: { readonly id: number; readonly hash: string },
): Promise<Attempt[]> => {
  const sought = await db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, user.id),
        inArray(checkouts.state, ['pending', 'released']),
        isNotNull(checkouts.gift),
        // No call is under way for a day.
        gt(checkouts.chargedAt, new Date(clock.now() - dayMs)),
      ),
    );
  const found: Attempt[] = [];
  for (const attempt of sought)
    if ((await findGiftLine({ db, billing }, user, attempt.id)) !== null) found.push(attempt);
  return found;
};

/**
 * Writes a gift that was paid for, with its attempt, for a locked account. Safe to repeat. An attempt that was removed,
 * in the belief that nothing had happened, comes back.
 */
export const recordGift = async (tx: Database, attempt: Attempt, now: Date): Promise<void> => {
  if (attempt.gift === null) throw new Error('The attempt was to buy no gift.');
  const settled = { ...attempt, state: 'succeeded' as const, failure: null, settledAt: now };
  await tx
    .insert(checkouts)
    .values(settled)
    .onConflictDoUpdate({ target: checkouts.id, set: { state: 'succeeded', failure: null, settledAt: now } });
  const { places, paidCents, until } = attempt.gift;
  await tx
    .insert(gifts)
    .values({
      id: attempt.id,
      giverId: attempt.userId,
      code: newCode(),
      places,
      paidCents,
      until: new Date(until),
      createdAt: now,
    })
    .onConflictDoNothing({ target: gifts.id });
};
