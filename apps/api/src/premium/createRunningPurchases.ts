import { setTimeout as wait } from 'node:timers/promises';

/** The longest wait for a purchase in this process, which signals its end, and in another one. */
interface WaitLimits {
  readonly sameProcess: number;
  readonly otherProcess: number;
}

/** The running purchases of this process by account, so that other calls can wait without polling. */
export interface RunningPurchases {
  track<T>(userId: number, work: () => Promise<T>): Promise<T>;
  /** Resolves when the account's purchase has ended, at the latest at the limit. */
  wait(userId: number, maxMs: WaitLimits): Promise<void>;
}

export const createRunningPurchases = (): RunningPurchases => {
  const running = new Map<number, Promise<unknown>>();
  return {
    track: async (userId, work) => {
      const purchase = work();
      running.set(userId, purchase);
      try {
        return await purchase;
      } finally {
        if (running.get(userId) === purchase) running.delete(userId);
      }
    },
    wait: async (userId, maxMs) => {
      const purchase = running.get(userId);
      if (purchase === undefined) {
        await wait(maxMs.otherProcess);
        return;
      }
      const timer = new AbortController();
      const ended = purchase.then(
        () => timer.abort(),
        () => timer.abort(),
      );
      await Promise.race([ended, wait(maxMs.sameProcess, null, { signal: timer.signal }).catch(() => null)]);
    },
  };
};
