import { setTimeout as wait } from 'node:timers/promises';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import type { Attempt, CheckoutAttempts } from './checkoutAttempts.ts';
import { settleAttempt } from './settleAttempt.ts';

/** A read of an account waits this long for the provider. */
const maxWaitMs = 2_500;

/** Settles purchases of dead processes. */
export interface CheckoutRecovery {
  /** Tries to settle each of them once. */
  settleAll(): Promise<void>;
  /**
   * Settles the account's purchase before a read of the account. Never throws, and returns within `maxWaitMs`.
   *
   * @returns whether the account may have changed since it was read
   */
  ofAccount(userId: number): Promise<boolean>;
}

export const createCheckoutRecovery = (
  deps: Pick<BillingDeps, 'db' | 'clock' | 'logger'>,
  attempts: CheckoutAttempts,
  sync: BillingSync,
): CheckoutRecovery => {
  const { logger } = deps;

  const settle = async (attempt: Attempt): Promise<void> => {
    try {
      const settlement = await settleAttempt(deps, attempts, sync, attempt);
      if (settlement !== 'open')
        logger.info({ checkoutId: attempt.id, settlement }, 'an abandoned purchase is settled');
    } catch (err) {
      logger.warn({ err, checkoutId: attempt.id }, 'an abandoned purchase is still open');
    }
  };

  return {
    settleAll: async () => {
      for (const attempt of await attempts.abandoned()) await settle(attempt);
    },
    ofAccount: async (userId) => {
      const attempt = await attempts.pendingOf(userId);
      // Money may have moved while a dead process holds the lease. Reading the provider is always safe, and only an
      // attempt without a lease is given up.
      if (attempt === null || attempt.chargedAt === null) return false;
      await Promise.race([settle(attempt), wait(maxWaitMs, undefined, { ref: false })]);
      return true;
    },
  };
};
