import * as z from 'zod/mini';
import type { FollowedClock } from '../db/followClock.ts';
import type { Clock } from '../lib/clock.ts';

/** People who move the sandbox's clock look at the site right after. */
const everyMs = 500;
const timeoutMs = 2_000;

const clockSchema = z.object({ offsetMs: z.number() });

/**
 * Our clock, moved forward as far as the sandbox's. While the sandbox is away, the last offset holds. For development
 * runs only.
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
