import { cents, dayMs } from '@backbeat/domain';
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { gifts } from '../db/schema/gifts.ts';
import { checkouts } from '../db/schema/premium.ts';
import type { Letters } from '../letters/createLetters.ts';
import { readableCode } from '../lib/readableCode.ts';
import { findGiftInvoice } from './accountCodes.ts';
import type { BillingDeps } from './BillingDeps.ts';

type Attempt = typeof checkouts.$inferSelect;

/** 80 bits, so that nobody can guess a claim link. */
const newCode = () => readableCode(4);

/** Gifts that the provider has and the database does not. */
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
        // No call takes a day.
        gt(checkouts.chargedAt, new Date(clock.now() - dayMs)),
      ),
    );
  const found: Attempt[] = [];
  for (const attempt of sought)
    if ((await findGiftInvoice({ db, billing }, user, attempt.id)) !== null) found.push(attempt);
  return found;
};

/**
 * Writes a paid gift and its attempt for a locked account. Safe to repeat. Writes an attempt anew that was removed as
 * unpaid.
 */
export const recordGift = async (
  tx: Database,
  attempt: Attempt,
  now: Date,
  letters: Letters,
): Promise<void> => {
  if (attempt.gift === null) throw new Error('The attempt was to buy no gift.');
  const settled = { ...attempt, state: 'succeeded' as const, failure: null, settledAt: now };
  await tx
    .insert(checkouts)
    .values(settled)
    .onConflictDoUpdate({ target: checkouts.id, set: { state: 'succeeded', failure: null, settledAt: now } });
  const { places, paidCents, until } = attempt.gift;
  const [bought] = await tx
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
    .onConflictDoNothing({ target: gifts.id })
    .returning({ code: gifts.code });
  if (bought === undefined) return;
  await letters.queue(tx, {
    userId: attempt.userId,
    key: `gift-bought:${attempt.id}`,
    letter: {
      kind: 'gift-bought',
      code: bought.code,
      months: places,
      paidCents: cents(paidCents),
      claimUntil: until,
    },
  });
  await letters.wantReceipts(tx, attempt.userId);
};
