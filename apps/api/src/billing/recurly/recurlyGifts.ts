import type { Client, PurchaseCreate } from 'recurly';
import type { BillingProvider, GiftOrder } from '../BillingProvider.ts';
import { isNotFound, unavailable } from './recurlyErrors.ts';
import { addressBody, type InsideTax } from './recurlyTaxes.ts';

/** The buyer and the payment method, for a purchase. */
export const purchaseAccount = (
  order: Omit<GiftOrder, 'giftId' | 'places' | 'unitAmountCents'>,
): NonNullable<PurchaseCreate['account']> => ({
  code: order.accountCode,
  email: order.email,
  firstName: order.firstName,
  lastName: order.lastName,
  ...(order.address === undefined ? {} : addressBody(order.address)),
  billingInfo: {
    tokenId: order.tokenId,
    ...(order.threeDSecureResultTokenId === null
      ? {}
      : { threeDSecureActionResultTokenId: order.threeDSecureResultTokenId }),
  },
});

/** Marks the bill line of a gift. The provider allows 20 characters: 60 bits of the id, unique within an account. */
export const giftMark = (giftId: string): string => `gift-${giftId.replaceAll('-', '').slice(0, 15)}`;

/** The purchase of a gift: one line, with a month for each place. */
export const giftBody = (order: GiftOrder, inside: InsideTax): PurchaseCreate => ({
  currency: 'USD',
  account: purchaseAccount(order),
  lineItems: [
    {
      currency: 'USD',
      type: 'charge',
      unitAmount: order.unitAmountCents / 100,
      quantity: order.places,
      ...inside,
      description: `Gift: ${order.places} ${order.places === 1 ? 'month' : 'months'} of Premium`,
      accountingCode: giftMark(order.giftId),
    },
  ],
});

/** Finds the bills of gifts by their lines. */
export const createRecurlyGifts = (reading: Client): Pick<BillingProvider, 'giftInvoice'> => ({
  giftInvoice: async (accountCode, giftId) => {
    const params = { limit: 200, sort: 'created_at', order: 'desc', type: 'charge', state: 'invoiced' };
    try {
      for await (const line of reading.listAccountLineItems(`code-${accountCode}`, { params }).each()) {
        if (line.accountingCode === giftMark(giftId) && line.invoiceNumber) return line.invoiceNumber;
      }
      return null;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw unavailable(error);
    }
  },
});
