import { dayMs } from '@backbeat/domain';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { DbDeps } from '../db/Database.ts';
import { platformAnswers } from '../db/schema/channels.ts';
import { PlatformUnavailable } from './platforms.ts';

/** A stale answer is still given for this long when the platform does not answer. */
export const retentionMs = 7 * dayMs;

/** How one kind of answer is cached. */
interface CacheEntry<S extends z.core.$ZodType> {
  readonly key: string;
  readonly freshMs: number;
  /** For how long it is still given when the platform does not answer. @default a week */
  readonly staleMs?: number;
  readonly schema: S;
  readonly ask: () => Promise<z.output<S>>;
}

/** What the cache works with. */
export interface CacheDeps extends DbDeps {
  readonly logger: Logger;
}

/** Answers of the platforms, shared by all processes. */
export interface AnswerCache {
  /** The cached answer while it is fresh, else a new one; a stale one when the platform does not answer. */
  read<S extends z.core.$ZodType>(entry: CacheEntry<S>): Promise<z.output<S>>;
}

export const createAnswerCache = ({ db, clock, logger }: CacheDeps): AnswerCache => {
  /** Requests under way: concurrent reads of one key share a request. */
  const inFlight = new Map<string, Promise<unknown>>();

  const ask = async (key: string, question: () => Promise<unknown>): Promise<unknown> => {
    const answer = await question();
    const values = { answer, askedAt: new Date(clock.now()) };
    await db
      .insert(platformAnswers)
      .values({ key, ...values })
      .onConflictDoUpdate({ target: platformAnswers.key, set: values });
    return answer;
  };

  const askOnce = (key: string, question: () => Promise<unknown>): Promise<unknown> => {
    const running = inFlight.get(key);
    if (running !== undefined) return running;
    const started = ask(key, question).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };

  return {
    read: async ({ key, freshMs, staleMs = retentionMs, schema, ask: question }) => {
      const [row] = await db.select().from(platformAnswers).where(eq(platformAnswers.key, key));
      const known = row === undefined ? null : z.safeParse(schema, row.answer);
      const ageMs = row === undefined ? Number.POSITIVE_INFINITY : clock.now() - row.askedAt.getTime();
      if (known?.success && ageMs < freshMs) return known.data;
      try {
        return z.parse(schema, await askOnce(key, question));
      } catch (error) {
        if (!(error instanceof PlatformUnavailable) || !known?.success || ageMs > staleMs) throw error;
        logger.warn({ err: error }, 'a platform does not answer; an older answer is given');
        return known.data;
      }
    },
  };
};
