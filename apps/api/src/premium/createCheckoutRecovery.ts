import type { Deps } from '../Deps.ts';
import type { CheckoutAttempts } from './checkoutAttempts.ts';
import type { BillingSync } from './createBillingSync.ts';
import { settleAttempt } from './settleAttempt.ts';

/** Attempts whose process is gone are looked at this often, until each is settled. */
const everyMs = 5_000;

/** Settles what dead processes left behind. */
export interface CheckoutRecovery {
  /** Looks once, then keeps looking in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const createCheckoutRecovery = (
  deps: Deps,
  attempts: CheckoutAttempts,
  sync: BillingSync,
): CheckoutRecovery => {
  const { exclusive, logger } = deps;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  const settleAll = async (): Promise<void> => {
    for (const attempt of await attempts.abandoned()) {
      try {
        const settlement = await settleAttempt(deps, attempts, sync, attempt);
        if (settlement !== 'open')
          logger.info({ checkoutId: attempt.id, settlement }, 'an abandoned purchase is settled');
      } catch (err) {
        logger.warn({ err, checkoutId: attempt.id }, 'an abandoned purchase is still open');
      }
    }
  };
  const look = (): Promise<void> => {
    running = settleAll().catch((err: unknown) => logger.error({ err }, 'the recovery of purchases failed'));
    return running;
  };

  return {
    start: async () => {
      // Alone on the database, every pending attempt is a dead process's: no lease has to run out first.
      if (exclusive) await attempts.endAllLeases();
      void look();
      timer = setInterval(() => void look(), everyMs);
      timer.unref();
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await running;
    },
  };
};
