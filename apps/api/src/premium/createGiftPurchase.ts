import { cents, giftCents, giftPlanCode, giveRefusal, quoteHash } from '@backbeat/domain';
import type { ShownWords } from '@backbeat/sdk/contract';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import type { GiftOrder } from '../billing/BillingProvider.ts';
import { failureError, wrongCodeError } from '../billing/billingErrors.ts';
import { giveRefusedError } from '../billing/giftErrors.ts';
import { assertPlaceKnown } from '../billing/quoteTax.ts';
import { readGiven } from '../billing/readGiven.ts';
import { recordGift } from '../billing/recordGifts.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import { acceptedTerms, type NewConsent } from '../consents/recordConsents.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { digest } from '../lib/secrets.ts';
import type { Purchases } from './createPurchases.ts';

/** A request to buy gift months. */
interface GiftRequest {
  readonly user: UserRow;
  readonly order: Omit<GiftOrder, 'giftId' | 'unitAmountCents'>;
  /** The end of claiming. */
  readonly until: Date;
  /** The total that was shown. */
  readonly totalCents: number;
  /** The terms that the page showed; undefined where it does not say. */
  readonly shownTerms: ShownWords | undefined;
}

/** Buys gift months once. Resolves with the gift's id when it is stored, else throws an ApiError. */
export type GiftPurchase = (request: GiftRequest) => Promise<string>;

const unitAmountCents = giftCents(1);

const totalChangedError = (nowTotalCents: number): ApiError =>
  new ApiError('quote_changed', 'The total is no longer what was shown. Nothing was charged.', {
    details: {
      currency: 'USD',
      now_total_cents: nowTotalCents,
      next_total_cents: 0,
      quote_hash: quoteHash({
        currency: 'USD',
        planCode: giftPlanCode,
        couponCode: null,
        giftCardCode: null,
        nowTotalCents: cents(nowTotalCents),
      }),
    },
  });

export const createGiftPurchase = (
  deps: BillingDeps & Pick<RouteDeps, 'config'>,
  purchases: Purchases,
  limiter: RateLimiter,
): GiftPurchase => {
  const { db, clock, billing, config } = deps;

  const check = async ({ user, order, totalCents, shownTerms }: GiftRequest): Promise<NewConsent[]> => {
    const terms = acceptedTerms(shownTerms);
    await limiter.consume(`checkout:${user.id}`, config.limits.checkout);
    // No other purchase can come between this and the charge: an account has one at a time.
    const refusal = giveRefusal(await readGiven(db, user.id, new Date(clock.now())), order.places);
    if (refusal !== null) throw giveRefusedError(refusal);
    await assertPlaceKnown(billing, order);
    const preview = await billing.previewGift({ ...order, giftId: '', unitAmountCents });
    if (preview.kind === 'declined') throw failureError(preview);
    if (preview.kind !== 'priced') throw wrongCodeError(preview.kind);
    if (preview.nowTotalCents !== totalCents) throw totalChangedError(preview.nowTotalCents);
    return [
      { ...terms, page: '/settings/gifts', planCode: giftPlanCode, amountCents: totalCents, isGiven: true },
    ];
  };

  return (request) => {
    const { user, order, until, totalCents } = request;
    const gift = { places: order.places, paidCents: totalCents, until: until.toISOString() };
    return purchases({
      user,
      planCode: giftPlanCode,
      gift,
      tokenHash: digest([order.tokenId, order.threeDSecureResultTokenId]),
      requestHash: digest([order, gift]),
      check: () => check(request),
      buy: (key) => billing.buyGift({ ...order, giftId: key, unitAmountCents }, key),
      record: (attempt) =>
        db.transaction(async (tx) => {
          await lockAccount(tx, user.id);
          await recordGift(tx, attempt, new Date(clock.now()), deps.letters);
        }),
    });
  };
};
