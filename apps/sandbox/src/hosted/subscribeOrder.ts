import { hasRedemptionLeft } from '../billing/activeCoupon.ts';
import type { Order } from '../billing/order.ts';
import { isTaxInclusive } from '../billing/tax.ts';
import { findCoupon, isRedeemable } from '../catalogue/coupons.ts';
import { addOnCents, findPlan, type PaidPlan } from '../catalogue/plans.ts';
import type { Reader } from '../store/store.ts';

/** What a hosted page's address asks to buy. */
export interface SubscribeRequest {
  readonly plan: PaidPlan;
  readonly accountCode: string;
  readonly displayName: string;
  readonly unitAmountCents: number;
  readonly couponCode: string;
}

/** A plan with the add-ons that an address names. */
const priceCents = (plan: PaidPlan, query: URLSearchParams): number => {
  const quantities = (query.get('add_on_quantity') ?? '').split(',').map(Number);
  const codes = (query.get('add_on_code') ?? '').split(',');
  return codes.reduce<number>(
    (sum, code, index) => sum + addOnCents(plan, code, quantities[index] || 1),
    plan.amountCents,
  );
};

/** Reads plan, account and name from the path, and from the query add-ons with their quantities and a coupon. */
export const readSubscribeRequest = (
  path: { readonly plan: string; readonly account: string; readonly name: string },
  query: URLSearchParams,
): SubscribeRequest | null => {
  const plan = findPlan(path.plan);
  const accountCode = path.account || (query.get('account_code') ?? '');
  if (plan === undefined || accountCode === '') return null;
  return {
    plan,
    accountCode,
    displayName: path.name,
    unitAmountCents: priceCents(plan, query),
    couponCode: query.get('subscription[coupon_code]') ?? query.get('coupon') ?? '',
  };
};

/** The order behind a hosted page; a coupon that does not work is left out. */
export const subscribeOrder = (
  store: Reader,
  request: SubscribeRequest,
  form: { firstName: string; lastName: string; email: string },
): Order => {
  const coupon = findCoupon(request.couponCode);
  const isUsable =
    coupon !== undefined &&
    isRedeemable(coupon, [request.plan.code]) &&
    hasRedemptionLeft(store, coupon, request.accountCode);
  return {
    buyer: { accountCode: request.accountCode, username: request.displayName, address: {}, ...form },
    lines: [
      {
        plan: request.plan,
        quantity: 1,
        unitAmountCents: request.unitAmountCents,
        isTaxInclusive: isTaxInclusive(store),
      },
    ],
    charges: [],
    coupon: isUsable ? coupon : null,
    giftCard: null,
    billing: null,
    origin: 'hpp',
  };
};
