import { extraChannelsOf, plans } from '@backbeat/domain';
import recurly, {
  type Client,
  type PurchaseCreate,
  type SubscriptionAddOnUpdate,
  type SubscriptionChange,
  type SubscriptionChangeCreate,
} from 'recurly';
import type { BillingProvider, ChangeBill, ChangeOrder, PurchaseOrder } from '../BillingProvider.ts';
import { centsOf } from './centsOf.ts';
import { readTaxes, taxOnTopCents } from './readTaxes.ts';
import { isInFlight, isNotFound, refusalOf, unavailable } from './recurlyErrors.ts';

declare module 'recurly' {
  // The library accepts request options here, which its types leave out.
  interface Client {
    createSubscriptionChange(
      subscriptionId: string,
      body: SubscriptionChangeCreate,
      options: { headers: Record<string, string> },
    ): Promise<SubscriptionChange>;
  }
}

/** The most expensive gift card on sale; no card holds more. */
const maxGiftCardCents = 15_000;

/** Extra channels alone: the plan's price is complete, and the hosted page's add-ons must not be charged on top. */
const addOnsOf = ({ planCode, extraChannels }: ChangeOrder): SubscriptionAddOnUpdate[] => {
  const extra = extraChannelsOf(planCode, extraChannels);
  return extra === null
    ? []
    : [{ code: extra.code, quantity: extra.quantity, unitAmount: extra.unitAmountCents / 100 }];
};

const changeBody = (order: ChangeOrder): SubscriptionChangeCreate => ({
  timeframe: order.isNow ? 'now' : 'bill_date',
  planCode: order.planCode,
  unitAmount: order.unitAmountCents / 100,
  addOns: addOnsOf(order),
  ...(order.couponCode === null ? {} : { couponCodes: [order.couponCode] }),
  ...(order.threeDSecureResultTokenId === null
    ? {}
    : { billingInfo: { threeDSecureActionResultTokenId: order.threeDSecureResultTokenId } }),
});

/** Reads the bill of a change: what the new plan costs, and the credit notes for the old one. */
const billOf = ({ invoiceCollection }: SubscriptionChange): ChangeBill | null => {
  const invoice = invoiceCollection?.chargeInvoice;
  const [line] = invoice?.lineItems ?? [];
  if (!invoice || !line?.startDate || !line.endDate) return null;
  const credits = (invoiceCollection?.creditInvoices ?? []).map(({ total }) => -centsOf(total ?? 0));
  const total = centsOf(invoice.total ?? 0);
  const due = centsOf(invoice.balance ?? invoice.total ?? 0);
  return {
    chargeCents: total + centsOf(invoice.discount ?? 0) - taxOnTopCents(invoice),
    taxes: readTaxes(invoice),
    discountCents: centsOf(invoice.discount ?? 0),
    creditCents: credits.reduce((sum, credit) => sum + credit, 0),
    paidByCreditCents: total - due,
    totalCents: due,
    startsAt: line.startDate,
    periodEndsAt: line.endDate,
    isEmpty: false,
  };
};

const isImmutable = (error: unknown): boolean => error instanceof recurly.errors.ImmutableSubscriptionError;

/** Changes subscriptions, and reads what their quotes need. */
export const createRecurlyChanges = (
  reading: Client,
  buying: Client,
  purchaseBody: (order: PurchaseOrder) => PurchaseCreate,
): Pick<
  BillingProvider,
  | 'availableCreditCents'
  | 'prepaidCents'
  | 'subscription'
  | 'previewChange'
  | 'change'
  | 'cancelScheduledChange'
  | 'reactivate'
> => ({
  availableCreditCents: async (accountCode) => {
    try {
      const { balances } = await reading.getAccountBalance(`code-${accountCode}`);
      const inDollars = balances?.find(({ currency }) => currency === 'USD');
      return centsOf(inDollars?.availableCreditAmount ?? 0);
    } catch (error) {
      if (isNotFound(error)) return 0;
      throw unavailable(error);
    }
  },

  // The provider does not tell a gift card's balance. A preview above every balance shows it as the paid part.
  prepaidCents: async (order) => {
    const { couponCodes: _, ...body } = purchaseBody(order);
    const quantity = Math.floor(maxGiftCardCents / plans[order.planCode].amountCents) + 1;
    try {
      const { chargeInvoice } = await reading.previewPurchase({
        ...body,
        subscriptions: [{ planCode: order.planCode, quantity }],
      });
      const total = centsOf(chargeInvoice?.total ?? 0);
      return total - centsOf(chargeInvoice?.balance ?? chargeInvoice?.total ?? 0);
    } catch (error) {
      throw unavailable(error);
    }
  },

  subscription: async (subscriptionId) => {
    try {
      const row = await reading.getSubscription(subscriptionId);
      const { currentPeriodStartedAt, currentPeriodEndsAt } = row;
      if (!currentPeriodStartedAt || !currentPeriodEndsAt) return null;
      const running = row.couponRedemptions?.find(({ state }) => state === 'active');
      return {
        unitAmountCents: centsOf(row.unitAmount ?? 0) * (row.quantity ?? 1),
        periodStartedAt: currentPeriodStartedAt,
        periodEndsAt: currentPeriodEndsAt,
        trialEndsAt: row.trialEndsAt ?? null,
        isTaxInside: row.taxInclusive ?? false,
        coupon: running?.coupon?.code
          ? { code: running.coupon.code, redeemedAt: running.createdAt ?? currentPeriodStartedAt }
          : null,
      };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw unavailable(error);
    }
  },

  previewChange: async (order) => {
    try {
      const change = await reading.previewSubscriptionChange(order.subscriptionId, changeBody(order));
      return { kind: 'priced', bill: billOf(change) };
    } catch (error) {
      if (isImmutable(error)) return { kind: 'immutable' };
      if (refusalOf(error)?.kind === 'coupon-invalid') return { kind: 'coupon-invalid' };
      throw unavailable(error);
    }
  },

  change: async (order, idempotencyKey) => {
    try {
      await buying.createSubscriptionChange(order.subscriptionId, changeBody(order), {
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      return { kind: 'changed' };
    } catch (error) {
      if (isInFlight(error)) return { kind: 'in-flight' };
      if (isImmutable(error)) return { kind: 'immutable' };
      const refusal = refusalOf(error);
      if (refusal !== null && refusal.kind !== 'gift-card-invalid') return refusal;
      throw unavailable(error);
    }
  },

  cancelScheduledChange: async (subscriptionId) => {
    try {
      await buying.removeSubscriptionChange(subscriptionId);
    } catch (error) {
      // An already removed change is fine.
      if (!isNotFound(error)) throw unavailable(error);
    }
  },

  reactivate: async (subscriptionId) => {
    try {
      await buying.reactivateSubscription(subscriptionId);
    } catch (error) {
      throw unavailable(error);
    }
  },
});
