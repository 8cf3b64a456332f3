import { cents, type RefundRefusal } from '@backbeat/domain';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { readAccountCodes } from '../../billing/accountCodes.ts';
import type { BillingDeps } from '../../billing/BillingDeps.ts';
import { readBill, refundUntil } from '../../billing/refundUntil.ts';
import type { StaffSettings } from '../../config/Config.ts';
import type { Database } from '../../db/Database.ts';
import type { UserRow } from '../../db/schema/accounts.ts';
import { staffActs } from '../../db/schema/staff.ts';
import { withdrawals as withdrawalRows } from '../../db/schema/withdrawals.ts';
import { ApiError, fieldError } from '../../http/ApiError.ts';
import type { Withdrawals } from '../../withdrawals/createWithdrawals.ts';
import { refundRoleFor } from '../refundLimit.ts';
import { type ActKind, type ActOf, type ActPlan, defineAct } from './ActPlan.ts';

const notFound = () => new ApiError('not_found', 'There is no such payment.');

const refused = (reason: RefundRefusal) =>
  new ApiError('refund_refused', 'The payment does not go back. Nothing was done.', { details: { reason } });

/** How often a bill was given back in part or whole, and whether a refund of it is under way. */
const readRefunds = async (db: Database, number: string, besides: string | null) => {
  const isOther = besides === null ? undefined : ne(staffActs.id, besides);
  const ofBill = sql`${staffActs.act} ->> 'kind' = 'refund' and ${staffActs.act} ->> 'number' = ${number}`;
  const acts = await db
    .select({ endedAt: staffActs.endedAt })
    .from(staffActs)
    .where(and(ofBill, isNull(staffActs.failure), isOther));
  const asked = await db
    .select({ refundedAt: withdrawalRows.refundedAt, unpaid: withdrawalRows.unpaid })
    .from(withdrawalRows)
    .where(eq(withdrawalRows.invoiceNumber, number));
  const isUnderWay =
    acts.some(({ endedAt }) => endedAt === null) ||
    asked.some(({ refundedAt, unpaid }) => refundedAt === null && unpaid === null);
  return { times: acts.length + asked.length, isUnderWay };
};

/**
 * Gives a payment back. By the rules it is the person's own withdrawal, done by staff for them. Beyond the rules it is a
 * refund of the bill alone, which ends no plan and needs a manager.
 */
export const createRefundAct = (
  deps: Pick<BillingDeps, 'db' | 'clock' | 'billing' | 'letters'>,
  withdrawals: Pick<Withdrawals, 'read' | 'confirm'>,
  settings: Pick<StaffSettings, 'refundLimitCents'>,
): ActKind => {
  const { db, clock, billing, letters } = deps;

  const planByRules = async (number: string, person: UserRow): Promise<ActPlan> => {
    const { reason, withdrawn, total_cents, ends, version } = await withdrawals.read(person, number);
    if (withdrawn !== null) throw refused('returned');
    if (reason !== null) throw refused(reason);
    return {
      changes: ends === null ? [] : [{ what: ends, before: 'running', after: null }],
      refundCents: total_cents,
      letter: 'refund',
      role: refundRoleFor(total_cents, settings),
      goal: { offerVersion: version },
    };
  };

  const planBeyond = async (
    number: string,
    part: Exclude<ActOf<'refund'>['part'], { of: 'rules' }>,
    person: UserRow,
  ): Promise<ActPlan> => {
    const found = await billing.invoice(number);
    const codes = await readAccountCodes(db, person);
    if (found === null || found.kind !== 'charge' || !codes.includes(found.accountCode)) throw notFound();
    const { bill, returnedCents } = await readBill(billing, number);
    if (bill.isDisputed) throw refused('disputed');
    const paidCents = bill.payments.reduce((sum, { amountCents }) => sum + Math.max(0, amountCents), 0);
    if (paidCents === 0) throw refused('nothing_paid');
    const leftCents = paidCents - returnedCents;
    if (leftCents <= 0) throw refused('returned');
    const amountCents = part.of === 'whole' ? leftCents : part.amount_cents;
    if (amountCents > leftCents) throw fieldError('amount_cents', 'More than is left of the payment.');
    return {
      changes: [],
      refundCents: amountCents,
      letter: 'refund-given',
      role: 'manager',
      goal: { amountCents, untilCents: returnedCents + amountCents },
    };
  };

  return defineAct('refund', {
    plan: async ({ number, part }, person) => {
      // Before the bill: whoever gives it back meanwhile makes this number another one.
      const { times } = await readRefunds(db, number, null);
      const plan = await (part.of === 'rules'
        ? planByRules(number, person)
        : planBeyond(number, part, person));
      return { ...plan, facts: times };
    },

    write: async (tx, { id, act: { number }, plan }) => {
      const { times, isUnderWay } = await readRefunds(tx, number, id);
      if (isUnderWay || times !== plan.facts)
        throw new ApiError('refund_changed', 'Somebody else gives it back. Nothing was done.');
    },

    finish: async ({ number }, person, { id, goal }) => {
      if (goal === null || 'coupon' in goal) throw new Error('A refund has no goal.');
      if ('offerVersion' in goal) {
        await withdrawals.confirm({ user: person, number, version: goal.offerVersion, address: null });
        return;
      }
      const end = await refundUntil(billing, { number, untilCents: goal.untilCents, id });
      if (end === 'disputed') throw refused('disputed');
      await letters.queue(db, {
        userId: person.id,
        key: `refund-given:${id}`,
        letter: {
          kind: 'refund-given',
          number,
          refundCents: cents(goal.amountCents),
          refundedOn: new Date(clock.now()).toISOString(),
        },
      });
    },
  });
};
