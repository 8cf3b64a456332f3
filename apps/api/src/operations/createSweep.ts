import { lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { retentionMs } from '../channels/createAnswerCache.ts';
import type { DbDeps } from '../db/Database.ts';
import { plays } from '../db/schema/activity.ts';
import { platformAnswers } from '../db/schema/channels.ts';
import { mergeWishes } from '../db/schema/merges.ts';
import { billingEvents, planChanges } from '../db/schema/premium.ts';
import { linkOffers, rateLimits, refreshFamilies, signInAttempts } from '../db/schema/sessions.ts';
import { createRateLimiter } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import { dayMs } from '../lib/dayMs.ts';

const everyMs = 10 * 60_000;
/** One sweep in this time, whichever process makes it; somewhat less, so that none is missed by a moment. */
const turn = { max: 1, windowMs: 0.9 * everyMs } as const;
const eventRetentionMs = 30 * dayMs;
/** A confirmation may be repeated long after the quote ran out. */
const quoteRetentionMs = 7 * dayMs;
/** Nobody pages back further than a year. */
const playRetentionMs = 365 * dayMs;

/** Work that comes due, such as the deletion of accounts whose owners asked for it. */
type SweepJob = () => Promise<unknown>;

interface SweepDeps extends DbDeps {
  readonly logger: Logger;
  /** What sign-ins end by, where it is not `clock`. */
  readonly sessionClock?: Clock;
}

/** Removes expired rows: authorization flows, rate limits, sign-ins and old event ids. Then runs the jobs that are due. */
export const createSweep = (
  { db, clock, sessionClock = clock, logger }: SweepDeps,
  ...jobs: readonly SweepJob[]
): { start(): void; stop(): void; once(): Promise<void>; takeTurn(): Promise<void> } => {
  const limiter = createRateLimiter({ db, clock });
  let timer: NodeJS.Timeout | null = null;
  const once = async (): Promise<void> => {
    const now = new Date(clock.now());
    await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now));
    await db.delete(mergeWishes).where(lt(mergeWishes.expiresAt, now));
    await db.delete(linkOffers).where(lt(linkOffers.expiresAt, now));
    await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
    await db
      .delete(platformAnswers)
      .where(lt(platformAnswers.askedAt, new Date(now.getTime() - retentionMs)));
    await db.delete(plays).where(lt(plays.playedAt, new Date(now.getTime() - playRetentionMs)));
    await db.delete(planChanges).where(lt(planChanges.expiresAt, new Date(now.getTime() - quoteRetentionMs)));
    await db.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, new Date(sessionClock.now())));
    await db
      .delete(billingEvents)
      .where(lt(billingEvents.receivedAt, new Date(now.getTime() - eventRetentionMs)));
    for (const job of jobs) await job();
  };
  const takeTurn = async (): Promise<void> => {
    if (await limiter.tryConsume('sweep', turn)) await once();
  };
  return {
    once,
    takeTurn,
    start: () => {
      timer = setInterval(
        () => void takeTurn().catch((err: unknown) => logger.warn({ err }, 'the sweep failed')),
        everyMs,
      );
      timer.unref();
    },
    stop: () => {
      if (timer !== null) clearInterval(timer);
    },
  };
};
