import * as z from 'zod/mini';
import type { FollowedClock } from '../db/followClock.ts';
import type { Clock } from '../lib/clock.ts';

/** Whoever moves the sandbox's clock looks at the site next. */
const everyMs = 500;
const timeoutMs = 2_000;

const clockSchema = z.object({ offsetMs: z.number() });

/**
 * Our own clock, moved forward by what the sandbox's is: months of a gift pass for both. While the sandbox does not
 * answer, what it said last holds. For development runs only.
 */
export const followSandbox = async (sandboxUrl: string, own: Clock): Promise<FollowedClock> => {
  let offsetMs = 0;
  const read = async (): Promise<void> => {
    const answer = await fetch(`${sandboxUrl}/clock`, { signal: AbortSignal.timeout(timeoutMs) });
    offsetMs = clockSchema.parse(await answer.json()).offsetMs;
  };
  const follow = (): Promise<void> => read().catch(() => {});
  await follow();
  const timer = setInterval(() => void follow(), everyMs);
  timer.unref();
  return { now: () => own.now() + offsetMs, stop: () => clearInterval(timer) };
};
