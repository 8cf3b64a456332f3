import type { Clock } from '../lib/clock.ts';

/** So often the server is asked anew: clocks drift, and a standby has one of its own. */
const everyMs = 10_000;
/** A slower answer is too imprecise to set the clock by. */
const maxTripMs = 250;

/** A clock that goes on by itself between the readings of another one. */
export interface FollowedClock extends Clock {
  stop(): void;
}

/**
 * The server's clock, which all processes share, so that nothing ends early when this machine's clock is wrong or jumps.
 * While the server does not answer, the clock goes on by itself.
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
