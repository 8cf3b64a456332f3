import { vi } from 'vitest';

/** Waits until something is true, for 30 s at most. */
export const until = (isTrue: () => Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(isTrue, { timeout: 30_000, interval: 20 });
