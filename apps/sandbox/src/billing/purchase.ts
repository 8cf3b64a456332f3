import type { Quote } from '@backbeat/domain';
import { monthsOf } from '../catalogue/plans.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { newId, newTokenId, newUuid } from '../store/ids.ts';
import type {
  Account,
  GiftCardRow,
  Invoice,
  PaymentMethod,
  Subscription,
  Transaction,
} from '../store/rows.ts';
import { type Change, put } from '../store/store.ts';
import { spend, usableCards, withCredit } from './accountCredit.ts';
import { charge } from './charge.ts';
import { openInvoice, paidInvoice } from './invoices.ts';
import { orderItems, type StartedLine } from './lineItems.ts';
import { notice } from './notices.ts';
import { type Order, type OrderLine, priceOrder, reachedLines, trialEnd } from './order.ts';
import { periodEnd } from './periods.ts';

type Books = Pick<SandboxContext, 'store' | 'clock'>;

/** What a purchase would make, before anybody is charged. */
export interface Draft {
  readonly quote: Quote;
  readonly account: Account;
  readonly subscriptions: readonly Subscription[];
  readonly invoice: Invoice;
  /** The gift cards that the account had before, and what of the invoice they pay. */
  readonly ownCards: { readonly cards: readonly GiftCardRow[]; readonly spentCents: number };
  /** What pays: the order's, else the account's. */
  readonly method: PaymentMethod | null;
}

/** How a purchase ended. Nothing is written yet: `changes` go to the store in one commit. */
export type PurchaseResult =
  | {
      readonly isPaid: true;
      readonly draft: Draft;
      readonly transaction: Transaction | null;
      readonly changes: Change[];
    }
  | { readonly isPaid: false; readonly transaction: Transaction; readonly changes: Change[] };

const accountOf = ({ store }: Books, { buyer, billing }: Order, atMs: number): Account => {
  const known = store.get('accounts', buyer.accountCode);
  return {
    id: known?.id ?? newId(),
    code: buyer.accountCode,
    email: buyer.email || (known?.email ?? ''),
    username: buyer.username || (known?.username ?? ''),
    firstName: buyer.firstName || (known?.firstName ?? ''),
    lastName: buyer.lastName || (known?.lastName ?? ''),
    hostedLoginToken: known?.hostedLoginToken ?? newTokenId(),
    creditCents: known?.creditCents ?? 0,
    createdAtMs: known?.createdAtMs ?? atMs,
    updatedAtMs: atMs,
    // Who buys again has an open account again.
    closedAtMs: null,
    billing:
      billing === null
        ? (known?.billing ?? null)
        : {
            ...billing,
            id: known?.billing?.id ?? newId(),
            createdAtMs: known?.billing?.createdAtMs ?? atMs,
            updatedAtMs: atMs,
          },
  };
};

const subscriptionOf = (order: Order, line: OrderLine, atMs: number): Subscription => {
  const trialEndsAtMs = trialEnd(order, line, atMs);
  return {
    id: newId(),
    uuid: newUuid(),
    accountCode: order.buyer.accountCode,
    planCode: line.plan.code,
    quantity: line.quantity,
    unitAmountCents: line.unitAmountCents,
    state: 'active',
    autoRenew: true,
    createdAtMs: atMs,
    updatedAtMs: atMs,
    trialStartedAtMs: trialEndsAtMs === null ? null : atMs,
    trialEndsAtMs,
    periodStartedAtMs: atMs,
    periodEndsAtMs: trialEndsAtMs ?? periodEnd(atMs, atMs, monthsOf(line.plan)),
    anchorMs: trialEndsAtMs ?? atMs,
    canceledAtMs: null,
    expiresAtMs: null,
    expirationReason: null,
    pendingChange: null,
    pause: null,
    activeInvoiceId: null,
    startedWithGift: order.giftCard !== null,
  };
};

