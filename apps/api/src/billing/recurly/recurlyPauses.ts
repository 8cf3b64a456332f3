import recurly, { type Client, type InvoiceCollection } from 'recurly';
import type { BillingProvider, ChangeBill } from '../BillingProvider.ts';
import { centsOf } from './centsOf.ts';
import { readTaxes, taxOnTopCents } from './readTaxes.ts';
import { isInFlight, isNotFound, refusalOf, unavailable } from './recurlyErrors.ts';

declare module 'recurly' {
  // The library accepts request options here, which its types leave out.
  interface Client {
    pauseSubscription(
      subscriptionId: string,
      body: SubscriptionPause,
      options: { headers: Record<string, string> },
    ): Promise<Subscription>;
    resumeSubscription(
      subscriptionId: string,
      options: { headers: Record<string, string> },
    ): Promise<Subscription>;
  }
}

const { errors } = recurly;

/**
 * Does the provider refuse the subscription's state? It answers with a validation error that names the subscription, or
 * an error of its own kind.
 */
const isImmutable = (error: unknown): boolean =>
  error instanceof errors.ImmutableSubscriptionError || error instanceof errors.ValidationError;

const billOf = ({ chargeInvoice }: InvoiceCollection): ChangeBill | null => {
  const [line] = chargeInvoice?.lineItems ?? [];
  if (!chargeInvoice || !line?.startDate || !line.endDate) return null;
  const total = centsOf(chargeInvoice.total ?? 0);
  const due = centsOf(chargeInvoice.balance ?? chargeInvoice.total ?? 0);
  return {
    chargeCents: total + centsOf(chargeInvoice.discount ?? 0) - taxOnTopCents(chargeInvoice),
    taxes: readTaxes(chargeInvoice),
    discountCents: centsOf(chargeInvoice.discount ?? 0),
    creditCents: 0,
    paidByCreditCents: total - due,
    totalCents: due,
    startsAt: line.startDate,
    periodEndsAt: line.endDate,
    isEmpty: false,
  };
};

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** Pauses and resumes subscriptions. */
export const createRecurlyPauses = (
  reading: Client,
  buying: Client,
): Pick<BillingProvider, 'pause' | 'previewResume' | 'resume' | 'terminate'> => ({
  pause: async (subscriptionId, periods, idempotencyKey) => {
    try {
      const body = { remainingPauseCycles: periods };
      await buying.pauseSubscription(subscriptionId, body, keyed(idempotencyKey));
      return { kind: 'changed' };
    } catch (error) {
      if (isInFlight(error)) return { kind: 'in-flight' };
      if (isImmutable(error)) return { kind: 'immutable' };
      throw unavailable(error);
    }
  },

  previewResume: async (subscriptionId) => {
    try {
      return billOf(await reading.getPreviewRenewal(subscriptionId));
    } catch (error) {
      if (isNotFound(error) || isImmutable(error)) return null;
      throw unavailable(error);
    }
  },

  resume: async (subscriptionId, idempotencyKey) => {
    try {
      await buying.resumeSubscription(subscriptionId, keyed(idempotencyKey));
      return { kind: 'changed' };
    } catch (error) {
      if (isInFlight(error)) return { kind: 'in-flight' };
      const refusal = refusalOf(error);
      if (refusal?.kind === 'declined' || refusal?.kind === 'three-d-secure') return refusal;
      if (isImmutable(error)) return { kind: 'immutable' };
      throw unavailable(error);
    }
  },

  terminate: async (subscriptionId) => {
    try {
      await buying.terminateSubscription(subscriptionId, { params: { refund: 'none' } });
    } catch (error) {
      throw unavailable(error);
    }
  },
});
