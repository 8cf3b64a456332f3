import type { Books } from '../SandboxContext.ts';
import { newGiftCardCode, newId } from '../store/ids.ts';
import type { GiftCardRow, Transaction } from '../store/rows.ts';
import { type Change, put } from '../store/store.ts';
import { notice } from './notices.ts';
import type { Buyer, NewBilling } from './order.ts';
import { purchase } from './purchase.ts';

export interface GiftCardOrder {
  readonly productCode: string;
  readonly unitAmountCents: number;
  readonly buyer: Buyer;
  readonly billing: NewBilling;
  readonly delivery: GiftCardRow['delivery'];
  readonly origin: 'api' | 'hpp';
}

export type GiftCardResult =
  | { readonly isPaid: true; readonly card: GiftCardRow; readonly changes: Change[] }
  | { readonly isPaid: false; readonly transaction: Transaction; readonly changes: Change[] };

/** The gift card that an order would create. Nothing is stored, so its code does not work yet. */
export const draftGiftCard = (
  order: Omit<GiftCardOrder, 'billing' | 'origin'>,
  atMs: number,
): GiftCardRow => ({
  id: newId(),
  code: newGiftCardCode(),
  productCode: order.productCode,
  unitAmountCents: order.unitAmountCents,
  balanceCents: order.unitAmountCents,
  gifterAccountCode: order.buyer.accountCode,
  recipientAccountCode: null,
  purchaseInvoiceId: null,
  delivery: order.delivery,
  createdAtMs: atMs,
  updatedAtMs: atMs,
  deliveredAtMs: atMs,
  redeemedAtMs: null,
});

/** Charges the gifter and creates the card in one commit. */
export const buyGiftCard = (books: Books, order: GiftCardOrder): GiftCardResult => {
  const atMs = books.clock.nowMs();
  const result = purchase(books, {
    buyer: order.buyer,
    lines: [],
    // A gift card is money: what it pays for is taxed, not the card.
    charges: [
      {
        description: 'Gift card',
        quantity: 1,
        unitAmountCents: order.unitAmountCents,
        isTaxInclusive: false,
        isTaxExempt: true,
      },
    ],
    coupon: null,
    giftCard: null,
    billing: order.billing,
    origin: order.origin,
  });
  if (!result.isPaid) return result;
  const card = { ...draftGiftCard(order, atMs), purchaseInvoiceId: result.draft.invoice.id };
  return {
    isPaid: true,
    card,
    changes: [
      ...result.changes,
      put('giftCards', card.code, card),
      notice('gift_card.purchased', card.id, order.buyer.accountCode, atMs),
    ],
  };
};
