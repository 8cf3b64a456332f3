import { brand, cents, plans } from '@backbeat/domain';
import { videoAddress } from '@backbeat/domain/claims';
import { and, eq, gt, isNotNull, isNull, lte, ne, notInArray, or } from 'drizzle-orm';
import { readAccountCodes } from '../billing/accountCodes.ts';
import { currentSubscription, type SubscriptionRow } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import { promiseMs } from '../channels/claimOnWire.ts';
import { users } from '../db/schema/accounts.ts';
import { type VideoClaimRow, videoClaims } from '../db/schema/claims.ts';
import { isOfAccount, isRefused } from './claimRows.ts';
import { creditEveryMs } from './claimTimes.ts';
import { readBilledPlans, readPaidPlans } from './readBilledPlans.ts';

/** The most credits of one round. */
const batchSize = 100;

type CreditDeps = Pick<BillingDeps, 'db' | 'clock' | 'billing' | 'letters' | 'logger'>;

/** What a month of a plan costs. */
const monthCents = ({ planCode, amountCents }: SubscriptionRow): number => {
  const plan = plans[planCode];
  if (amountCents === null) return plan.monthlyEquivalentCents;
  return plan.billingPeriod === 'yearly' ? Math.round(amountCents / 12) : amountCents;
};

/** Credits a month where a rightful claim is not released in time: the promise, kept by itself. */
export const createClaimCredits = ({ db, clock, billing, letters, logger }: CreditDeps) => {
  const ago = (ms: number) => new Date(clock.now() - ms);

  const isLate = () =>
    and(
      isNull(videoClaims.creditCents),
      lte(videoClaims.coveredAt, ago(promiseMs)),
      or(eq(videoClaims.state, 'releasing'), isRefused),
    );
  const isRecent = () => or(isNull(videoClaims.creditedAt), gt(videoClaims.creditedAt, ago(creditEveryMs)));
  const isOwed = and(isNotNull(videoClaims.creditCents), isNull(videoClaims.creditedAt));

  /** The subscription that a person pays for, or paid for last. */
  const paidPlan = async (userId: number): Promise<SubscriptionRow | null> =>
    currentSubscription(await readPaidPlans({ db, clock }, userId), clock.now());

  /** Owes a month for a late claim of a paid plan, unless the person had one for another claim a short time ago. */
  const owe = async ({ id, userId }: VideoClaimRow): Promise<void> => {
    const plan = await paidPlan(userId);
    if (plan === null) {
      // The money went back, and the promise with it.
      await db
        .update(videoClaims)
        .set({ coveredAt: null })
        .where(and(eq(videoClaims.id, id), isLate()));
      return;
    }
    await db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const others = and(eq(videoClaims.userId, userId), ne(videoClaims.id, id));
      const hadOne = and(others, isNotNull(videoClaims.creditCents), isRecent());
      if ((await tx.$count(videoClaims, hadOne)) > 0) return;
      await tx
        .update(videoClaims)
        .set({ creditCents: monthCents(plan) })
        .where(and(eq(videoClaims.id, id), isLate()));
    });
  };

  /** The code that the provider bills the person's subscription by. */
  const accountCodeOf = async (userId: number): Promise<string | null> => {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    const plan = currentSubscription(await readBilledPlans(db, userId), clock.now());
    if (user === undefined || plan === null) return null;
    for (const code of await readAccountCodes(db, user)) {
      const account = await billing.account(code);
      if (account?.subscriptions.some(({ id }) => id === plan.providerSubscriptionId)) return code;
    }
    return null;
  };

  const give = async ({
    id,
    userId,
    creditCents,
    title,
    platform,
    videoId,
  }: VideoClaimRow): Promise<void> => {
    const accountCode = await accountCodeOf(userId);
    if (accountCode === null || creditCents === null) throw new Error('Nobody bills the account.');
    const order = { id, accountCode, amountCents: creditCents, description: `A month of ${brand.name}` };
    const end = await billing.giveCredit(order);
    if (end !== 'given') throw new Error(`The credit is not given: ${end}.`);
    await db.transaction(async (tx) => {
      const given = await tx
        .update(videoClaims)
        .set({ creditedAt: new Date(clock.now()) })
        .where(and(eq(videoClaims.id, id), isOwed))
        .returning({ id: videoClaims.id });
      if (given.length === 0) return;
      await letters.queue(tx, {
        userId,
        key: `claim-credit:${id}`,
        letter: {
          kind: 'claim-credit',
          title,
          address: videoAddress(platform, videoId),
          creditCents: cents(creditCents),
        },
      });
    });
  };

  /** Safe to repeat, in two processes, and after a death at any moment: what is owed is given once. */
  return async (): Promise<void> => {
    const isThere = isOfAccount(db);
    // One claim of each person who may have a month: those who wait for theirs hold up nobody.
    const hadOne = db
      .select({ userId: videoClaims.userId })
      .from(videoClaims)
      .where(and(isNotNull(videoClaims.creditCents), isRecent()));
    const late = await db
      .selectDistinctOn([videoClaims.userId])
      .from(videoClaims)
      .where(and(isLate(), isThere, notInArray(videoClaims.userId, hadOne)))
      .orderBy(videoClaims.userId, videoClaims.coveredAt)
      .limit(batchSize);
    for (const row of late)
      await owe(row).catch((err: unknown) => logger.warn({ err, claim: row.id }, 'a month is not owed yet'));
    const owed = await db.select().from(videoClaims).where(and(isOwed, isThere)).limit(batchSize);
    for (const row of owed)
      await give(row).catch((err: unknown) =>
        logger.warn({ err, claim: row.id }, 'a month is not credited yet, and is tried again'),
      );
  };
};
