import { type Cents, cents } from '../money/cents.ts';
import { sumCents } from '../money/sumCents.ts';
import { policy } from '../policy/policy.ts';
import { dayMs } from '../time/addSpan.ts';
import { type CentsByTarget, type PaymentFacts, type RefundTarget, refundTargets } from './PaymentFacts.ts';
import { type RefundRowName, refundRows } from './refundRows.ts';

/**
 * Why a payment does not go back. Stable codes; texts are chosen by them.
 *
 * - `nothing_paid`: a free period, or nothing was charged yet
 * - `too_late`: the days are over
 * - `disputed`: the bank is getting it back
 * - `returned`: what goes back of it has gone back already
 * - `claimed`: others have all its months
 * - `credited`: all of it has become credit, which paid for the plan of today
 *
 * @example refundRefusals.length // → 6
 */
export const refundRefusals = [
  'nothing_paid',
  'too_late',
  'disputed',
  'returned',
  'claimed',
  'credited',
] as const;

/** @see refundRefusals */
export type RefundRefusal = (typeof refundRefusals)[number];

/**
 * Why a payment does not go back, in words.
 *
 * @example refundRefusalTexts.too_late // → 'The 14 days after this payment are over.'
 */
export const refundRefusalTexts: Readonly<Record<RefundRefusal, string>> = {
  nothing_paid: 'Nothing was paid here, so there is nothing to give back.',
  too_late: `The ${policy.refundWindowDays} days after this payment are over.`,
  disputed: 'Your bank is getting this payment back for you. It cannot go back twice.',
  returned: 'What goes back of this payment has gone back already.',
  claimed: 'Every month of this gift has been claimed. Whoever has one keeps it.',
  credited:
    'A change of your plan has turned all of this payment into credit, which paid for the plan as it is now. Ask for that payment.',
};

/** What of a payment goes back now, and what ends with it; or why nothing does. */
export type Refund =
  | {
      readonly isPossible: true;
      readonly totalCents: Cents;
      readonly to: CentsByTarget;
      /** What ends at the moment of withdrawal. */
      readonly ends: 'plan' | 'gift' | null;
      /** From then on it is too late. */
      readonly untilMs: number;
    }
  | { readonly isPossible: false; readonly reason: RefundRefusal };

const total = (of: CentsByTarget): Cents => sumCents(refundTargets.map((target) => of[target]));

const isRowName = (name: string): name is RefundRowName => name in refundRows;

/**
 * The rows of the table that a payment falls under.
 *
 * @example refundRowsOf({ kind: 'renewal', paidAtMs: 0, paid: { method: cents(699), gift_card: cents(500), credit: cents(0) }, returned: { method: cents(0), gift_card: cents(0), credit: cents(0) }, creditedCents: cents(0), isPayPal: true, hasCoupon: false, gift: null, isRunning: true, isPaused: false, isSecond: false, isDisputed: false }) // → ['renewal', 'gift_card', 'paypal']
 */
export const refundRowsOf = (payment: PaymentFacts): readonly RefundRowName[] =>
  Object.keys(refundRows)
    .filter(isRowName)
    .filter((name) => refundRows[name].holds(payment));

/** What the months of a gift cost that nobody has, in whole cents. */
const unclaimedCents = (paidCents: Cents, { places, claimed }: NonNullable<PaymentFacts['gift']>): Cents =>
  cents(Math.floor((paidCents * (places - claimed)) / places));

/** The most that goes back, less what has gone back. */
const backCents = ({ gift, creditedCents, paid, returned }: PaymentFacts): Cents => {
  const mostCents = gift === null ? total(paid) - creditedCents : unclaimedCents(total(paid), gift);
  return cents(Math.max(0, mostCents - total(returned)));
};

/** Why nothing goes back of a payment of which something is left. */
const nothingLeft = ({ gift }: PaymentFacts): RefundRefusal => {
  if (gift === null) return 'credited';
  return gift.claimed === gift.places ? 'claimed' : 'returned';
};

/** Fills the targets one after the other, each with what it paid at most. */
const spread = (amountCents: Cents, { paid, returned }: PaymentFacts): CentsByTarget => {
  let left: number = amountCents;
  const take = (target: RefundTarget): Cents => {
    const share = Math.min(left, paid[target] - returned[target]);
    left -= share;
    return cents(share);
  };
  return { method: take('method'), gift_card: take('gift_card'), credit: take('credit') };
};

const refused = (reason: RefundRefusal): Refund => ({ isPossible: false, reason });

/**
 * What of a payment can be had back at a moment. The parts add up to `totalCents`, and none is more than what came from
 * there.
 *
 * @example refundOf({ kind: 'renewal', paidAtMs: 0, paid: { method: cents(699), gift_card: cents(500), credit: cents(0) }, returned: { method: cents(0), gift_card: cents(0), credit: cents(0) }, creditedCents: cents(0), isPayPal: true, hasCoupon: false, gift: null, isRunning: true, isPaused: false, isSecond: false, isDisputed: false }, 0) // → { isPossible: true, totalCents: 1199, to: { method: 699, gift_card: 500, credit: 0 }, ends: 'plan', untilMs: 1209600000 }
 */
export const refundOf = (payment: PaymentFacts, atMs: number): Refund => {
  const { paid, paidAtMs, returned, isRunning } = payment;
  const rows = refundRowsOf(payment).map((name) => refundRows[name]);
  const untilMs = paidAtMs + policy.refundWindowDays * dayMs;
  const paidCents = total(paid);
  if (paidCents === 0) return refused('nothing_paid');
  if (rows.some(({ back }) => back === 'nothing')) return refused('disputed');
  if (total(returned) >= paidCents) return refused('returned');
  if (atMs >= untilMs) return refused('too_late');
  const totalCents = backCents(payment);
  if (totalCents === 0) return refused(nothingLeft(payment));
  const [ends = null] = rows.flatMap((row) => row.ends ?? []);
  return {
    isPossible: true,
    totalCents,
    to: spread(totalCents, payment),
    ends: ends === 'plan' && !isRunning ? null : ends,
    untilMs,
  };
};
