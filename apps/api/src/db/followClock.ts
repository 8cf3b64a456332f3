import type { Clock } from '../lib/clock.ts';

/** How often the server is asked: clocks drift, and a standby has its own. */
const everyMs = 10_000;
/** Slower answers are too imprecise. */
const maxTripMs = 250;

/** A clock that runs by itself between readings of another one. */
export interface FollowedClock extends Clock {
  stop(): void;
}

/**
 * Follows the server's clock, which all processes share, so that nothing ends early if this machine's clock is wrong.
 * While the server is away, the clock runs on.
 *
 * @param readServerMs asks the server for its time, in epoch milliseconds
 */
export const followClock = async (readServerMs: () => Promise<number>): Promise<FollowedClock> => {
  const read = async () => {
    const askedAtMs = performance.now();
    const serverMs = await readServerMs();
    const tripMs = performance.now() - askedAtMs;
    return { originMs: serverMs - askedAtMs - tripMs / 2, tripMs };
  };
  let { originMs } = await read();
  const follow = async (): Promise<void> => {
    const found = await read();
    if (found.tripMs <= maxTripMs) originMs = found.originMs;
  };
  const timer = setInterval(() => void follow().catch(() => null), everyMs);
  timer.unref();
  return {
    now: () => Math.round(originMs + performance.now()),
    stop: () => clearInterval(timer),
  };
};
