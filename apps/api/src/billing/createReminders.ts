import { addMonths, cardExpiry, dayMs, plans } from '@backbeat/domain';
import type { Letter } from '@backbeat/mail';
import { and, asc, eq, gt, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { letters as letterRows } from '../db/schema/letters.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { resumeDate, type SubscriptionRow } from './accountTier.ts';
import type { BillingDeps } from './BillingDeps.ts';
import type { BillingSync } from './createBillingSync.ts';
import { nextChargeOf, type SubscriptionLetter, unpaidBillOf } from './lettersAfter.ts';
import { AccountGone } from './writeSubscriptions.ts';

/** Accounts of one round, for each of which the provider is called. */
const roundSize = 200;
/** Keys that one statement asks for; PostgreSQL takes 65,535 at most. */
const keysAtOnce = 1_000;
const yearlyCodes = Object.values(plans).flatMap(({ code, billingPeriod }) =>
  billingPeriod === 'yearly' ? [code] : [],
);

/** Is the day between `from` and `until` days away? After a stop of some days, a reminder still comes, if late. */
const isWithin = (date: Date | null, from: number, until: number, now: Date): boolean => {
  const days = ((date?.getTime() ?? 0) - now.getTime()) / dayMs;
  return date !== null && days > from && days <= until;
};

const reminderOfTrial = (row: SubscriptionRow, now: Date): Letter | null => {
  const { firstBillingDate, createdAt } = row;
  const charge = nextChargeOf(row, firstBillingDate);
  if (firstBillingDate === null || charge === null) return null;
  if (isWithin(firstBillingDate, 0, 2, now)) return { kind: 'trial-ends-in-2-days', ...charge };
  const isLong = firstBillingDate.getTime() - createdAt.getTime() > 7 * dayMs;
  return isLong && isWithin(firstBillingDate, 3, 7, now) ? { kind: 'trial-ends-in-7-days', ...charge } : null;
};

const reminderOfRenewal = (row: SubscriptionRow, now: Date): Letter | null => {
  const charge = nextChargeOf(row);
  const isYearly = plans[row.planCode].billingPeriod === 'yearly';
  return isYearly && charge !== null && isWithin(row.nextBillingDate, 23, 30, now)
    ? { kind: 'renewal-in-30-days', ...charge }
    : null;
};

const reminderOfCard = (row: SubscriptionRow, now: Date): Letter | null => {
  const { cardExpires } = row;
  const charge = nextChargeOf(row);
  if (cardExpires === null || charge === null) return null;
  const card = { card_expires: cardExpires, next_billing_date: isoOrNull(row.nextBillingDate) };
  if (cardExpiry(card, now.getTime()) === 'good') return null;
  return {
    kind: 'card-expires',
    planCode: charge.planCode,
    cardMonth: cardExpires,
    chargedOn: charge.chargedOn,
  };
};

/**
 * The reminders that are due for a subscription.
 *
 * @returns each with the day that it is about in its key, so that it comes once
 */
export const remindersOf = (row: SubscriptionRow, now: Date): readonly SubscriptionLetter[] => {
  const found: (readonly [letter: Letter | null, about: Date | string | null])[] = [];
  if (row.state === 'active') {
    const isTrial = row.firstBillingDate !== null && row.firstBillingDate > now;
    found.push(
      [isTrial ? reminderOfTrial(row, now) : reminderOfRenewal(row, now), row.nextBillingDate],
      [reminderOfCard(row, now), row.cardExpires],
    );
  }
  const unpaid = unpaidBillOf(row);
  if (unpaid !== null && isWithin(row.paidThroughDate, 0, 1, now))
    found.push([{ kind: 'payment-last-day', ...unpaid }, row.paidThroughDate]);
  const backOn = resumeDate(row);
  const comeback = row.state === 'paused' ? nextChargeOf(row, backOn) : null;
  if (comeback !== null && isWithin(backOn, 0, 3, now))
    found.push([{ kind: 'pause-ends-in-3-days', ...comeback }, backOn]);
  return found.flatMap(([letter, about]) =>
    letter === null
      ? []
      : [{ letter, key: `${letter.kind}:${row.id}:${about instanceof Date ? about.toISOString() : about}` }],
  );
};

/** Queues the reminders that are due. Each account is read at the provider before anything is said. */
export const createReminders = (
  { db, clock, letters, logger }: Pick<BillingDeps, 'db' | 'clock' | 'letters' | 'logger'>,
  sync: Pick<BillingSync, 'now'>,
): (() => Promise<void>) => {
  const findDue = async (now: Date) => {
    const within = (column: PgColumn, from: number, until: number) =>
      and(
        gt(column, new Date(now.getTime() + from * dayMs)),
        lte(column, new Date(now.getTime() + until * dayMs)),
      );
    const { state, planCode, firstBillingDate, nextBillingDate, paidThroughDate, cardExpires } =
      subscriptions;
    const nextMonth = new Date(addMonths(now.getTime(), 1) + dayMs).toISOString().slice(0, 7);
    const rows = await db
      .select({ row: subscriptions, user: { id: users.id, hash: users.hash } })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(
        and(
          isNotNull(subscriptions.providerSubscriptionId),
          or(
            and(eq(state, 'active'), within(firstBillingDate, 0, 7)),
            and(eq(state, 'active'), inArray(planCode, yearlyCodes), within(nextBillingDate, 23, 30)),
            and(eq(state, 'active'), lte(cardExpires, nextMonth)),
            and(eq(state, 'past_due'), within(paidThroughDate, 0, 1)),
            eq(state, 'paused'),
          ),
        ),
      )
      .orderBy(asc(nextBillingDate));
    const due = rows.flatMap(({ row, user }) => remindersOf(row, now).map(({ key }) => ({ key, user })));
    const found = new Map<number, Pick<UserRow, 'id' | 'hash'>>();
    for (let at = 0; at < due.length && found.size < roundSize; at += keysAtOnce) {
      const some = new Map(due.slice(at, at + keysAtOnce).map(({ key, user }) => [key, user]));
      const written = await db
        .select({ key: letterRows.key })
        .from(letterRows)
        .where(inArray(letterRows.key, [...some.keys()]));
      for (const { key } of written) some.delete(key);
      for (const user of some.values()) found.set(user.id, user);
    }
    return [...found.values()].slice(0, roundSize);
  };

  return async () => {
    const now = new Date(clock.now());
    for (const user of await findDue(now)) {
      try {
        const { rows } = await sync.now(user);
        for (const row of rows)
          for (const letter of remindersOf(row, now)) await letters.queue(db, { userId: user.id, ...letter });
      } catch (err) {
        if (err instanceof AccountGone) continue;
        logger.warn({ err, userId: user.id }, 'an account could not be reminded yet');
      }
    }
  };
};
