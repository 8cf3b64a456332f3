import { monthsOf } from '../catalogue/plans.ts';
import type { Clock } from '../clock.ts';
import { newId, newTokenId, newUuid } from '../store/ids.ts';
import type { Account, Invoice, PaymentMethod, Subscription, Transaction } from '../store/rows.ts';
import { type Change, put, type Reader, withChanges } from '../store/store.ts';
import { type Funds, fundsOf, redeemGiftCard, spendCards } from './accountCredit.ts';
import { isUsedUp } from './activeCoupon.ts';
import { chargeInvoice } from './charge.ts';
import { openInvoice, paidInvoice } from './invoices.ts';
import { orderItems, type StartedLine } from './lineItems.ts';
import { notice } from './notices.ts';
import { type Order, type OrderLine, reachedLine, trialEnd } from './order.ts';
import { periodEnd } from './periods.ts';
import { draftRenewal, renew } from './renew.ts';

/** What a purchase is computed from. Nothing is written here. */
interface Books {
  readonly store: Reader;
  readonly clock: Pick<Clock, 'nowMs'>;
}

/** What a purchase would result in. Nothing is charged or stored yet. */
export interface Draft {
  readonly account: Account;
  readonly subscriptions: readonly Subscription[];
  readonly invoice: Invoice;
  readonly funds: Funds;
  /** The payment method of the order, otherwise of the account. */
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
    country: buyer.address.country ?? known?.country ?? '',
    postalCode: buyer.address.postalCode ?? known?.postalCode ?? '',
    vatNumber: buyer.address.vatNumber ?? known?.vatNumber ?? '',
    creditCents: known?.creditCents ?? 0,
    credits: known?.credits ?? [],
    createdAtMs: known?.createdAtMs ?? atMs,
    updatedAtMs: atMs,
    // A purchase reopens a closed account.
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
    addOns: [],
    isTaxInclusive: line.isTaxInclusive,
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

/**
 * What pays before a card: the order's gift card, then the account's gift cards and credit. Only a card pays for
 * a new gift card, so that credit cannot be passed on.
 */
const fundsFor = ({ store }: Books, { buyer, giftCard, lines }: Order, atMs: number): Funds => {
  const own = lines.length > 0 ? fundsOf(store, buyer.accountCode) : { cards: [], creditCents: 0 };
  if (giftCard === null) return own;
  const { card } = redeemGiftCard(giftCard, buyer.accountCode, atMs);
  return { ...own, cards: [card, ...own.cards.filter(({ code }) => code !== card.code)] };
};

/** Computes a purchase without charging or storing anything. */
export const draftPurchase = (books: Books, order: Order): Draft => {
  const atMs = books.clock.nowMs();
  const account = accountOf(books, order, atMs);
  const started = order.lines.map(
    (line): StartedLine => ({ line, subscription: subscriptionOf(order, line, atMs) }),
  );
  const funds = fundsFor(books, order, atMs);
  const invoice = openInvoice(books.store, {
    accountCode: account.code,
    origin: 'purchase',
    subscriptionIds: started.map(({ subscription }) => subscription.id),
    address: account,
    lineItems: orderItems(order, started, atMs),
    funds,
    atMs,
  });
  return {
    account,
    funds,
    subscriptions: started.map(({ subscription }) => ({ ...subscription, activeInvoiceId: invoice.id })),
    invoice,
    method: account.billing?.method ?? null,
  };
};

const redeemed = (order: Order, draft: Draft, atMs: number): Change[] => {
  const reached = reachedLine(order);
  if (order.coupon === null || reached === undefined) return [];
  const { id: subscriptionId } = draft.subscriptions[order.lines.indexOf(reached)] ?? { id: null };
  const discountableCents = reached.quantity * reached.unitAmountCents;
  const id = newId();
  return [
    put('redemptions', id, {
      id,
      couponCode: order.coupon.code,
      accountCode: draft.account.code,
      subscriptionId,
      state: isUsedUp(order.coupon, discountableCents) ? 'inactive' : 'active',
      discountedCents: draft.invoice.discountCents,
      createdAtMs: atMs,
    }),
  ];
};

/** The rows that a paid purchase writes. */
const booked = (
  { store }: Books,
  order: Order,
  draft: Draft,
  transaction: Transaction | null,
  atMs: number,
): Change[] => {
  const { account, funds, invoice, subscriptions } = draft;
  const isNew = store.get('accounts', account.code) === undefined;
  return [
    put('accounts', account.code, { ...account, creditCents: account.creditCents - invoice.creditCents }),
    ...subscriptions.map((subscription) => put('subscriptions', subscription.id, subscription)),
    put('invoices', invoice.id, invoice),
    ...(transaction === null ? [] : [put('transactions', transaction.id, transaction)]),
    ...redeemed(order, draft, atMs),
    ...(order.giftCard === null ? [] : redeemGiftCard(order.giftCard, account.code, atMs).changes),
    ...spendCards(funds, invoice, atMs),
    ...(isNew ? [notice('account.created', account.id, account.code, atMs)] : []),
    ...subscriptions.map(({ id }) => notice('subscription.created', id, account.code, atMs)),
    notice('charge_invoice.paid', invoice.id, account.code, atMs),
  ];
};

/** The first renewal of every subscription of a purchase, as it would be billed. */
export const nextBills = (books: Books, order: Order, draft: Draft): Invoice[] => {
  let after = withChanges(books.store, booked(books, order, draft, null, books.clock.nowMs()));
  return draft.subscriptions.flatMap((subscription) => {
    const atMs = subscription.periodEndsAtMs;
    const renewal = draftRenewal(after, subscription, atMs);
    after = withChanges(after, renew(after, subscription, atMs));
    return renewal === null ? [] : [renewal.invoice];
  });
};

/**
 * Charges an order. A decline leaves only the record of the attempt, and on the account a card that can be
 * stored although it was declined.
 */
export const purchase = (books: Books, order: Order): PurchaseResult => {
  const atMs = books.clock.nowMs();
  const draft = draftPurchase(books, order);
  const { account, invoice } = draft;
  const transaction = draft.method === null ? null : chargeInvoice(invoice, draft.method, order.origin, atMs);
  if (transaction?.status === 'declined') {
    const isKept = draft.method?.outcome === 'declined_saveable';
    const attempt: Transaction = { ...transaction, invoiceId: null, subscriptionIds: [] };
    return {
      isPaid: false,
      transaction: attempt,
      changes: [
        put('transactions', attempt.id, attempt),
        notice('payment.failed', attempt.id, account.code, atMs),
        ...(isKept ? [put('accounts', account.code, account)] : []),
      ],
    };
  }
  const paid = { ...draft, invoice: paidInvoice(invoice, atMs) };
  return { isPaid: true, draft: paid, transaction, changes: booked(books, order, paid, transaction, atMs) };
};
