import {
  type Cents,
  type Coupon,
  cents,
  checkoutPath,
  type GiftCard,
  plans,
  type QuoteTax,
  quoteForPlan,
  renewalOf,
} from '@backbeat/domain';
import type { ShownRenewal, ShownWords } from '@backbeat/sdk/contract';
import { isSubscribed } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { PurchaseOrder } from '../billing/BillingProvider.ts';
import { failureError, purchaseQuoteHash, wrongCodeError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { limitGuesses } from '../billing/limitGuesses.ts';
import { assertPlaceKnown, readQuoteTax } from '../billing/quoteTax.ts';
import { findUsableCoupon } from '../billing/usedOffers.ts';
import { acceptedRenewal, acceptedTerms, type NewConsent } from '../consents/recordConsents.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { digest } from '../lib/secrets.ts';
import type { Purchases } from './createPurchases.ts';
import { recordPurchase } from './recordPurchase.ts';

/** The total has changed since it was shown. The error carries today's total and the next one. */
const quoteChangedError = (
  order: PurchaseOrder,
  { coupon, giftCard }: { readonly coupon: Coupon | null; readonly giftCard: GiftCard | null },
  nowTotalCents: Cents,
  tax: QuoteTax | null,
  atMs: number,
): ApiError =>
  new ApiError('quote_changed', 'The total is no longer what was shown. Nothing was charged.', {
    details: {
      currency: 'USD',
      now_total_cents: nowTotalCents,
      next_total_cents: quoteForPlan({ planCode: order.planCode, coupon, giftCard, tax, atMs }).next
        .totalCents,
      quote_hash: purchaseQuoteHash(order, nowTotalCents),
    },
  });

/** A request to buy a plan. */
interface CheckoutRequest {
  readonly user: UserRow;
  readonly order: PurchaseOrder;
  /** The hash of the shown total; null if the caller sent none. */
  readonly quoteHash: string | null;
  /** Wrong codes are limited by network. */
  readonly network: string;
  /** What the page showed; undefined where it does not say, null where it had no terms. */
  readonly agreed: { readonly terms: ShownWords; readonly renewal: ShownRenewal } | undefined | null;
}

/** Buys a plan once. Resolves when the subscription is stored, else throws an ApiError. */
export type Checkout = (request: CheckoutRequest) => Promise<void>;

export const createCheckout = (
  deps: BillingDeps & Pick<RouteDeps, 'config'>,
  purchases: Purchases,
  sync: BillingSync,
  limiter: RateLimiter,
): Checkout => {
  const { clock, billing, config } = deps;

  /** Everything that pays before the card, as one gift card: the order's own, and the account's credit. */
  const readPrepaid = async (order: PurchaseOrder): Promise<GiftCard> => ({
    code: order.giftCardCode ?? '',
    currency: 'USD',
    balanceCents: cents(await billing.prepaidCents(order)),
  });

  /** Returns the coupon that the purchase uses up, and what was agreed to. */
  const check = async ({ user, order, quoteHash, network, agreed }: CheckoutRequest) => {
    const terms = agreed === null ? null : acceptedTerms(agreed?.terms);
    await limiter.consume(`checkout:${user.id}`, config.limits.checkout);
    const { rows } = await sync.now(user);
    const { product } = plans[order.planCode];
    if (isSubscribed(user.grantedTier, rows, product, clock.now()))
      throw new ApiError(
        'already_subscribed',
        'The account already has a subscription. Nothing was charged.',
      );
    const readPreview = async () => {
      const coupon = await findUsableCoupon(deps, user.id, order.couponCode);
      return { ...(await billing.preview(order)), coupon };
    };
    const hasCode = order.couponCode !== null || order.giftCardCode !== null;
    const guesser = { userId: user.id, network };
    const preview = await (hasCode
      ? limitGuesses(limiter, config.limits, guesser, readPreview, ({ kind }) => kind === 'priced')
      : readPreview());
    if (preview.kind === 'declined') throw failureError(preview);
    if (preview.kind !== 'priced') throw wrongCodeError(preview.kind);
    await assertPlaceKnown(billing, order);
    const nowTotalCents = cents(preview.nowTotalCents);
    const { coupon, isTaxed } = preview;
    const { address, planCode } = order;
    const plan = { planCode, coupon, atMs: clock.now() };
    const isTaxKnown = isTaxed || address !== undefined;
    const tax = isTaxKnown ? await readQuoteTax(billing, order, quoteForPlan(plan)) : null;
    const { amountCents } = renewalOf(quoteForPlan({ ...plan, tax }));
    const isOtherRenewal = isTaxKnown && agreed != null && agreed.renewal.amount_cents !== amountCents;
    if (quoteHash !== null && (isOtherRenewal || quoteHash !== purchaseQuoteHash(order, nowTotalCents))) {
      const codes = { coupon, giftCard: await readPrepaid(order) };
      throw quoteChangedError(order, codes, nowTotalCents, tax, clock.now());
    }
    const facts = { page: checkoutPath(planCode), isGiven: true };
    const consents: NewConsent[] = [
      ...(terms === null ? [] : [{ ...terms, ...facts, planCode, amountCents: nowTotalCents }]),
      ...(agreed ? [{ ...acceptedRenewal(agreed.renewal, { planCode, amountCents }), ...facts }] : []),
    ];
    return { coupon, consents };
  };

  return async (request) => {
    const { user, order, quoteHash } = request;
    let coupon: Coupon | null = null;
    await purchases({
      user,
      planCode: order.planCode,
      gift: null,
      tokenHash: digest([order.tokenId, order.threeDSecureResultTokenId]),
      requestHash: digest([order, quoteHash]),
      check: async () => {
        const checked = await check(request);
        coupon = checked.coupon;
        return checked.consents;
      },
      buy: (key) => billing.purchase(order, key),
      record: (attempt, subscriptionIds) => recordPurchase(deps, user, attempt, subscriptionIds, coupon),
    });
  };
};
