import recurly, { type Account, type InvoiceCollection, type PurchaseCreate } from 'recurly';
import type { BillingSettings } from '../../config/Config.ts';
import type {
  BillingProvider,
  PaymentMethod,
  PreviewResult,
  ProviderSubscription,
  PurchaseOrder,
  PurchaseResult,
} from '../BillingProvider.ts';
import { centsOf } from './centsOf.ts';
import { createRequestQueue } from './createRequestQueue.ts';
import { readSubscription } from './readSubscription.ts';
import { RecurlyAdapter } from './recurlyAdapter.ts';
import { createRecurlyChanges } from './recurlyChanges.ts';
import { createRecurlyCoupons } from './recurlyCoupons.ts';
import { createRecurlyCredits } from './recurlyCredits.ts';
import { createRecurlyDunning } from './recurlyDunning.ts';
import { isInFlight, isNotFound, refusalOf, unavailable } from './recurlyErrors.ts';
import { createRecurlyGifts, giftBody, purchaseAccount } from './recurlyGifts.ts';
import { createRecurlyInvoices } from './recurlyInvoices.ts';
import { createRecurlyPauses } from './recurlyPauses.ts';
import { createRecurlyPaymentMethod, readPaymentMethod } from './recurlyPaymentMethod.ts';
import { createRecurlyTaxes, type InsideTax } from './recurlyTaxes.ts';

declare module 'recurly' {
  // The library accepts request options here, which its types leave out.
  interface Client {
    createPurchase(
      body: PurchaseCreate,
      options: { headers: Record<string, string> },
    ): Promise<InvoiceCollection>;
  }
}

/** Reads and previews take less time or are given up. */
const readTimeoutMs = 8_000;

const purchaseBody = (order: PurchaseOrder, inside: InsideTax): PurchaseCreate => ({
  currency: 'USD',
  account: purchaseAccount(order),
  subscriptions: [{ planCode: order.planCode, quantity: 1, ...inside }],
  ...(order.couponCode === null ? {} : { couponCodes: [order.couponCode] }),
  ...(order.giftCardCode === null ? {} : { giftCardRedemptionCode: order.giftCardCode }),
});

/** The amount due now, after gift cards. */
const dueCents = ({ chargeInvoice }: InvoiceCollection): number =>
  centsOf(chargeInvoice?.balance ?? chargeInvoice?.total ?? 0);

const lastMonthOf = (method: PaymentMethod | null): string | null =>
  method?.kind === 'card' ? `${method.expiryYear}-${String(method.expiryMonth).padStart(2, '0')}` : null;

/**
 * The payment provider through its own client, at its own address or a sandbox's.
 *
 * @example createRecurlyBilling(parseConfig(process.env).billing)
 */
export const createRecurlyBilling = (settings: BillingSettings): BillingProvider => {
  const queues = { reads: createRequestQueue(), writes: createRequestQueue() };
  const clientWith = (timeoutMs: number) =>
    new recurly.Client(settings.privateKey, {
      httpAdapter: new RecurlyAdapter(settings.apiUrl, timeoutMs, queues),
    });
  const reading = clientWith(Math.min(readTimeoutMs, settings.timeoutMs));
  const buying = clientWith(settings.timeoutMs);

  const inside: InsideTax = settings.pricesHoldTax ? { taxInclusive: true } : {};
  const bodyOf = (order: PurchaseOrder) => purchaseBody(order, inside);
  const dunning = createRecurlyDunning(reading, buying);

  const previewOf = async (body: PurchaseCreate): Promise<PreviewResult> => {
    try {
      const previewed = await reading.previewPurchase(body);
      const isTaxed = Boolean(previewed.chargeInvoice?.taxInfo ?? previewed.chargeInvoice?.tax);
      return { kind: 'priced', nowTotalCents: dueCents(previewed), isTaxed };
    } catch (error) {
      const refusal = refusalOf(error);
      // A preview asks no bank, so it never needs a confirmation.
      if (refusal !== null && refusal.kind !== 'three-d-secure') return refusal;
      throw unavailable(error);
    }
  };

  const purchaseOf = async (body: PurchaseCreate, key: string): Promise<PurchaseResult> => {
    try {
      const bought = await buying.createPurchase(body, { headers: { 'Idempotency-Key': key } });
      return { kind: 'paid', subscriptionIds: bought.chargeInvoice?.subscriptionIds ?? [] };
    } catch (error) {
      const refusal = isInFlight(error) ? ({ kind: 'in-flight' } as const) : refusalOf(error);
      if (refusal !== null) return refusal;
      throw unavailable(error);
    }
  };

  /** The provider's preview of the next invoice; not every subscription has one. */
  const renewalCents = async (subscriptionId: string): Promise<number | null> => {
    try {
      return dueCents(await reading.getPreviewRenewal(subscriptionId));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  };

  const listSubscriptions = async (
    accountId: string,
    { hasPastDueInvoice, billingInfo }: Account,
  ): Promise<ProviderSubscription[]> => {
    const found: ProviderSubscription[] = [];
    const cardExpires = billingInfo ? lastMonthOf(readPaymentMethod(billingInfo)) : null;
    const unpaid = hasPastDueInvoice ? await dunning.listPastDue(accountId) : [];
    for await (const row of reading.listAccountSubscriptions(accountId, { params: { limit: 200 } }).each()) {
      const renews = row.state === 'active' || row.state === 'future' || row.state === 'paused';
      const renewal = renews && row.id ? await renewalCents(row.id) : null;
      const overdue = await dunning.overdueOf(row, unpaid);
      const subscription = readSubscription(row, { overdue, renewalCents: renewal, cardExpires });
      if (subscription !== null) found.push(subscription);
    }
    return found;
  };

  return {
    ...createRecurlyChanges(reading, buying, bodyOf),
    ...createRecurlyCoupons(reading, buying),
    ...createRecurlyCredits(reading, buying),
    ...createRecurlyPaymentMethod(reading, buying),
    ...createRecurlyInvoices(reading, buying),
    ...createRecurlyPauses(reading, buying),
    ...createRecurlyTaxes(reading, buying, inside),
    endUnpaid: dunning.endUnpaid,

    ...createRecurlyGifts(reading),

    preview: (order) => previewOf(bodyOf(order)),
    purchase: (order, idempotencyKey) => purchaseOf(bodyOf(order), idempotencyKey),
    previewGift: (order) => previewOf(giftBody(order, inside)),
    buyGift: (order, idempotencyKey) => purchaseOf(giftBody(order, inside), idempotencyKey),

    account: async (accountCode) => {
      try {
        const account = await reading.getAccount(`code-${accountCode}`);
        return {
          subscriptions: await listSubscriptions(`code-${accountCode}`, account),
          hostedLoginToken: account.hostedLoginToken ?? null,
        };
      } catch (error) {
        if (isNotFound(error)) return null;
        throw unavailable(error);
      }
    },

    redactAccount: async (accountCode) => {
      try {
        await buying.deactivateAccount(`code-${accountCode}`, { params: { redact: true } });
      } catch (error) {
        if (!isNotFound(error)) throw unavailable(error);
      }
    },

    cancel: async (subscriptionId) => {
      try {
        await buying.cancelSubscription(subscriptionId, { body: { timeframe: 'term_end' } });
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
};
