import { setTimeout as wait } from 'node:timers/promises';
import {
  extensionAfter,
  maxExtensionMs,
  type StreamAnswer,
  streamExtension,
} from '@backbeat/domain/coverage';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { isUndecided, type SubscriptionRow } from '../billing/accountTier.ts';
import { lockAccount, writeTier } from '../billing/writeSubscriptions.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { identities } from '../db/schema/accounts.ts';
import { coveragePeriods, streamExtensions, subscriptions } from '../db/schema/premium.ts';
import type { Audience } from './createAudience.ts';
import { liveChannelOf } from './liveChannelOf.ts';

/** A read of an account waits this long for the platform, then goes on without an answer. */
const maxWaitMs = 2_000;
/** How often an extended stream is checked. */
const lookEveryMs = 60_000;
/** Checks of one run, all at the same time. */
const batchSize = 50;
/** Two clocks: how far an end and its record may differ. */
const toleranceMs = 60_000;

type Extension = typeof streamExtensions.$inferSelect;

/** Extends coverage to the end of a stream during which a plan ended. */
export interface StreamExtensions {
  /**
   * The subscriptions of an account. For an end since the last read, the platform is asked whether the channel is live.
   */
  decided(userId: number): Promise<readonly SubscriptionRow[]>;
  /** A channel has stopped: the extension that runs for it is checked at once. */
  hasStopped(channelId: string): Promise<void>;
  /** Decides ends of accounts that nobody reads, and checks whether extended streams still run. */
  lookAtAll(): Promise<void>;
}

/** When coverage ended; null if it ended earlier, such as a plan cancelled during its pause. */
const endOf = async (tx: Database, row: SubscriptionRow): Promise<Date | null> => {
  const { paidThroughDate } = row;
  const [last] = await tx
    .select({ endsAt: coveragePeriods.endsAt })
    .from(coveragePeriods)
    .where(eq(coveragePeriods.subscriptionId, row.id))
    .orderBy(desc(coveragePeriods.startsAt), desc(coveragePeriods.id))
    .limit(1);
  const endsAt = last?.endsAt ?? paidThroughDate;
  if (endsAt === null || paidThroughDate === null) return null;
  return Math.abs(endsAt.getTime() - paidThroughDate.getTime()) <= toleranceMs ? endsAt : null;
};

