import * as z from 'zod/mini';
import { activeRedemption, hasRedemptionLeft } from '../billing/activeCoupon.ts';
import { findCoupon, isRedeemable } from '../catalogue/coupons.ts';
import type { Books } from '../SandboxContext.ts';
import { newId } from '../store/ids.ts';
import type { Redemption } from '../store/rows.ts';
import { put } from '../store/store.ts';
import { requireAccount } from './accounts.ts';
import { redemptionMini } from './catalogue.ts';
import { parseBody } from './purchaseBody.ts';
import { invalid, usedUp, V3Error } from './V3Error.ts';
import { list, type V3Handler } from './V3Handler.ts';

const redemptionShape = (row: Redemption): object => ({
  ...redemptionMini(row),
  object: 'coupon_redemption',
  subscription_id: row.subscriptionId,
  currency: 'USD',
});

/** GET coupon_redemptions: all of an account, newest first, those that have ended too. */
export const listRedemptions =
  ({ store }: Books): V3Handler =>
  ({ params }) => {
    const account = requireAccount(store, params.account ?? '');
    const rows = store
      .list('redemptions')
      .filter(({ accountCode }) => accountCode === account.code)
      .toSorted((a, b) => a.createdAtMs - b.createdAtMs)
      .reverse();
    return list(rows.map(redemptionShape));
  };

const redemptionBody = z.object({
  coupon_id: z.string(),
  subscription_id: z.optional(z.nullable(z.string())),
});

/** POST coupon_redemptions/active: a coupon for the renewals to come, in place of the one that runs. */
export const redeemCoupon =
  ({ store, clock }: Books): V3Handler =>
  ({ params, body }) => {
    const account = requireAccount(store, params.account ?? '');
    const { coupon_id, subscription_id } = parseBody(redemptionBody, body);
    const coupon = findCoupon(coupon_id.replace(/^code-/, ''));
    const subscription = store
      .list('subscriptions')
      .filter((row) => row.accountCode === account.code && row.state === 'active')
      .find(
        (row) =>
          subscription_id == null || row.id === subscription_id || `uuid-${row.uuid}` === subscription_id,
      );
    if (coupon === undefined) throw new V3Error('not_found', `Couldn't find Coupon with id = ${coupon_id}`);
    if (!isRedeemable(coupon, subscription === undefined ? [] : [subscription.planCode])) {
      throw invalid('coupon_id', 'is not redeemable');
    }
    if (!hasRedemptionLeft(store, coupon, account.code)) throw usedUp('coupon_id');
    const running = subscription === undefined ? undefined : activeRedemption(store, subscription);
    const redemption: Redemption = {
      id: newId(),
      couponCode: coupon.code,
      accountCode: account.code,
      subscriptionId: subscription?.id ?? null,
      state: 'active',
      discountedCents: 0,
      createdAtMs: clock.nowMs(),
    };
    return {
      status: 201,
      body: redemptionShape(redemption),
      changes: [
        ...(running === undefined ? [] : [put('redemptions', running.id, { ...running, state: 'inactive' })]),
        put('redemptions', redemption.id, redemption),
      ],
    };
  };
