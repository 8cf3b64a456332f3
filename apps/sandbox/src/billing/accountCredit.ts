import type { GiftCardRow, Invoice } from '../store/rows.ts';
import { type Change, put, type Reader } from '../store/store.ts';
import { notice } from './notices.ts';

/** What pays a bill before a card is charged: gift cards one after the other, then credit. */
export interface Funds {
  readonly cards: readonly GiftCardRow[];
  /** Left from plans that were changed before their period ended. */
  readonly creditCents: number;
}

/** The gift cards and the credit of an account that can still pay a bill. */
export const fundsOf = (store: Reader, accountCode: string): Funds => ({
  cards: store
    .list('giftCards')
    .filter((card) => card.recipientAccountCode === accountCode && card.balanceCents > 0),
  creditCents: store.get('accounts', accountCode)?.creditCents ?? 0,
});

export const cardsCents = ({ cards }: Funds): number =>
  cards.reduce((sum, { balanceCents }) => sum + balanceCents, 0);

/** Sets what an account has in credit. */
export const setCredit = (store: Reader, accountCode: string, creditCents: number): Change[] => {
  const account = store.get('accounts', accountCode);
  return account === undefined || account.creditCents === creditCents
    ? []
    : [put('accounts', accountCode, { ...account, creditCents })];
};

/** Takes from the gift cards what they paid of an invoice. */
export const spendCards = ({ cards }: Funds, { giftCardCents }: Invoice, atMs: number): Change[] => {
  let left = giftCardCents;
  return cards.flatMap((card) => {
    const share = Math.min(left, card.balanceCents);
    left -= share;
    const balanceCents = card.balanceCents - share;
    return share === 0 ? [] : [put('giftCards', card.code, { ...card, balanceCents, updatedAtMs: atMs })];
  });
};

/** Gives a gift card to an account, whose bills it pays from now on. */
export const redeemGiftCard = (
  card: GiftCardRow,
  accountCode: string,
  atMs: number,
): { card: GiftCardRow; changes: Change[] } => {
  const redeemed: GiftCardRow = {
    ...card,
    recipientAccountCode: accountCode,
    redeemedAtMs: card.redeemedAtMs ?? atMs,
    updatedAtMs: atMs,
  };
  return {
    card: redeemed,
    changes: [
      put('giftCards', card.code, redeemed),
      notice('gift_card.redeemed', card.id, accountCode, atMs),
    ],
  };
};
