import { randomUUID } from 'node:crypto';
import { dayMs, readEmail } from '@backbeat/domain';
import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { findByAccountCode } from '../billing/accountCodes.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { Config } from '../config/Config.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { withdrawalAsks } from '../db/schema/withdrawals.ts';
import { readWithdrawalLink, withdrawalUrl } from './withdrawalLinks.ts';

/** How long a link works. */
const linkMs = dayMs;
/** Letters to one order in a day: a lost one or two, and no flood. */
const lettersOfDay = 3;
/** The most questions of one round. */
const batchSize = 100;

/** What a link is for. */
interface Asked {
  readonly user: UserRow;
  readonly number: string;
  readonly email: string;
}

/** Questions for the link to an order by somebody who is not signed in. */
export interface WithdrawalAsks {
  /** Notes a question. It is looked up later, so that neither the answer nor its time tells anything. */
  ask(number: string, email: string): Promise<void>;
  /** What a link is for; null for a wrong and an old one. @throws while the provider cannot be asked */
  find(link: string): Promise<Asked | null>;
  /** Looks up what was asked, sends links to the right addresses, and forgets old questions. */
  settle(): Promise<void>;
  /** Resolves when what was begun has ended. */
  settled(): Promise<void>;
}

/** A number after its word: 'No. 1181', 'Receipt #1181', and the whole line that a page shows with sums before it. */
const afterWord = /(?:^|[^\w-])(?:no|nr|number|receipt|invoice|order)(?=[^\w-]|\d)[^\w-]*([\w-]*\d[\w-]*)/i;

/** The number of an order in what somebody typed. The provider can put letters before the digits, as in `FR1001`. */
const readNumber = (typed: string): string => {
  // Makes `№` its two letters, and digits of other widths plain ones.
  const plain = typed.normalize('NFKC');
  return afterWord.exec(plain)?.[1] ?? /(?!-)[\w-]*\d[\w-]*/.exec(plain)?.[0] ?? typed;
};

type AskRow = typeof withdrawalAsks.$inferSelect;

const isSame = (a: string | null, b: string): boolean =>
  a !== null && readEmail(a)?.toLowerCase() === readEmail(b)?.toLowerCase();

export const createWithdrawalAsks = ({
  db,
  clock,
  billing,
  letters,
  logger,
  config,
}: BillingDeps & { readonly config: Pick<Config, 'siteUrl' | 'usedOffersKey'> }): WithdrawalAsks => {
  let running: Promise<void> = Promise.resolve();

  /** The account of an order. Its own address is right, and the one that was given when it was bought. */
  const findOrder = async (number: string, email: string): Promise<UserRow | null> => {
    if (!/^[\w-]{1,64}$/.test(number)) return null;
    const invoice = await billing.invoice(number);
    if (invoice === null || invoice.kind !== 'charge') return null;
    const user = await findByAccountCode(db, invoice.accountCode);
    if (user === null) return null;
    return isSame(invoice.email, email) || (user.emailVerified && isSame(user.email, email)) ? user : null;
  };

  const hasEnoughLetters = async ({ invoiceNumber, askedAt }: AskRow): Promise<boolean> => {
    const sent = and(
      eq(withdrawalAsks.invoiceNumber, invoiceNumber),
      isNotNull(withdrawalAsks.settledAt),
      isNotNull(withdrawalAsks.email),
      gt(withdrawalAsks.askedAt, new Date(askedAt.getTime() - dayMs)),
    );
    return (await db.$count(withdrawalAsks, sent)) >= lettersOfDay;
  };

  const lookUp = async (row: AskRow): Promise<void> => {
    const { id, email, invoiceNumber, askedAt } = row;
    if (email === null) return;
    const user = await findOrder(invoiceNumber, email);
    const isSent = user !== null && !(await hasEnoughLetters(row));
    await db.transaction(async (tx) => {
      const isOpen = and(eq(withdrawalAsks.id, id), isNull(withdrawalAsks.settledAt));
      const [settled] = await tx
        .update(withdrawalAsks)
        .set({ settledAt: new Date(clock.now()), ...(isSent ? {} : { email: null }) })
        .where(isOpen)
        .returning({ id: withdrawalAsks.id });
      if (!isSent || settled === undefined) return;
      await letters.queue(tx, {
        userId: user.id,
        address: email,
        key: `withdrawal-link:${id}`,
        letter: {
          kind: 'withdrawal-link',
          number: invoiceNumber,
          url: withdrawalUrl(config, id),
          validUntil: new Date(askedAt.getTime() + linkMs).toISOString(),
        },
      });
    });
  };

  const settle = async (): Promise<void> => {
    await db.delete(withdrawalAsks).where(lt(withdrawalAsks.askedAt, new Date(clock.now() - 2 * linkMs)));
    const open = await db
      .select()
      .from(withdrawalAsks)
      .where(isNull(withdrawalAsks.settledAt))
      .orderBy(asc(withdrawalAsks.askedAt))
      .limit(batchSize);
    for (const row of open)
      await lookUp(row).catch((err: unknown) => {
        logger.warn({ err, ask: row.id }, 'an order could not be looked up yet');
      });
  };

  return {
    ask: async (number, email) => {
      await db.insert(withdrawalAsks).values({
        id: randomUUID(),
        invoiceNumber: readNumber(number),
        email,
        askedAt: new Date(clock.now()),
      });
      // After the answer. A round does what a death leaves.
      running = running.then(settle).catch((err: unknown) => {
        logger.warn({ err }, 'orders could not be looked up yet');
      });
    },
    find: async (link) => {
      const id = readWithdrawalLink(config, link);
      if (id === null) return null;
      const [row] = await db
        .select()
        .from(withdrawalAsks)
        .where(
          and(
            eq(withdrawalAsks.id, id),
            isNotNull(withdrawalAsks.settledAt),
            gt(withdrawalAsks.askedAt, new Date(clock.now() - linkMs)),
          ),
        );
      if (row === undefined || row.email === null) return null;
      const user = await findOrder(row.invoiceNumber, row.email);
      return user === null ? null : { user, number: row.invoiceNumber, email: row.email };
    },
    settle,
    settled: () => running,
  };
};
