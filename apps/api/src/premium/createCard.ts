import type { PaymentMethod as WirePaymentMethod } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { PaymentMethod } from '../billing/BillingProvider.ts';
import { asApiError, busyError, failureError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { findOwnSubscription } from '../billing/runningSubscription.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';
import { digest } from '../lib/secrets.ts';

/** A new card as a token from the browser, with the bank's confirmation if there is one. */
interface CardUpdate {
  readonly user: UserRow;
  readonly tokenId: string;
  readonly threeDSecureResultTokenId: string | null;
}

/** The payment method of an account. */
export interface Card {
  read(user: UserRow): Promise<WirePaymentMethod | null>;
  /** Replaces the payment method and pays overdue bills. @throws ApiError when the bank refuses or asks */
  update(update: CardUpdate): Promise<WirePaymentMethod | null>;
}

const onWire = (method: PaymentMethod | null): WirePaymentMethod | null =>
  method === null || method.kind === 'paypal'
    ? method
    : {
        kind: 'card',
        brand: method.brand,
        last_four: method.lastFour,
        expiry_month: method.expiryMonth,
        expiry_year: method.expiryYear,
      };

export const createCard = (
  { db, billing, logger }: Pick<BillingDeps, 'db' | 'billing' | 'logger'>,
  sync: BillingSync,
): Card => {
  /** Marks our copy of the account as old, so that the next call reads the provider. */
  const forgetReading = (user: UserRow) =>
    db.update(users).set({ billingSyncedAt: null }).where(eq(users.id, user.id));

  const readAgain = (user: UserRow): Promise<unknown> =>
    sync.now(user).catch(async (err: unknown) => {
      logger.warn({ err, userId: user.id }, 'an account could not be read after its card was changed');
      await forgetReading(user);
    });

  const update = async ({ user, tokenId, threeDSecureResultTokenId }: CardUpdate) => {
    await sync.now(user);
    if ((await findOwnSubscription(db, user.id)) === null) {
      throw new ApiError('not_found', 'The account has no subscription that a card could pay.');
    }
    const order = { accountCode: user.hash, tokenId, threeDSecureResultTokenId };
    const key = digest([user.hash, tokenId, threeDSecureResultTokenId]);
    const result = await billing.updatePaymentMethod(order, key).catch(async (error: unknown) => {
      // If only the answer was lost, the card is stored and the overdue bill paid.
      await forgetReading(user);
      throw error;
    });
    switch (result.kind) {
      case 'stored':
        await readAgain(user);
        return onWire(result.method);
      case 'in-flight':
        throw busyError();
      case 'declined':
      case 'three-d-secure':
        throw failureError(result);
    }
    return result satisfies never;
  };

  return {
    read: async (user) => {
      try {
        return onWire(await billing.paymentMethod(user.hash));
      } catch (error) {
        throw asApiError(error);
      }
    },
    update: async (wanted) => {
      try {
        return await update(wanted);
      } catch (error) {
        throw asApiError(error);
      }
    },
  };
};
