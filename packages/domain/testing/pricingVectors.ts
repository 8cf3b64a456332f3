import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Cents,
  type Coupon,
  cents,
  type GiftCard,
  type Invoice,
  type QuoteInput,
  type QuoteLine,
  type QuoteTax,
  type UnknownCode,
} from '../src/index.ts';

/** Amounts in the file are dollars, as JSON numbers or decimal texts. */
type Dollars = number | string;

interface VectorPlan {
  code: string;
  period: { interval: string; length: number };
  trial?: { interval: string; length: number };
  price: Record<string, { unit_amount: Dollars; setup_fee: Dollars }>;
  addons: { code: string; price: Record<string, { unit_amount: Dollars }> }[];
}

interface VectorCoupon {
  code: string;
  discount:
    | { type: 'percent'; rate: number }
    | { type: 'dollars'; amount: Record<string, Dollars> }
    | { type: 'free_trial'; trial: { unit: string; amount: number } };
  plans: string[];
  single_use: boolean;
  applies_to_non_plan_charges: boolean;
  applies_to_plans: boolean;
  applies_to_all_plans: boolean;
  redemption_resource: 'account' | 'subscription';
  applies_for_months?: number;
}

interface VectorSubscription {
  plan: string;
  quantity?: number;
  addons?: { code: string; quantity: number }[];
}

interface VectorInput extends Partial<VectorSubscription> {
  subscriptions?: VectorSubscription[];
  adjustments?: { amount: Dollars; quantity: number; taxExempt?: boolean }[];
  coupon?: string;
  giftCard?: string;
  currency?: string;
  address?: object;
  tax?: { amount: { now: Dollars; next: Dollars } };
}

/** What the billing client said, by its own keys. */
type VectorTotals = Record<string, unknown>;

export interface Vector {
  id: string;
  api: 'Pricing.Checkout' | 'Pricing.Subscription';
  input: VectorInput;
  output: { now: VectorTotals; next: VectorTotals; taxes: { rate: string }[]; errors?: string[] };
  /** The right figures where the client is wrong, by path such as 'now.total'. */
  exact?: Record<string, string>;
}

export interface VectorFile {
  catalog: {
    plans: Record<string, VectorPlan>;
    coupons: Record<string, VectorCoupon>;
    giftCards: Record<string, { currency: string; unit_amount: Dollars }>;
  };
  vectors: Vector[];
}

/** Reads the committed vectors, or the file that PRICING_VECTORS names. */
export const readPricingVectors = (): VectorFile => {
  const committed = fileURLToPath(new URL('../vectors/pricing.json', import.meta.url));
  return JSON.parse(readFileSync(process.env.PRICING_VECTORS ?? committed, 'utf8'));
};

/** Decimal text to a whole number of its last kept place, halves up, without a float in between. */
const scaled = (amount: Dollars, places: number): number => {
  const parts = /^(\d*)(?:\.(\d*))?$/.exec(String(amount));
  if (parts === null) throw new Error(`'${amount}' is not a decimal, so the vector cannot be read.`);
  const [, whole = '', fraction = ''] = parts;
  const digits = fraction.padEnd(places + 1, '0');
  const kept = Number(`${whole}${digits.slice(0, places)}`);
  return Number(digits.charAt(places)) >= 5 ? kept + 1 : kept;
};

const toCents = (amount: Dollars): Cents => cents(scaled(amount, 2));

const spanUnit = (interval: string): 'day' | 'week' | 'month' => {
  const unit = interval.replace(/s$/, '');
  if (unit === 'day' || unit === 'week' || unit === 'month') return unit;
  throw new Error(`'${interval}' is no known interval, so the vector cannot be read.`);
};

const known = <Value>(table: Record<string, Value>, key: string): Value => {
  const value = table[key];
  if (value === undefined) throw new Error(`The catalogue has no '${key}'.`);
  return value;
};

const lineOf = (file: VectorFile, currency: string, bought: VectorSubscription): QuoteLine<string> => {
  const plan = known(file.catalog.plans, bought.plan);
  const price = known(plan.price, currency);
  const addOns = (bought.addons ?? []).map(({ code, quantity }) => {
    const addOn = plan.addons.find((candidate) => candidate.code === code);
    if (addOn === undefined) throw new Error(`The plan '${plan.code}' has no add-on '${code}'.`);
    return { code, quantity, unitAmountCents: toCents(known(addOn.price, currency).unit_amount) };
  });
  const unit = spanUnit(plan.period.interval);
  return {
    planCode: plan.code,
    quantity: bought.quantity ?? 1,
    unitAmountCents: toCents(price.unit_amount),
    setupFeeCents: toCents(price.setup_fee),
    addOns,
    interval:
      unit === 'week'
        ? { length: plan.period.length * 7, unit: 'day' }
        : { length: plan.period.length, unit },
    ...(plan.trial ? { planTrial: { length: plan.trial.length, unit: spanUnit(plan.trial.interval) } } : {}),
  };
};

