import type { CatalogueCoupon } from '../catalogue/coupons.ts';
import { planTitle } from '../catalogue/plans.ts';
import { newId } from '../store/ids.ts';
import type { LineItem, Subscription } from '../store/rows.ts';
import { type Order, type OrderLine, reachedLine } from './order.ts';

/** A line of an order and the subscription that it starts. */
export interface StartedLine {
  readonly line: OrderLine;
  readonly subscription: Subscription;
}

type NewItem = Omit<LineItem, 'id' | 'kind' | 'discountCents' | 'amountCents'>;

/**
 * What a coupon takes off an amount. A percentage is of whole cents, and half a cent counts as a whole one; a
 * fixed amount is no more than there is, and its rest is lost. A free trial takes nothing off.
 */
const discountCents = ({ discount }: CatalogueCoupon, amountCents: number): number => {
  if (discount.type === 'percent') return Math.round((amountCents * discount.percent) / 100);
  return discount.type === 'dollars' ? Math.min(discount.amountCents, amountCents) : 0;
};

/** Something that is charged, less what a coupon takes off it. */
export const chargeItem = (item: NewItem, coupon: CatalogueCoupon | null): LineItem => {
  const offCents = coupon === null ? 0 : discountCents(coupon, item.subtotalCents);
  return {
    id: newId(),
    kind: 'charge',
    ...item,
    discountCents: offCents,
    amountCents: item.subtotalCents - offCents,
  };
};

const planItem = ({ line, subscription }: StartedLine, coupon: CatalogueCoupon | null): LineItem => {
  const isTrial = subscription.trialEndsAtMs !== null;
  const unitAmountCents = isTrial ? 0 : line.unitAmountCents;
  return chargeItem(
    {
      description: isTrial ? `${planTitle(line.plan)}: free trial` : planTitle(line.plan),
      planCode: line.plan.code,
      subscriptionId: subscription.id,
      quantity: line.quantity,
      unitAmountCents,
      subtotalCents: unitAmountCents * line.quantity,
      startMs: subscription.periodStartedAtMs,
      endMs: subscription.periodEndsAtMs,
    },
    coupon,
  );
};

/** What stands on the first invoice of an order. */
export const orderItems = (order: Order, started: readonly StartedLine[], atMs: number): LineItem[] => {
  const reached = reachedLine(order);
  return [
    ...started.map((each) => planItem(each, each.line === reached ? order.coupon : null)),
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
