import { vi } from 'vitest';

/** Asks for 30 s until there is an answer. A page that is just being replaced cannot answer; that is no failure yet. */
export const until = <T>(what: string, ask: () => Promise<T>, interval = 50) =>
  vi.waitFor(
    async () => {
      const answer = await ask();
      if (answer) return answer;
      throw new Error(`Waited in vain for ${what}.`);
    },
    { timeout: 30_000, interval },
  );
