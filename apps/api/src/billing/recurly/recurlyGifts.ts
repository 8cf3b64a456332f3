import type { Client, InvoiceRefund, PurchaseCreate } from 'recurly';
import type { BillingProvider, GiftOrder } from '../BillingProvider.ts';
import { isInFlight, isNotFound, unavailable } from './recurlyErrors.ts';

declare module 'recurly' {
  // The library accepts request options here, which its types leave out.
  interface Client {
    refundInvoice(
      invoiceId: string,
      body: InvoiceRefund,
      options: { headers: Record<string, string> },
    ): Promise<Invoice>;
  }
}

/** The buyer and the payment method, for a purchase. */
export const purchaseAccount = (
  order: Pick<
    GiftOrder,
    'accountCode' | 'email' | 'firstName' | 'lastName' | 'tokenId' | 'threeDSecureResultTokenId'
  >,
): NonNullable<PurchaseCreate['account']> => ({
  code: order.accountCode,
  email: order.email,
  firstName: order.firstName,
  lastName: order.lastName,
  billingInfo: {
    tokenId: order.tokenId,
    ...(order.threeDSecureResultTokenId === null
      ? {}
      : { threeDSecureActionResultTokenId: order.threeDSecureResultTokenId }),
  },
});

/** Marks the bill line of a gift. The provider allows 20 characters: 60 bits of the id, unique within an account. */
const markOf = (giftId: string): string => `gift-${giftId.replaceAll('-', '').slice(0, 15)}`;

/** The purchase of a gift: one line, with a month for each place. */
export const giftBody = (order: GiftOrder): PurchaseCreate => ({
  currency: 'USD',
  account: purchaseAccount(order),
  lineItems: [
    {
      currency: 'USD',
      type: 'charge',
      unitAmount: order.unitAmountCents / 100,
      quantity: order.places,
      description: `Gift: ${order.places} ${order.places === 1 ? 'month' : 'months'} of Premium`,
      accountingCode: markOf(order.giftId),
    },
  ],
});

/** Finds the bill lines of gifts and refunds them. */
export const createRecurlyGiftRefunds = (
  reading: Client,
  buying: Client,
): Pick<BillingProvider, 'giftLine' | 'refundGift'> => ({
  giftLine: async (accountCode, giftId) => {
    const params = { limit: 200, sort: 'created_at', order: 'desc', type: 'charge', state: 'invoiced' };
    try {
      for await (const line of reading.listAccountLineItems(`code-${accountCode}`, { params }).each()) {
        if (line.accountingCode !== markOf(giftId) || !line.id || !line.invoiceId) continue;
        return {
          invoiceId: line.invoiceId,
          lineId: line.id,
          refundedPlaces: line.refundedQuantity ?? 0,
        };
      }
      return null;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw unavailable(error);
    }
  },

  refundGift: async ({ invoiceId, lineId }, places, idempotencyKey) => {
    const body: InvoiceRefund = {
      type: 'line_items',
      refundMethod: 'transaction_first',
      lineItems: [{ id: lineId, quantity: places }],
    };
    try {
      await buying.refundInvoice(invoiceId, body, { headers: { 'Idempotency-Key': idempotencyKey } });
      return 'refunded';
    } catch (error) {
      if (isInFlight(error)) return 'in-flight';
      throw unavailable(error);
    }
  },
});
