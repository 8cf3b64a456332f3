import type { Quote } from '@backbeat/domain';
import { planTitle } from '../catalogue/plans.ts';
import { newId } from '../store/ids.ts';
import type { LineItem, Subscription } from '../store/rows.ts';
import { type Order, type OrderLine, reachedLines } from './order.ts';

/** A line of an order and the subscription that it starts. */
export interface StartedLine {
  readonly line: OrderLine;
  readonly subscription: Subscription;
}

const planItem = ({ line, subscription }: StartedLine): LineItem => {
  const isTrial = subscription.trialEndsAtMs !== null;
  const unitAmountCents = isTrial ? 0 : line.unitAmountCents;
  return {
    id: newId(),
    kind: 'charge',
    description: isTrial ? `${planTitle(line.plan)}: free trial` : planTitle(line.plan),
    planCode: line.plan.code,
    subscriptionId: subscription.id,
    quantity: line.quantity,
    unitAmountCents,
    subtotalCents: unitAmountCents * line.quantity,
    discountCents: 0,
    amountCents: unitAmountCents * line.quantity,
    startMs: subscription.periodStartedAtMs,
    endMs: subscription.periodEndsAtMs,
  };
};

/** Spreads the discount over the items that it may reach, first come first served, so that the cents add up. */
const discounted = (
  items: readonly LineItem[],
  reached: ReadonlySet<string>,
  discountCents: number,
): LineItem[] => {
  let left = discountCents;
  return items.map((item) => {
    const share =
      item.subscriptionId !== null && reached.has(item.subscriptionId)
        ? Math.min(left, item.subtotalCents)
        : 0;
    left -= share;
    return { ...item, discountCents: share, amountCents: item.subtotalCents - share };
  });
};

/** What stands on the first invoice of an order. */
export const orderItems = (
  order: Order,
  started: readonly StartedLine[],
  quote: Quote,
  atMs: number,
): LineItem[] => {
  const reached = reachedLines(order);
  const reachedIds = new Set(
    started.filter(({ line }) => reached.has(line)).map(({ subscription }) => subscription.id),
  );
  const charges = order.charges.map(
    (entry): LineItem => ({
      id: newId(),
      kind: 'charge',
      description: entry.description,
      planCode: null,
      subscriptionId: null,
      quantity: entry.quantity,
      unitAmountCents: entry.unitAmountCents,
      subtotalCents: entry.quantity * entry.unitAmountCents,
      discountCents: 0,
      amountCents: entry.quantity * entry.unitAmountCents,
      startMs: atMs,
      endMs: null,
      ...(entry.accountingCode === undefined ? {} : { accountingCode: entry.accountingCode }),
    }),
  );
  return discounted([...started.map(planItem), ...charges], reachedIds, quote.now.discountCents);
};
