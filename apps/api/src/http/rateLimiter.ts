import { and, eq, gt, sql } from 'drizzle-orm';
import type { Limit } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { latestMoment } from '../db/latestMoment.ts';
import { rateLimits } from '../db/schema/sessions.ts';
import { ApiError } from './ApiError.ts';

/** Rate limits counted in the database, which all processes share. */
export interface RateLimiter {
  /** Counts uses, one by default: all or none. @throws ApiError 'rate_limited' when they are too many */
  consume(subject: string, limit: Limit, uses?: number): Promise<void>;
  /** Counts one use; false when it is one too many. */
  tryConsume(subject: string, limit: Limit): Promise<boolean>;
  /** Takes one use back, where only failures should count. */
  refund(subject: string): Promise<void>;
}

export const createRateLimiter = ({ db, clock }: DbDeps): RateLimiter => {
  /** Counts uses. Returns the seconds to wait if they were too many, else null. */
  const count = async (subject: string, limit: Limit, uses = 1): Promise<number | null> => {
    const windowEndsAt = new Date(clock.now() + limit.windowMs);
    const isOver = sql`${rateLimits.windowEndsAt} <= ${new Date(clock.now()).toISOString()}`;
    const [row] = await db
      .insert(rateLimits)
      .values({ subject, windowEndsAt, taken: uses })
      .onConflictDoUpdate({
        target: rateLimits.subject,
        set: {
          taken: sql`case when ${isOver} then ${uses}::integer else ${rateLimits.taken} + ${uses}::integer end`,
          windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else least(${rateLimits.windowEndsAt}, ${latestMoment(clock, limit.windowMs)}) end`,
        },
      })
      .returning();
    if (row === undefined || row.taken <= limit.max) return null;
    return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - clock.now()) / 1000));
  };

  const takeBack = async (subject: string, uses: number): Promise<void> => {
    await db
      .update(rateLimits)
      .set({ taken: sql`greatest(0, ${rateLimits.taken} - ${uses}::integer)` })
      .where(and(eq(rateLimits.subject, subject), gt(rateLimits.taken, 0)));
  };

  return {
    consume: async (subject, limit, uses = 1) => {
      const retryAfterSeconds = await count(subject, limit, uses);
      if (retryAfterSeconds === null) return;
      // One that is refused counts, as an attempt; more than one are not to use up what is left for less.
      if (uses > 1) await takeBack(subject, uses);
      throw new ApiError('rate_limited', `Too many calls. Come back in ${retryAfterSeconds} s.`, {
        retryAfterSeconds,
      });
    },
    tryConsume: async (subject, limit) => (await count(subject, limit)) === null,
    refund: (subject) => takeBack(subject, 1),
  };
};
