import {
  amountText,
  type Cents,
  cents,
  type PartnerProduct,
  type Product,
  partnerPlans,
  planFor,
  productNames,
} from '@backbeat/domain';

/** What paying yearly costs less than twelve monthly payments. */
export interface YearlySaving {
  readonly name: string;
  readonly savedCents: Cents;
  /** Whole percent, rounded down. */
  readonly savedPercent: number;
}

const saving = (name: string, monthlyCents: Cents, yearlyCents: Cents): YearlySaving => {
  const savedCents = cents(12 * monthlyCents - yearlyCents);
  const savedPercent = monthlyCents === 0 ? 0 : Math.floor((100 * savedCents) / (12 * monthlyCents));
  return { name, savedCents, savedPercent };
};

/**
 * What a plan really saves per year. The switch advertises one figure for all plans; this one is the plan's own.
 *
 * @example yearlySaving('premium').savedCents // → 7200
 * @example yearlySaving('pro').savedPercent // → 16
 */
export const yearlySaving = (product: Product): YearlySaving =>
  saving(
    productNames[product],
    planFor(product, 'monthly').amountCents,
    planFor(product, 'yearly').amountCents,
  );

/**
 * The same at the partner's prices.
 *
 * @example partnerSaving('pro').savedCents // → 6500
 */
export const partnerSaving = (product: PartnerProduct): YearlySaving =>
  saving(
    productNames[product],
    partnerPlans[product].monthly.amountCents,
    partnerPlans[product].yearly.amountCents,
  );

/**
 * A saving in words.
 *
 * @example savingText(yearlySaving('premium')) // → 'Premium saves $72 per year'
 */
export const savingText = ({ name, savedCents }: YearlySaving): string =>
  `${name} saves $${amountText(savedCents)} per year`;
