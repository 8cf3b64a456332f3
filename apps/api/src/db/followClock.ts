import type { Clock } from '../lib/clock.ts';

/** So often the server is asked anew: clocks drift, and a standby has one of its own. */
const everyMs = 10_000;
/** An answer that took longer says the time too roughly. */
const maxTripMs = 250;

/** A clock that goes on by itself between the readings of another one. */
export interface FollowedClock extends Clock {
  stop(): void;
}

/**
 * The server's clock, which all processes share: this machine's own one may be wrong, or jump, and nothing ends too
 * early for it. While the server does not answer, time passes as it does.
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
