import { addMonths, readCode } from '@backbeat/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { isLive } from '../billing/accountTier.ts';
import { deletionPendingError } from '../billing/billingErrors.ts';
import { recordStart } from '../billing/recordCoverage.ts';
import { lockAccount, writeTier } from '../billing/writeSubscriptions.ts';
import type { DbDeps } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { redeemCodes, redemptions, subscriptions } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import { hashSecret } from '../lib/secrets.ts';

const wrongCode = () => new ApiError('coupon_invalid', 'The code is not valid.');

/** Codes are printed and typed in: case does not matter, and a blank counts as a dash. */
export const codeHashOf = (code: string): string => hashSecret(readCode(code).toUpperCase());

/**
 * Redeems a partner's code, which gives its plan for some months. One statement counts the use, so parallel calls never
 * exceed the code's limit.
 *
 * @throws ApiError 'coupon_invalid' for unknown, used-up and already redeemed codes alike; 'already_subscribed'; 'conflict' for an
 * account that is to be deleted
 */
export const redeemCode = async (
  { db, clock }: DbDeps,
  user: UserRow,
  entered: { readonly coupon: string; readonly channelName: string },
): Promise<void> => {
  const now = new Date(clock.now());
  const codeHash = codeHashOf(entered.coupon);
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, user.id);
    if (locked.deletionDueAt !== null) throw deletionPendingError();
    const [code] = await tx
      .update(redeemCodes)
      .set({ redemptionsLeft: sql`${redeemCodes.redemptionsLeft} - 1` })
      .where(and(eq(redeemCodes.codeHash, codeHash), gt(redeemCodes.redemptionsLeft, 0)))
      .returning();
    if (code === undefined) throw wrongCode();
    const [redemption] = await tx
      .insert(redemptions)
      .values({ codeHash, userId: user.id, channelName: entered.channelName, redeemedAt: now })
      .onConflictDoNothing()
      .returning();
    if (redemption === undefined) throw wrongCode();
    const rows = await tx.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
    if (rows.some((row) => isLive(row, now.getTime()))) {
      throw new ApiError(
        'already_subscribed',
        'The account already has a subscription. The code was not used up.',
      );
    }
    const given = await tx
      .insert(subscriptions)
      .values({
        userId: user.id,
        provider: 'humble',
        planCode: code.planCode,
        state: 'active',
        paidThroughDate: new Date(addMonths(now.getTime(), code.months)),
        firstBillingDate: now,
        createdAt: now,
      })
      .returning();
    for (const row of given) await recordStart(tx, row);
    await writeTier(tx, locked, now);
  });
};
