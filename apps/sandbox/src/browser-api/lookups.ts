import { type TaxAddress, taxOn } from '../billing/tax.ts';
import { type CatalogueCoupon, findCoupon, isRedeemable } from '../catalogue/coupons.ts';
import { findGiftCard, isUsable } from '../catalogue/giftCards.ts';
import { addOnsOf, findPlan, monthsOf, type PlanAddOn, planTitle } from '../catalogue/plans.ts';
import { dollars } from '../server-api/wire.ts';
import type { Reader } from '../store/store.ts';
import { answerJson, notFound } from './answers.ts';

const addOnShape = ({ code, name, steps, amountCents: firstCents }: PlanAddOn): object => ({
  code,
  name,
  quantity: 1,
  add_on_type: 'fixed',
  optional: true,
  ...(steps === null
    ? { tier_type: 'flat' }
    : {
        tier_type: 'stairstep',
        tiers: steps.map(({ endingQuantity, amountCents }) => ({
          ending_quantity: endingQuantity ?? 999_999_999,
          currencies: [{ currency_code: 'USD', unit_amount: dollars(amountCents) }],
        })),
      }),
  price: { USD: { unit_amount: dollars(firstCents) } },
});

/** GET /plans/{code} */
export const lookUpPlan = (code: string): Response => {
  const plan = findPlan(code);
  if (plan === undefined) return notFound('Plan');
  return answerJson({
    code: plan.code,
    name: planTitle(plan),
    period: { interval: 'months', length: monthsOf(plan) },
    price: { USD: { unit_amount: dollars(plan.amountCents), symbol: '$', setup_fee: 0 } },
    addons: addOnsOf(plan).map(addOnShape),
    tax_exempt: false,
  });
};

const discountOf = ({ discount }: CatalogueCoupon): object => {
  switch (discount.type) {
    case 'percent':
      return { type: 'percent', rate: discount.percent / 100 };
    case 'dollars':
      return { type: 'dollars', amount: { USD: dollars(discount.amountCents) } };
    case 'free_trial':
      return { type: 'free_trial', amount: {}, trial: { amount: discount.amount, unit: discount.unit } };
    default:
      return discount satisfies never;
  }
};

const durationOf = ({ singleUse, appliesForMonths }: CatalogueCoupon): object => {
  if (appliesForMonths === null) return { duration: singleUse ? 'single_use' : 'forever' };
  return {
    duration: 'temporal',
    temporal_unit: 'month',
    temporal_amount: appliesForMonths,
    applies_for_months: appliesForMonths,
  };
};

/** GET /coupons/{code}: only for the plans that were named, only while it can be redeemed. */
export const lookUpCoupon = (code: string, planCodes: readonly string[]): Response => {
  const coupon = findCoupon(code);
  if (coupon === undefined || !isRedeemable(coupon, planCodes)) return notFound('Coupon');
  return answerJson({
    code: coupon.code,
    name: coupon.name,
    discount: discountOf(coupon),
    plans: coupon.planCodes ?? [],
    single_use: coupon.singleUse,
    applies_to_non_plan_charges: false,
    applies_to_plans: true,
    applies_to_all_plans: coupon.planCodes === null,
    redemption_resource: coupon.redemptionResource,
    ...durationOf(coupon),
  });
};

/** GET /gift_cards/{code}: what is left on it. */
export const lookUpGiftCard = (store: Reader, code: string): Response => {
  const card = findGiftCard(store, code);
  if (card === undefined || !isUsable(card, card.recipientAccountCode)) return notFound('Gift card');
  return answerJson({ code: card.code, currency: 'USD', unit_amount: dollars(card.balanceCents) });
};

const taxedStates: Readonly<Record<string, { readonly rate: string; readonly region: string }>> = {
  '94110': { rate: '0.0875', region: 'CA' },
};

/** GET /tax: by the site's rates; where it charges none, one postal code is taxed. */
export const lookUpTax = (store: Reader, address: TaxAddress): Response => {
  if (store.get('tax', 'site') !== undefined) {
    const found = taxOn(store, address, 0, false);
    if (found === null) return answerJson([]);
    const { type, region, millionths } = found;
    return answerJson([
      { type: type === 'usst' ? 'us' : type, region, rate: String(millionths / 1_000_000) },
    ]);
  }
  const tax = address.country === 'US' ? taxedStates[address.postalCode] : undefined;
  return answerJson(tax === undefined ? [] : [{ type: 'us', ...tax }]);
};
