import type { GiftCardRow } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import { dollars, time } from './wire.ts';

/** A gift card in the server API's shape. */
export const giftCardShape = (store: Reader, card: GiftCardRow): object => ({
  id: card.id,
  object: 'gift_card',
  gifter_account_id: store.get('accounts', card.gifterAccountCode ?? '')?.id ?? null,
  recipient_account_id: store.get('accounts', card.recipientAccountCode ?? '')?.id ?? null,
  purchase_invoice_id: card.purchaseInvoiceId,
  redemption_invoice_id: null,
  redemption_code: card.code,
  balance: dollars(card.balanceCents),
  product_code: card.productCode,
  unit_amount: dollars(card.unitAmountCents),
  currency: 'USD',
  delivery: {
    object: 'gift_card_delivery',
    method: card.delivery.method,
    email_address: card.delivery.email,
    deliver_at: time(card.delivery.deliverAtMs),
    first_name: card.delivery.firstName,
    last_name: card.delivery.lastName,
    gifter_name: card.delivery.gifterName,
    personal_message: card.delivery.message,
  },
  created_at: time(card.createdAtMs),
  updated_at: time(card.updatedAtMs),
  delivered_at: time(card.deliveredAtMs),
  redeemed_at: time(card.redeemedAtMs),
  canceled_at: null,
});