/** Extends once for each billing period, by a unique key in the database. */
const extend = async (
  tx: Database,
  row: SubscriptionRow,
  answer: StreamAnswer,
  now: Date,
): Promise<Extension | null> => {
  const endedAt = await endOf(tx, row);
  const extension = endedAt === null ? null : streamExtension(endedAt.getTime(), answer);
  if (endedAt === null || extension === null) return null;
  const [added] = await tx
    .insert(streamExtensions)
    .values({
      userId: row.userId,
      subscriptionId: row.id,
      planCode: row.planCode,
      periodStartedAt: row.periodStartedAt ?? row.createdAt,
      startsAt: endedAt,
      endsAt: new Date(extension.untilMs),
      reason: extension.reason,
      checkedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return added ?? null;
};

export const createStreamExtensions = (
  { db, clock, logger }: DbDeps & { readonly logger: Logger },
  audience: Audience,
): StreamExtensions => {
  /** Running decisions by account: concurrent reads share one request. */
  const deciding = new Map<number, Promise<void>>();

  const ask = async (userId: number): Promise<StreamAnswer> => {
    const channelId = await liveChannelOf(db, userId);
    if (channelId === null) return { kind: 'off' };
    const tooLate = wait(maxWaitMs, { kind: 'unknown' } as const, { ref: false });
    return Promise.race([audience.stream(channelId), tooLate]);
  };

  const decide = async (userId: number): Promise<void> => {
    const answer = await ask(userId);
    await db.transaction(async (tx) => {
      const locked = await lockAccount(tx, userId);
      const now = new Date(clock.now());
      const rows = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));
      for (const row of rows.filter((one) => isUndecided(one, now.getTime()))) {
        const extension = await extend(tx, row, answer, now);
        await tx
          .update(subscriptions)
          .set({ extendedUntil: extension?.endsAt ?? row.paidThroughDate })
          .where(eq(subscriptions.id, row.id));
        if (extension !== null)
          logger.info(
            { subscriptionId: row.id, reason: extension.reason },
            'a plan ended in the middle of a stream and covers on',
          );
      }
      await writeTier(tx, locked, now);
    });
  };

  const decideOnce = (userId: number): Promise<void> => {
    const running = deciding.get(userId);
    if (running !== undefined) return running;
    const started = decide(userId).finally(() => deciding.delete(userId));
    deciding.set(userId, started);
    return started;
  };

  const lookAt = async ({ id, userId }: Extension): Promise<void> => {
    const answer = await ask(userId);
    await db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const now = new Date(clock.now());
      const [known] = await tx.select().from(streamExtensions).where(eq(streamExtensions.id, id));
      if (known === undefined) return;
      const { startsAt, endsAt, reason, subscriptionId } = known;
      const before = { fromMs: startsAt.getTime(), untilMs: endsAt.getTime(), reason };
      const after = extensionAfter(before, answer, now.getTime());
      const next = { endsAt: new Date(after.untilMs), reason: after.reason };
      await tx
        .update(streamExtensions)
        .set({ ...next, checkedAt: now })
        .where(eq(streamExtensions.id, id));
      await tx
        .update(subscriptions)
        .set({ extendedUntil: next.endsAt })
        .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.extendedUntil, endsAt)));
    });
  };

  const endedUndecided = async (now: Date): Promise<readonly number[]> => {
    const rows = await db
      .select()
      .from(subscriptions)
      .where(
        and(
          lte(subscriptions.paidThroughDate, now),
          gt(subscriptions.paidThroughDate, new Date(now.getTime() - maxExtensionMs)),
          or(
            isNull(subscriptions.extendedUntil),
            lt(subscriptions.extendedUntil, subscriptions.paidThroughDate),
          ),
          // A renewing plan has not ended, even before its new bill is read.
          or(
            inArray(subscriptions.state, ['canceled', 'expired', 'paused']),
            isNotNull(subscriptions.pausesAt),
            inArray(subscriptions.provider, ['humble', 'gift']),
          ),
        ),
      )
      .limit(batchSize);
    return [...new Set(rows.filter((row) => isUndecided(row, now.getTime())).map(({ userId }) => userId))];
  };

  const running = (now: Date): Promise<readonly Extension[]> =>
    db
      .select()
      .from(streamExtensions)
      .where(
        and(
          gt(streamExtensions.endsAt, now),
          lte(streamExtensions.checkedAt, new Date(now.getTime() - lookEveryMs)),
        ),
      )
      .orderBy(streamExtensions.checkedAt)
      .limit(batchSize);

  const warn = (err: unknown): void => logger.warn({ err }, 'the end of a plan could not be decided yet');

  return {
    decided: async (userId) => {
      const read = () => db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
      const rows = await read();
      if (!rows.some((row) => isUndecided(row, clock.now()))) return rows;
      await decideOnce(userId);
      return read();
    },
    hasStopped: async (channelId) => {
      const [running] = await db
        .select({ extension: streamExtensions })
        .from(streamExtensions)
        .innerJoin(identities, eq(identities.userId, streamExtensions.userId))
        .where(
          and(
            eq(identities.provider, 'twitch'),
            eq(identities.subject, channelId),
            gt(streamExtensions.endsAt, new Date(clock.now())),
          ),
        );
      if (running !== undefined) await lookAt(running.extension);
    },
    lookAtAll: async () => {
      const now = new Date(clock.now());
      const users = await endedUndecided(now);
      await Promise.all(users.map((userId) => decideOnce(userId).catch(warn)));
      const extensions = await running(now);
      await Promise.all(extensions.map((extension) => lookAt(extension).catch(warn)));
    },
  };
};