const discountOf = ({ discount }: VectorCoupon, currency: string): Coupon['discount'] => {
  switch (discount.type) {
    case 'percent':
      return { type: 'percent', percent: scaled(discount.rate, 2) };
    case 'free_trial':
      return { type: 'free_trial', amount: discount.trial.amount, unit: spanUnit(discount.trial.unit) };
    case 'dollars': {
      const worthIn = discount.amount[currency] === undefined ? Object.keys(discount.amount)[0] : currency;
      const amount = worthIn === undefined ? 0 : known(discount.amount, worthIn);
      return { type: 'dollars', amountCents: toCents(amount), currency: worthIn ?? 'USD' };
    }
    default:
      return discount satisfies never;
  }
};

const couponOf = (file: VectorFile, currency: string, code: string): Coupon<string> | UnknownCode => {
  const coupon = file.catalog.coupons[code];
  if (coupon === undefined) return { code, found: false };
  const planCodes = coupon.applies_to_all_plans ? null : coupon.plans;
  return {
    code,
    discount: discountOf(coupon, currency),
    appliesForMonths: coupon.applies_for_months ?? null,
    singleUse: coupon.single_use,
    planCodes: coupon.applies_to_plans ? planCodes : [],
    redemptionResource: coupon.redemption_resource,
    appliesToCharges: coupon.applies_to_non_plan_charges,
  };
};

const giftCardOf = (file: VectorFile, code: string): GiftCard | UnknownCode => {
  const card = file.catalog.giftCards[code];
  return card === undefined
    ? { code, found: false }
    : { code, currency: card.currency, balanceCents: toCents(card.unit_amount) };
};

const taxOf = ({ input, output }: Vector): QuoteTax | null => {
  if (input.tax) {
    return {
      type: 'amounts',
      nowCents: toCents(input.tax.amount.now),
      nextCents: toCents(input.tax.amount.next),
    };
  }
  const rate = output.taxes[0]?.rate;
  return rate === undefined ? null : { type: 'rate', rateMillionths: scaled(rate, 6) };
};

const readKeys = new Set([
  'plan',
  'quantity',
  'addons',
  'subscriptions',
  'adjustments',
  'coupon',
  'giftCard',
  'currency',
  'address',
  'tax',
]);

/** A vector as our own input. A key that nobody reads here fails: it would be a rule that nobody checks. */
export const vectorInput = (file: VectorFile, vector: Vector): QuoteInput<string> => {
  const { input } = vector;
  const unread = Object.keys(input).filter((key) => !readKeys.has(key));
  if (unread.length > 0) throw new Error(`The vector '${vector.id}' has keys that are not read: ${unread}.`);
  const currency = input.currency ?? 'USD';
  const single = input.plan === undefined ? [] : [{ ...input, plan: input.plan }];
  return {
    currency,
    atMs: Date.UTC(2026, 10, 20),
    lines: [...single, ...(input.subscriptions ?? [])].map((bought) => lineOf(file, currency, bought)),
    charges: (input.adjustments ?? []).map(({ amount, quantity, taxExempt = false }) => ({
      amountCents: toCents(amount),
      quantity,
      taxExempt,
    })),
    coupon: input.coupon === undefined ? null : couponOf(file, currency, input.coupon),
    giftCard: input.giftCard === undefined ? null : giftCardOf(file, input.giftCard),
    tax: taxOf(vector),
  };
};

/** The figures of an invoice under the client's names for them. */
const figures = {
  'Pricing.Checkout': {
    subscriptions: (invoice: Invoice) => invoice.subscriptionsCents,
    adjustments: (invoice: Invoice) => invoice.chargesCents,
    discount: (invoice: Invoice) => invoice.discountCents,
    subtotal: (invoice: Invoice) => invoice.subtotalCents,
    taxes: (invoice: Invoice) => invoice.taxesCents,
    giftCard: (invoice: Invoice) => invoice.giftCardCents,
    total: (invoice: Invoice) => invoice.totalCents,
  },
  'Pricing.Subscription': {
    subtotal: (invoice: Invoice) => invoice.subtotalCents,
    discount: (invoice: Invoice) => invoice.discountCents,
    tax: (invoice: Invoice) => invoice.taxesCents,
    gift_card: (invoice: Invoice) => invoice.giftCardCents,
    total: (invoice: Invoice) => invoice.totalCents,
  },
};

/** Ours and theirs, figure by figure in cents, for one of the two invoices. */
export const compareFigures = (vector: Vector, when: 'now' | 'next', invoice: Invoice) => {
  const ours: Record<string, number> = {};
  const theirs: Record<string, number> = {};
  for (const [key, figure] of Object.entries(figures[vector.api])) {
    const said = vector.exact?.[`${when}.${key}`] ?? vector.output[when][key];
    if (said === undefined) continue;
    ours[key] = figure(invoice);
    theirs[key] = toCents(String(said));
  }
  if (vector.api === 'Pricing.Subscription') {
    const parts = ['plan', 'addons', 'setup_fee'].map((key) => toCents(String(vector.output[when][key])));
    ours.subscriptions = invoice.subscriptionsCents;
    theirs.subscriptions = parts.reduce((sum, part) => sum + part, 0);
  }
  return { ours, theirs };
};
