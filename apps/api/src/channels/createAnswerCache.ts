import { dayMs } from '@backbeat/domain';
import { eq, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { DbDeps } from '../db/Database.ts';
import { platformAnswers } from '../db/schema/channels.ts';
import { PlatformUnavailable } from './platforms.ts';

/** While the platform does not answer, older answers serve for this long. */
export const retentionMs = 7 * dayMs;

/** How one kind of answer is cached. */
interface CacheEntry<S extends z.core.$ZodType> {
  readonly key: string;
  readonly freshMs: number;
  /** How long an answer serves while the platform is away. @default a week */
  readonly staleMs?: number;
  readonly schema: S;
  readonly ask: () => Promise<z.output<S>>;
}

export interface CacheDeps extends DbDeps {
  readonly logger: Logger;
}

/** A cache of platform answers, shared by all processes. */
export interface AnswerCache {
  /** A fresh answer, from the cache or the platform; an older one while the platform is away. */
  read<S extends z.core.$ZodType>(entry: CacheEntry<S>): Promise<z.output<S>>;
  /** Keeps what a platform told by itself, unless it is older than what is known. */
  tell(key: string, answer: unknown, at: Date): Promise<void>;
  /** What a platform told by itself, not longer ago than `freshMs`; null without. */
  told<S extends z.core.$ZodType>(
    entry: Pick<CacheEntry<S>, 'key' | 'freshMs' | 'schema'>,
  ): Promise<z.output<S> | null>;
}

export const createAnswerCache = ({ db, clock, logger }: CacheDeps): AnswerCache => {
  /** Running requests, which concurrent reads of a key share. */
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

  const find = async (key: string) => {
    const [row] = await db.select().from(platformAnswers).where(eq(platformAnswers.key, key));
    return row ?? null;
  };

  return {
    told: async ({ key, freshMs, schema }) => {
      const row = await find(key);
      if (row === null || clock.now() - row.askedAt.getTime() >= freshMs) return null;
      return z.safeParse(schema, row.answer).data ?? null;
    },
    tell: async (key, answer, askedAt) => {
      await db
        .insert(platformAnswers)
        .values({ key, answer, askedAt })
        .onConflictDoUpdate({
          target: platformAnswers.key,
          set: { answer, askedAt },
          setWhere: lt(platformAnswers.askedAt, askedAt),
        });
    },
    read: async ({ key, freshMs, staleMs = retentionMs, schema, ask: question }) => {
      const row = await find(key);
      const known = row === null ? null : z.safeParse(schema, row.answer);
      const ageMs = row === null ? Number.POSITIVE_INFINITY : clock.now() - row.askedAt.getTime();
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
