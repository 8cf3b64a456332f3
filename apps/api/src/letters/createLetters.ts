import { type Letter, type LetterKind, letterReasons } from '@backbeat/mail';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, DbDeps } from '../db/Database.ts';
import { letters } from '../db/schema/letters.ts';
import type { SendLetter } from './createSendLetter.ts';
import type { LetterCounts } from './LetterCounts.ts';
import { settleLetter } from './settleLetter.ts';

/** A letter that has become true. */
interface NewLetter {
  /** The account that it is for, by its address when it is sent; null for a letter to `address`. */
  readonly userId: number | null;
  readonly address?: string;
  readonly letter: Letter;
  /** What it is about, such as `trial:17`: nothing is written about twice. */
  readonly key: string;
}

/** What works off the queues. */
interface LetterWork {
  readonly sendLetter: SendLetter;
  /** Queues a letter for each paid bill of the account that has none. @throws while the provider cannot be asked */
  readonly writeReceipts: (userId: number) => Promise<void>;
}

/** The letters that the product writes. */
export interface Letters {
  /** Queues a letter in the transaction that makes it true. */
  queue(tx: Database, letter: NewLetter): Promise<void>;
  /** Has the paid bills of the account looked for, in the transaction that learns of a charge. */
  wantReceipts(tx: Database, userId: number): Promise<void>;
  /** Sends what is queued from now on, and what was queued before; `work` is null where another process does. */
  start(boss: PgBoss, work: LetterWork | null): Promise<void>;
}

const queue = 'letters';
const receiptQueue = 'receipts';
const deadLetters = 'dead-letters';
/** Again after 30 s, then after twice as long each time, up to 3 hours: about a day in all. */
const retries = { retryLimit: 16, retryDelay: 30, retryDelayMax: 10_800, retryBackoff: true } as const;
/** A worker that is not heard of for that long counts as dead. */
const heartbeatSeconds = 20;
/** Longer than a batch takes, however slowly the mail server answers. */
const expireInSeconds = 3_600;
/** Twice the connections of the mailer. With more, calls would wait while letters are written. */
const batchSize = 10;
const chunkSize = 1_000;

/** A receipt does not wait behind news for everybody. */
const priorityOf = (kind: LetterKind): number => (letterReasons[kind] === 'marketing' ? -1 : 0);

interface Job {
  readonly id: string;
}

interface ReceiptJob {
  readonly userId: number;
}

interface LettersDeps extends DbDeps {
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly metrics?: LetterCounts | undefined;
}

/** The rows of the table are the letters; jobs of pg-boss wake the worker for them and repeat what failed. */
export const createLetters = ({ db, clock, logger, metrics }: LettersDeps): Letters => {
  /** Null until the work starts: until then nothing wakes a worker, and `start` finds the rows. */
  let running: PgBoss | null = null;

  const wakeForQueued = async (boss: PgBoss): Promise<void> => {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const rows = await db
        .select({ id: letters.id, kind: letters.kind })
        .from(letters)
        .where(and(eq(letters.state, 'queued'), gt(letters.id, after)))
        .orderBy(asc(letters.id))
        .limit(chunkSize);
      const last = rows.at(-1);
      if (last === undefined) return;
      // A letter that has a job already keeps that one.
      await boss.insert(
        queue,
        rows.map(({ id, kind }) => ({ data: { id }, singletonKey: id, priority: priorityOf(kind) })),
      );
      after = last.id;
    }
  };

  /** Ends a job by itself, so that one that fails does not repeat the others of its batch. */
  const settled = async (jobId: string, about: object, run: Promise<void>) => {
    try {
      await run;
      return { id: jobId, status: 'completed' as const };
    } catch (err) {
      logger.warn({ err, ...about }, 'a letter is not sent yet, and is tried again');
      return { id: jobId, status: 'failed' as const, output: { error: String(err) } };
    }
  };

  const startWork = async (boss: PgBoss, { sendLetter, writeReceipts }: LetterWork): Promise<void> => {
    const options = {
      batchSize,
      perJobResults: true,
      pollingIntervalSeconds: 1,
      // A queue is worked off without a pause.
      burstWhenBatchFull: true,
    } as const;
    await boss.work<Job>(queue, options, (batch) =>
      Promise.all(batch.map(({ id, data }) => settled(id, { letter: data.id }, sendLetter(data.id)))),
    );
    await boss.work<ReceiptJob>(receiptQueue, options, (batch) =>
      Promise.all(batch.map(({ id, data }) => settled(id, data, writeReceipts(data.userId)))),
    );
    await boss.work<Job>(deadLetters, async (batch) => {
      for (const { data } of batch) {
        if (!(await settleLetter(db, data.id, { state: 'dead', at: new Date(clock.now()) }))) continue;
        metrics?.countLetter('dead');
        logger.error({ letter: data.id }, 'a letter could not be sent for a day, and is given up');
      }
    });
  };

  return {
    queue: async (tx, { userId, address = null, letter, key }) => {
      const [row] = await tx
        .insert(letters)
        .values({ userId, address, letter, key, kind: letter.kind, queuedAt: new Date(clock.now()) })
        .onConflictDoNothing({ target: letters.key })
        .returning({ id: letters.id });
      if (row === undefined) return;
      const { id } = row;
      const priority = priorityOf(letter.kind);
      await running?.send(queue, { id }, { singletonKey: id, priority, db: fromDrizzle(tx, sql) });
    },

    wantReceipts: async (tx, userId) => {
      await running?.send(receiptQueue, { userId }, { db: fromDrizzle(tx, sql) });
    },

    start: async (boss, work) => {
      await boss.createQueue(deadLetters);
      await boss.createQueue(queue, {
        policy: 'exclusive',
        deadLetter: deadLetters,
        heartbeatSeconds,
        expireInSeconds,
        ...retries,
      });
      await boss.createQueue(receiptQueue, { heartbeatSeconds, expireInSeconds, ...retries });
      running = boss;
      await wakeForQueued(boss);
      if (work !== null) await startWork(boss, work);
    },
  };
};
