import { newId } from '../store/ids.ts';
import type { GiftCardRow } from '../store/rows.ts';
import { put, type Reader, type Store } from '../store/store.ts';

/** The cards that every sandbox starts with: code and dollars. */
const firstCards = [
  { code: 'GIFT-20-BACKBEAT', dollars: 20 },
  { code: 'GIFT-100-BACKBEAT', dollars: 100 },
] as const;

/** A card of the catalogue, which nobody has bought and everybody may use. */
export const ownGiftCard = (code: string, amountCents: number, nowMs: number): GiftCardRow => ({
  id: newId(),
  code,
  productCode: 'backbeat_gift_card',
  unitAmountCents: amountCents,
  balanceCents: amountCents,
  gifterAccountCode: null,
  recipientAccountCode: null,
  purchaseInvoiceId: null,
  delivery: {
    method: 'email',
    email: '',
    firstName: '',
    lastName: '',
    gifterName: '',
    message: '',
    deliverAtMs: null,
  },
  createdAtMs: nowMs,
  updatedAtMs: nowMs,
  deliveredAtMs: nowMs,
  redeemedAtMs: null,
});

/** Puts the first gift cards into a store that has none. */
export const seedGiftCards = (store: Store, nowMs: number): void => {
  if (store.list('giftCards').length > 0) return;
  store.commit(
    firstCards.map(({ code, dollars }) => put('giftCards', code, ownGiftCard(code, dollars * 100, nowMs))),
  );
};

/** The card of a redemption code, whatever its letters' case. */
export const findGiftCard = (store: Reader, code: string): GiftCardRow | undefined =>
  store.get('giftCards', code.trim().toUpperCase());

/** Whether a card can pay for this account: not spent, and nobody else's. */
export const isUsable = (card: GiftCardRow, accountCode: string | null): boolean =>
  card.balanceCents > 0 && (card.recipientAccountCode === null || card.recipientAccountCode === accountCode);
