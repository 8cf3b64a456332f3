import { cents, type GiftCard } from '@backbeat/domain';
import type { GiftCardRow, Invoice } from '../store/rows.ts';
import { type Change, put, type Reader } from '../store/store.ts';

/** What is left of plans that were changed before their time: it pays the next bills. */
export const creditOf = (store: Reader, accountCode: string): number =>
  store.get('accounts', accountCode)?.creditCents ?? 0;

/** The account's gift cards that still hold something. */
export const usableCards = (store: Reader, accountCode: string): GiftCardRow[] =>
  store
    .list('giftCards')
    .filter((card) => card.recipientAccountCode === accountCode && card.balanceCents > 0);

/** Everything that pays before a card is charged. */
export const availableCents = (store: Reader, accountCode: string): number =>
  usableCards(store, accountCode).reduce(
    (sum, card) => sum + card.balanceCents,
    creditOf(store, accountCode),
  );

/** Several gift cards as one. */
export const combinedGiftCard = (cards: readonly GiftCardRow[]): GiftCard | null =>
  cards.length === 0
    ? null
    : {
        code: cards.map(({ code }) => code).join('+'),
        currency: 'USD',
        balanceCents: cents(cards.reduce((sum, card) => sum + card.balanceCents, 0)),
      };

/** Takes an amount from the gift cards, one after the other. */
export const spend = (cards: readonly GiftCardRow[], amountCents: number, atMs: number): Change[] => {
  let left = amountCents;
  return cards.flatMap((card) => {
    const share = Math.min(left, card.balanceCents);
    left -= share;
    return share === 0
      ? []
      : [
          put('giftCards', card.code, {
            ...card,
            balanceCents: card.balanceCents - share,
            updatedAtMs: atMs,
          }),
        ];
  });
};

/** An open invoice of which credit pays its part. */
export const withCredit = (invoice: Invoice, availableCreditCents: number): Invoice => {
  const creditCents = Math.min(availableCreditCents, invoice.balanceCents);
  return { ...invoice, creditCents, balanceCents: invoice.balanceCents - creditCents };
};

/** Sets what an account has in credit. */
export const setCredit = (store: Reader, accountCode: string, creditCents: number): Change[] => {
  const account = store.get('accounts', accountCode);
  return account === undefined || account.creditCents === creditCents
    ? []
    : [put('accounts', accountCode, { ...account, creditCents })];
};
