import { policy } from '@backbeat/domain';
import * as z from 'zod/mini';
import { redeemGiftCard } from '../billing/accountCredit.ts';
import { buyGiftCard, draftGiftCard } from '../billing/giftCards.ts';
import { findGiftCard } from '../catalogue/giftCards.ts';
import type { Books } from '../SandboxContext.ts';
import type { GiftCardRow } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import { requireAccount } from './accounts.ts';
import { declinedError, requireAuthentication } from './declined.ts';
import { accountBody, parseBody } from './purchaseBody.ts';
import { billingOf, buyerOf, requireToken } from './readOrder.ts';
import { invalid, V3Error } from './V3Error.ts';
import type { V3Handler } from './V3Handler.ts';
import { dollars, time, toCents } from './wire.ts';

/** A gift card in the server API's shape. */
const giftCardShape = (store: Reader, card: GiftCardRow): object => ({
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

const text = z.optional(z.nullable(z.string().check(z.maxLength(2000))));

const giftCardBody = z.object({
  product_code: z.string(),
  unit_amount: z.number(),
  currency: z.literal('USD'),
  delivery: z.object({
    method: z.enum(['email', 'post']),
    email_address: text,
    deliver_at: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    first_name: text,
    last_name: text,
    gifter_name: text,
    personal_message: text,
  }),
  gifter_account: accountBody,
});

const readGiftCard = (body: unknown) => {
  const { delivery, gifter_account: gifter, ...rest } = parseBody(giftCardBody, body);
  const unitAmountCents = toCents(rest.unit_amount);
  const { minimumCents, maximumCents } = policy.giftCard;
  if (unitAmountCents < minimumCents || unitAmountCents > maximumCents) {
    throw invalid('unit_amount', `must be from ${dollars(minimumCents)} to ${dollars(maximumCents)}`);
  }
  return {
    gifter,
    order: {
      productCode: rest.product_code,
      unitAmountCents,
      buyer: buyerOf(gifter),
      delivery: {
        method: delivery.method,
        email: delivery.email_address ?? '',
        firstName: delivery.first_name ?? '',
        lastName: delivery.last_name ?? '',
        gifterName: delivery.gifter_name ?? '',
        message: delivery.personal_message ?? '',
        deliverAtMs: delivery.deliver_at == null ? null : Date.parse(delivery.deliver_at),
      },
    },
  };
};

export const previewGiftCard =
  ({ store, clock }: Books): V3Handler =>
  ({ body }) => ({
    status: 201,
    body: {
      ...giftCardShape(store, draftGiftCard(readGiftCard(body).order, clock.nowMs())),
      redemption_code: null,
    },
    changes: [],
  });

export const createGiftCard =
  (books: Books): V3Handler =>
  ({ body }) => {
    const { gifter, order } = readGiftCard(body);
    const tokenId = gifter.billing_info?.token_id;
    if (tokenId == null) throw invalid('gifter_account.billing_info', "can't be blank");
    const billing = billingOf(requireToken(books, tokenId));
    const resultTokenId = gifter.billing_info?.three_d_secure_action_result_token_id ?? null;
    requireAuthentication(books, billing.method, resultTokenId, order.unitAmountCents);
    const result = buyGiftCard(books, { ...order, billing, origin: 'api' });
    if (!result.isPaid) throw declinedError(result.transaction, result.changes);
    return { status: 201, body: giftCardShape(books.store, result.card), changes: result.changes };
  };

const requireCard = ({ store }: Books, reference: string): GiftCardRow => {
  const card =
    findGiftCard(store, reference.replace(/^code-/, '')) ??
    store.list('giftCards').find(({ id }) => id === reference);
  if (card === undefined) throw new V3Error('not_found', `Couldn't find GiftCard with id = ${reference}`);
  return card;
};

const redeemBody = z.object({
  recipient_account: z.object({
    id: z.optional(z.nullable(z.string())),
    code: z.optional(z.nullable(z.string())),
  }),
});

export const redeemCard =
  (books: Books): V3Handler =>
  ({ params, body }) => {
    const { recipient_account: recipient } = parseBody(redeemBody, body);
    const card = requireCard(books, params.card ?? '');
    const account = requireAccount(
      books.store,
      recipient.code == null ? (recipient.id ?? '') : `code-${recipient.code}`,
    );
    if (card.recipientAccountCode !== null) throw invalid('redemption_code', 'has already been redeemed');
    const { card: redeemed, changes } = redeemGiftCard(card, account.code, books.clock.nowMs());
    return { status: 201, body: giftCardShape(books.store, redeemed), changes };
  };
