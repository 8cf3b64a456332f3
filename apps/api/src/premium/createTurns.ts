import { setTimeout as wait } from 'node:timers/promises';

/**
 * Purchases that run in this process, by account. A call that has to wait for another one learns of its end at
 * once here; only for another process's does it have to look into the database again and again.
 */
export interface Turns {
  run<T>(userId: number, work: () => Promise<T>): Promise<T>;
  /** Resolves when the account's purchase in this process has ended, and in any case after the time given. */
  over(userId: number, atMostMs: { readonly here: number; readonly elsewhere: number }): Promise<void>;
}

export const createTurns = (): Turns => {
  const running = new Map<number, Promise<unknown>>();
  return {
    run: async (userId, work) => {
      const turn = work();
      running.set(userId, turn);
      try {
        return await turn;
      } finally {
        if (running.get(userId) === turn) running.delete(userId);
      }
    },
    over: async (userId, atMostMs) => {
      const turn = running.get(userId);
      if (turn === undefined) {
        await wait(atMostMs.elsewhere);
        return;
      }
      const given = new AbortController();
      const ended = turn.then(
        () => given.abort(),
        () => given.abort(),
      );
      await Promise.race([ended, wait(atMostMs.here, null, { signal: given.signal }).catch(() => null)]);
    },
  };
};
