import * as z from 'zod/mini';
import { isInTrial } from '../billing/changePlan.ts';
import { pastDueInvoices } from '../billing/dunning.ts';
import { type Changed, cancel, type RefundKind, reactivate, terminate } from '../billing/endSubscription.ts';
import { resume, resumeAtMs, schedulePause } from '../billing/pause.ts';
import { draftRenewal, type RenewalDraft } from '../billing/renew.ts';
import type { Books } from '../SandboxContext.ts';
import type { Subscription } from '../store/rows.ts';
import { put, type Reader, withChanges } from '../store/store.ts';
import { invoiceShape } from './invoiceShape.ts';
import { parseBody } from './purchaseBody.ts';
import { subscriptionShape } from './subscriptionShape.ts';
import { invalid, V3Error } from './V3Error.ts';
import { read, type V3Answer, type V3Handler } from './V3Handler.ts';

/**
 * The subscription of a path: `uuid-…` by uuid, otherwise by id.
 *
 * @throws V3Error of type not_found
 */
export const requireSubscription = (
  store: Reader,
  params: Readonly<Record<string, string>>,
): Subscription => {
  const reference = params.subscription ?? '';
  const uuid = reference.startsWith('uuid-') ? reference.slice(5) : null;
  const found =
    uuid === null
      ? store.get('subscriptions', reference)
      : store.list('subscriptions').find((row) => row.uuid === uuid);
  if (found === undefined)
    throw new V3Error('not_found', `Couldn't find Subscription with id = ${reference}`);
  return found;
};

const answer = (store: Reader, { subscription, changes }: Changed): V3Answer => ({
  status: 200,
  body: subscriptionShape(withChanges(store, changes), subscription),
  changes,
});

const immutable = (message: string): V3Error => new V3Error('immutable_subscription', message);

export const getSubscription =
  ({ store }: Books): V3Handler =>
  ({ params }) =>
    read(subscriptionShape(store, requireSubscription(store, params)));

const updateBody = z.object({
  auto_renew: z.optional(z.nullable(z.boolean())),
  next_bill_date: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
});

/** PUT: whether it renews, and when the next bill comes. */
export const updateSubscription =
  ({ store, clock }: Books): V3Handler =>
  ({ params, body }) => {
    const row = requireSubscription(store, params);
    if (row.state === 'expired') throw immutable('An expired subscription cannot be changed.');
    const { auto_renew, next_bill_date } = parseBody(updateBody, body);
    if (row.state === 'paused') throw immutable('A paused subscription cannot be postponed.');
    const nextMs = next_bill_date == null ? row.periodEndsAtMs : Date.parse(next_bill_date);
    if (nextMs < clock.nowMs()) throw invalid('next_bill_date', 'must be in the future');
    const subscription: Subscription = {
      ...row,
      autoRenew: auto_renew ?? row.autoRenew,
      periodEndsAtMs: nextMs,
      anchorMs: next_bill_date == null ? row.anchorMs : nextMs,
      updatedAtMs: clock.nowMs(),
    };
    return answer(store, { subscription, changes: [put('subscriptions', row.id, subscription)] });
  };

const cancelBody = z.optional(
  z.nullable(z.object({ timeframe: z.optional(z.nullable(z.enum(['bill_date', 'term_end']))) })),
);

/** PUT cancel. Every term is one period, so both time frames end with what is paid for. */
export const cancelSubscription =
  ({ store, clock }: Books): V3Handler =>
  ({ params, body }) => {
    const row = requireSubscription(store, params);
    parseBody(cancelBody, body);
    if (row.state === 'expired') throw immutable('An expired subscription cannot be canceled.');
    if (row.state === 'canceled') throw invalid('base', 'is already canceled');
    // The provider does not document this case: no paid time is left to run on for.
    if (row.state === 'paused') throw immutable('The sandbox ends a paused subscription by DELETE only.');
    return answer(store, cancel(row, clock.nowMs()));
  };

export const reactivateSubscription =
  ({ store, clock }: Books): V3Handler =>
  ({ params }) => {
    const row = requireSubscription(store, params);
    if (row.state !== 'canceled') throw immutable('Only a canceled subscription can be reactivated.');
    return answer(store, reactivate(row, clock.nowMs()));
  };

const pauseBody = z.object({ remaining_pause_cycles: z.int().check(z.gte(0), z.lte(100)) });

/** PUT pause: for a number of periods from the next bill on. 0 cancels a pause that has not begun. */
export const pauseSubscription =
  ({ store, clock }: Books): V3Handler =>
  ({ params, body }) => {
    const row = requireSubscription(store, params);
    const { remaining_pause_cycles: cycles } = parseBody(pauseBody, body);
    const nowMs = clock.nowMs();
    const isPausable = row.state === 'active' || (row.state === 'paused' && cycles > 0);
    if (!isPausable || isInTrial(row, nowMs)) throw invalid('subscription', 'Unable to pause subscription.');
    if (cycles === 0 && row.pause === null) throw invalid('subscription', 'There is no pause to cancel.');
    if (pastDueInvoices(store, row.accountCode).length > 0)
      throw invalid('subscription', 'Unable to pause with a past due invoice.');
    return answer(store, schedulePause(row, cycles, nowMs));
  };

/** PUT resume: a new period begins at once. A pause that has not begun cannot be resumed. */
export const resumeSubscription =
  ({ store, clock }: Books): V3Handler =>
  ({ params }) => {
    const row = requireSubscription(store, params);
    if (row.state !== 'paused') throw invalid('subscription', `Unable to resume ${row.state} subscription.`);
    const changes = resume(store, row, clock.nowMs());
    const after = withChanges(store, changes);
    return answer(store, { subscription: requireSubscription(after, params), changes });
  };

const isRefund = (text: string): text is RefundKind =>
  text === 'none' || text === 'partial' || text === 'full';

/** DELETE: ends now; `refund` says how much of the last payment goes back. */
export const terminateSubscription =
  ({ store, clock }: Books): V3Handler =>
  ({ params, query }) => {
    const row = requireSubscription(store, params);
    const refund = query.get('refund') ?? 'none';
    if (!isRefund(refund)) throw invalid('refund', 'must be none, partial or full');
    if (row.state === 'expired') throw immutable('An expired subscription cannot be terminated.');
    return answer(store, terminate(store, row, refund, clock.nowMs()));
  };

/** While paused: the invoice that resuming now would charge. The provider does not document its answer. */
const draftOf = (store: Reader, row: Subscription, nowMs: number): RenewalDraft | null => {
  if (row.state === 'paused') return draftRenewal(store, { ...row, anchorMs: nowMs }, nowMs);
  return row.state === 'active' ? draftRenewal(store, row, resumeAtMs(row) ?? row.periodEndsAtMs) : null;
};

/** GET preview_renewal: the next invoice as it would be today, nothing charged. */
export const previewRenewal =
  ({ store, clock }: Books): V3Handler =>
  ({ params }) => {
    const row = requireSubscription(store, params);
    const draft = row.autoRenew ? draftOf(store, row, clock.nowMs()) : null;
    if (draft === null) throw new V3Error('not_found', 'The subscription does not renew.');
    return read({
      object: 'invoice_collection',
      charge_invoice: invoiceShape(store, draft.invoice, undefined),
      credit_invoices: [],
    });
  };
