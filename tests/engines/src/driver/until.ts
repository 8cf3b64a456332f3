import { patienceMs } from './Tab.ts';

/**
 * Asks again and again until there is an answer. A page that is just being replaced cannot answer; that is no
 * failure yet.
 *
 * @param what what is waited for, for the error's text
 * @param pauseMs how long it waits before it asks again
 */
export const until = async <T>(
  what: string,
  ask: () => Promise<T>,
  pauseMs = 50,
): Promise<NonNullable<T>> => {
  const end = Date.now() + patienceMs;
  let last: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer) return answer;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) {
      throw new Error(`Waited ${patienceMs / 1000} s in vain for ${what}.`, { cause: last });
    }
    await new Promise((done) => setTimeout(done, pauseMs));
  }
};
