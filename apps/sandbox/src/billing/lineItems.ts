import type { CatalogueCoupon } from '../catalogue/coupons.ts';
import { addOnName, type PaidPlan, planTitle } from '../catalogue/plans.ts';
import { newId } from '../store/ids.ts';
import type { LineItem, Subscription } from '../store/rows.ts';
import { type Order, type OrderLine, reachedLine } from './order.ts';

/** A line of an order and the subscription that it starts. */
export interface StartedLine {
  readonly line: OrderLine;
  readonly subscription: Subscription;
}

type NewItem = Omit<LineItem, 'id' | 'kind' | 'discountCents' | 'tax' | 'taxCents' | 'amountCents'>;

/**
 * What a coupon takes off an amount, in cents. A percentage rounds half up. Of a fixed amount, what exceeds the
 * price is lost. A free trial takes nothing off.
 */
const discountCents = ({ discount }: CatalogueCoupon, amountCents: number): number => {
  if (discount.type === 'percent') return Math.round((amountCents * discount.percent) / 100);
  return discount.type === 'dollars' ? Math.min(discount.amountCents, amountCents) : 0;
};

/** A charge, less the coupon's discount and before tax. */
const chargeItem = (item: NewItem, coupon: CatalogueCoupon | null): LineItem => {
  const offCents = coupon === null ? 0 : discountCents(coupon, item.subtotalCents);
  return {
    id: newId(),
    kind: 'charge',
    ...item,
    discountCents: offCents,
    tax: null,
    taxCents: 0,
    amountCents: item.subtotalCents - offCents,
  };
};

/** A period of a plan. */
const planItem = (
  plan: PaidPlan,
  { id, quantity, unitAmountCents, isTaxInclusive, periodStartedAtMs, periodEndsAtMs }: Subscription,
  coupon: CatalogueCoupon | null,
  other: Partial<
    Pick<NewItem, 'description' | 'quantity' | 'unitAmountCents' | 'subtotalCents' | 'startMs'>
  > = {},
): LineItem =>
  chargeItem(
    {
      description: planTitle(plan),
      planCode: plan.code,
      subscriptionId: id,
      quantity,
      unitAmountCents,
      subtotalCents: quantity * unitAmountCents,
      isTaxInclusive,
      isTaxExempt: false,
      startMs: periodStartedAtMs,
      endMs: periodEndsAtMs,
      ...other,
    },
    coupon,
  );

/** What all add-ons cost in a period. */
export const addOnsCents = (addOns: Subscription['addOns']): number =>
  addOns.reduce((sum, { quantity, unitAmountCents }) => sum + quantity * unitAmountCents, 0);

/** The rest of a period: when it begins, and what of a price falls on it. */
interface Rest {
  readonly startMs: number;
  readonly shareOf: (cents: number) => number;
}

/**
 * The lines of a period of a subscription, or of its rest: the plan, and each add-on. A coupon is taken off their sum, and
 * each line has what it adds to that.
 */
export const subscriptionItems = (
  plan: PaidPlan,
  subscription: Subscription,
  coupon: CatalogueCoupon | null,
  rest?: Rest,
): LineItem[] => {
  const { quantity, unitAmountCents, addOns } = subscription;
  const shareOf = rest?.shareOf ?? ((cents: number) => cents);
  const part = { ...(rest && { startMs: rest.startMs }), subtotalCents: shareOf(quantity * unitAmountCents) };
  const planLine = planItem(plan, subscription, coupon, part);
  let sumCents = planLine.subtotalCents;
  const addOnLines = addOns.map(({ code, ...sold }) => {
    const subtotalCents = shareOf(sold.quantity * sold.unitAmountCents);
    const description = addOnName(plan, code);
    const line = planItem(plan, subscription, null, { ...part, ...sold, description, subtotalCents });
    const before = coupon === null ? 0 : discountCents(coupon, sumCents);
    sumCents += subtotalCents;
    const offCents = coupon === null ? 0 : discountCents(coupon, sumCents) - before;
    return { ...line, addOnCode: code, discountCents: offCents, amountCents: subtotalCents - offCents };
  });
  return [planLine, ...addOnLines];
};

const firstItem = (
  { line: { plan }, subscription }: StartedLine,
  coupon: CatalogueCoupon | null,
): LineItem => {
  const trial = { description: `${planTitle(plan)}: free trial`, unitAmountCents: 0, subtotalCents: 0 };
  return planItem(plan, subscription, coupon, subscription.trialEndsAtMs === null ? {} : trial);
};

/** The lines of an order's first invoice. */
export const orderItems = (order: Order, started: readonly StartedLine[], atMs: number): LineItem[] => {
  const reached = reachedLine(order);
  return [
    ...started.map((each) => firstItem(each, each.line === reached ? order.coupon : null)),
    ...order.charges.map((entry) =>
      chargeItem(
        {
          ...entry,
          planCode: null,
          subscriptionId: null,
          subtotalCents: entry.quantity * entry.unitAmountCents,
          startMs: atMs,
          endMs: null,
        },
        null,
      ),
    ),
  ];
};
