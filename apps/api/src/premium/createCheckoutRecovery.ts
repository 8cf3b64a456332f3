import { setTimeout as wait } from 'node:timers/promises';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import type { Attempt, CheckoutAttempts } from './checkoutAttempts.ts';
import { settleAttempt } from './settleAttempt.ts';

/** Abandoned attempts are retried this often, until each is settled. */
const everyMs = 5_000;
/** How long the reading of an account waits for the provider before it shows what is known. */
const maxWaitMs = 2_500;

/** Settles what dead processes left, purchases first. */
export interface CheckoutRecovery {
  /** Looks once, then keeps looking in the background. */
  start(): Promise<void>;
  /**
   * Settles what is left of one account, which is about to be read. Never fails, and returns after `maxWaitMs` at the
   * latest.
   *
   * @returns whether the account may have changed since it was read
   */
  ofAccount(userId: number): Promise<boolean>;
  stop(): Promise<void>;
}

export const createCheckoutRecovery = (
  deps: Pick<BillingDeps, 'db' | 'clock' | 'logger'>,
  attempts: CheckoutAttempts,
  sync: BillingSync,
  /** What else dead processes may have left, and what is due. */
  settleRest: () => Promise<void>,
): CheckoutRecovery => {
  const { logger } = deps;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;

  const settle = async (attempt: Attempt): Promise<void> => {
    try {
      const settlement = await settleAttempt(deps, attempts, sync, attempt);
      if (settlement !== 'open')
        logger.info({ checkoutId: attempt.id, settlement }, 'an abandoned purchase is settled');
    } catch (err) {
      logger.warn({ err, checkoutId: attempt.id }, 'an abandoned purchase is still open');
    }
  };

  const settleAll = async (): Promise<void> => {
    for (const attempt of await attempts.abandoned()) await settle(attempt);
    await settleRest();
  };
  const look = (): void => {
    // One look at a time: a provider that does not answer makes it long.
    running ??= settleAll()
      .catch((err: unknown) => logger.error({ err }, 'the recovery of purchases failed'))
      .finally(() => {
        running = null;
      });
  };

  return {
    start: async () => {
      look();
      timer = setInterval(look, everyMs);
      timer.unref();
    },
    ofAccount: async (userId) => {
      const attempt = await attempts.pendingOf(userId);
      // Money may have moved, though a process that may be dead holds the lease: to read the provider is always safe, and
      // only a free lease is given up.
      if (attempt === null || attempt.chargedAt === null) return false;
      await Promise.race([settle(attempt), wait(maxWaitMs, undefined, { ref: false })]);
      return true;
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await running;
    },
  };
};
