import { and, eq, gt, sql } from 'drizzle-orm';
import type { Limit } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { latestMoment } from '../db/latestMoment.ts';
import { rateLimits } from '../db/schema/sessions.ts';
import { ApiError } from './ApiError.ts';

/** Rate limits counted in the database, which all processes share. */
export interface RateLimiter {
  /** Counts one use. @throws ApiError 'rate_limited' when it is one too many */
  consume(subject: string, limit: Limit): Promise<void>;
  /** Counts one use; false when it is one too many. */
  tryConsume(subject: string, limit: Limit): Promise<boolean>;
  /** Takes one use back, where only failures should count. */
  refund(subject: string): Promise<void>;
}

export const createRateLimiter = ({ db, clock }: DbDeps): RateLimiter => {
  /** Counts one use. Returns the seconds to wait if it was one too many, else null. */
  const count = async (subject: string, limit: Limit): Promise<number | null> => {
    const windowEndsAt = new Date(clock.now() + limit.windowMs);
    const isOver = sql`${rateLimits.windowEndsAt} <= ${new Date(clock.now()).toISOString()}`;
    const [row] = await db
      .insert(rateLimits)
      .values({ subject, windowEndsAt, taken: 1 })
      .onConflictDoUpdate({
        target: rateLimits.subject,
        set: {
          taken: sql`case when ${isOver} then 1 else ${rateLimits.taken} + 1 end`,
          windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else least(${rateLimits.windowEndsAt}, ${latestMoment(clock, limit.windowMs)}) end`,
        },
      })
      .returning();
    if (row === undefined || row.taken <= limit.max) return null;
    return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - clock.now()) / 1000));
  };

  return {
    consume: async (subject, limit) => {
      const retryAfterSeconds = await count(subject, limit);
      if (retryAfterSeconds === null) return;
      throw new ApiError('rate_limited', `Too many calls. Come back in ${retryAfterSeconds} s.`, {
        retryAfterSeconds,
      });
    },
    tryConsume: async (subject, limit) => (await count(subject, limit)) === null,
    refund: async (subject) => {
      await db
        .update(rateLimits)
        .set({ taken: sql`${rateLimits.taken} - 1` })
        .where(and(eq(rateLimits.subject, subject), gt(rateLimits.taken, 0)));
    },
  };
};