/** Works a purchase out without charging or keeping anything. */
export const draftPurchase = (books: Books, order: Order): Draft => {
  const atMs = books.clock.nowMs();
  const quote = priceOrder(order, atMs);
  const account = accountOf(books, order, atMs);
  const started = order.lines.map(
    (line): StartedLine => ({ line, subscription: subscriptionOf(order, line, atMs) }),
  );
  const opened = openInvoice(books.store, {
    accountCode: account.code,
    origin: 'purchase',
    subscriptionIds: started.map(({ subscription }) => subscription.id),
    lineItems: orderItems(order, started, quote, atMs),
    totals: quote.now,
    atMs,
  });
  // What the account has left over pays before a card does, as with every other bill. It buys no gift card:
  // that would turn what one person may use into money for another.
  const isForItself = order.lines.length > 0;
  const credited = withCredit(opened, isForItself ? account.creditCents : 0);
  const cards = isForItself
    ? usableCards(books.store, account.code).filter(({ code }) => code !== order.giftCard?.code)
    : [];
  const spentCents = Math.min(
    credited.balanceCents,
    cards.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
  );
  const invoice = {
    ...credited,
    giftCardCents: credited.giftCardCents + spentCents,
    balanceCents: credited.balanceCents - spentCents,
  };
  return {
    quote,
    account: { ...account, creditCents: account.creditCents - invoice.creditCents },
    ownCards: { cards, spentCents },
    subscriptions: started.map(({ subscription }) => ({ ...subscription, activeInvoiceId: invoice.id })),
    invoice,
    method: account.billing?.method ?? null,
  };
};

const redeemed = (order: Order, draft: Draft, atMs: number): Change[] => {
  if (order.coupon === null) return [];
  const reached = [...reachedLines(order)][0];
  const index = reached === undefined ? -1 : order.lines.indexOf(reached);
  const id = newId();
  const discountedCents = draft.quote.now.discountCents;
  const isUsedUp =
    order.coupon.discount.type === 'free_trial' || (order.coupon.singleUse && discountedCents > 0);
  return [
    put('redemptions', id, {
      id,
      couponCode: order.coupon.code,
      accountCode: draft.account.code,
      subscriptionId: draft.subscriptions[index]?.id ?? null,
      state: isUsedUp ? 'inactive' : 'active',
      discountedCents,
      createdAtMs: atMs,
    }),
  ];
};

const giftCardUsed = (order: Order, draft: Draft, atMs: number): Change[] =>
  order.giftCard === null
    ? []
    : [
        put('giftCards', order.giftCard.code, {
          ...order.giftCard,
          balanceCents: order.giftCard.balanceCents - draft.quote.now.giftCardCents,
          recipientAccountCode: draft.account.code,
          redeemedAtMs: order.giftCard.redeemedAtMs ?? atMs,
          updatedAtMs: atMs,
        }),
        notice('gift_card.redeemed', order.giftCard.id, draft.account.code, atMs),
      ];

/**
 * Charges an order. A storable card that was declined is kept on the account; every other decline leaves
 * nothing behind but the record of the attempt.
 */
export const purchase = (books: Books, order: Order): PurchaseResult => {
  const atMs = books.clock.nowMs();
  const draft = draftPurchase(books, order);
  const { account, invoice, subscriptions } = draft;
  const transaction =
    draft.method === null
      ? null
      : charge({
          accountCode: account.code,
          amountCents: invoice.balanceCents,
          method: draft.method,
          invoiceId: invoice.id,
          subscriptionIds: invoice.subscriptionIds,
          origin: order.origin,
          atMs,
        });
  if (transaction?.status === 'declined') {
    const isKept = draft.method?.outcome === 'declined_saveable';
    const before = account.creditCents + invoice.creditCents;
    const attempt: Transaction = { ...transaction, invoiceId: null, subscriptionIds: [] };
    return {
      isPaid: false,
      transaction: attempt,
      changes: [
        put('transactions', attempt.id, attempt),
        notice('payment.failed', attempt.id, account.code, atMs),
        ...(isKept ? [put('accounts', account.code, { ...account, creditCents: before })] : []),
      ],
    };
  }
  const isNew = books.store.get('accounts', account.code) === undefined;
  const paid = paidInvoice(invoice, atMs);
  return {
    isPaid: true,
    draft: { ...draft, invoice: paid },
    transaction,
    changes: [
      put('accounts', account.code, account),
      ...subscriptions.map((subscription) => put('subscriptions', subscription.id, subscription)),
      put('invoices', paid.id, paid),
      ...(transaction === null ? [] : [put('transactions', transaction.id, transaction)]),
      ...redeemed(order, draft, atMs),
      ...giftCardUsed(order, draft, atMs),
      ...spend(draft.ownCards.cards, draft.ownCards.spentCents, atMs),
      ...(isNew ? [notice('account.created', account.id, account.code, atMs)] : []),
      ...subscriptions.map(({ id }) => notice('subscription.created', id, account.code, atMs)),
      notice('charge_invoice.paid', paid.id, account.code, atMs),
    ],
  };
};
