import recurly, { type Client, type CouponRedemptionCreate } from 'recurly';
import type { BillingProvider, CouponRedemption, CouponTerms } from '../BillingProvider.ts';
import { readCoupon } from './readCoupon.ts';
import { isInFlight, isNotFound, unavailable } from './recurlyErrors.ts';

declare module 'recurly' {
  // The library accepts request options here, which its types leave out.
  interface Client {
    createCouponRedemption(
      accountId: string,
      body: CouponRedemptionCreate,
      options: { headers: Record<string, string> },
    ): Promise<unknown>;
  }
}

const { errors } = recurly;

/** Looks coupons up, and applies them to the bills to come. */
export const createRecurlyCoupons = (
  reading: Client,
  buying: Client,
): Pick<BillingProvider, 'coupon' | 'couponTerms' | 'redemptions' | 'redeemCoupon'> => {
  const couponTerms = async (code: string): Promise<CouponTerms | null> => {
    try {
      const found = await reading.getCoupon(`code-${code}`);
      const coupon = readCoupon(found);
      if (coupon === null) return null;
      return {
        coupon,
        isOpen: found.state === 'redeemable',
        perAccount: found.maxRedemptionsPerAccount ?? null,
      };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw unavailable(error);
    }
  };

  return {
    couponTerms,
    coupon: async (code) => (await couponTerms(code))?.coupon ?? null,

    redemptions: async (accountCode) => {
      const found: CouponRedemption[] = [];
      const all = reading.listAccountCouponRedemptions(`code-${accountCode}`, { params: { limit: 200 } });
      try {
        for await (const { coupon, state } of all.each())
          found.push({ couponCode: coupon?.code ?? '', isActive: state === 'active' });
        return found;
      } catch (error) {
        if (isNotFound(error)) return [];
        throw unavailable(error);
      }
    },

    redeemCoupon: async ({ accountCode, coupon, subscriptionId }, idempotencyKey) => {
      const body: CouponRedemptionCreate = {
        couponId: `code-${coupon.code}`,
        currency: 'USD',
        // A coupon of the account discounts all of its subscriptions, and takes none.
        ...(coupon.redemptionResource === 'subscription' ? { subscriptionId } : {}),
      };
      try {
        await buying.createCouponRedemption(`code-${accountCode}`, body, {
          headers: { 'Idempotency-Key': idempotencyKey },
        });
        return 'redeemed';
      } catch (error) {
        if (isInFlight(error)) return 'in-flight';
        if (error instanceof errors.ValidationError || isNotFound(error)) return 'refused';
        throw unavailable(error);
      }
    },
  };
};
