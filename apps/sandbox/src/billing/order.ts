import { addSpan, type Cents, cents, type GiftCard, type Quote, quote } from '@backbeat/domain';
import type { CatalogueCoupon } from '../catalogue/coupons.ts';
import { monthsOf, type PaidPlan } from '../catalogue/plans.ts';
import type { GiftCardRow, PaymentMethod, Person } from '../store/rows.ts';

/** One plan of an order. */
export interface OrderLine {
  readonly plan: PaidPlan;
  readonly quantity: number;
  readonly unitAmountCents: Cents;
}

/** A one-off charge of an order. */
interface OrderCharge {
  readonly description: string;
  readonly quantity: number;
  readonly unitAmountCents: Cents;
  readonly accountingCode?: string;
}

/** Who buys. */
export interface Buyer {
  readonly accountCode: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A payment method that replaces the account's. */
export interface NewBilling {
  readonly method: PaymentMethod;
  readonly person: Person;
}

/** Everything that a purchase consists of, already looked up and checked. */
export interface Order {
  readonly buyer: Buyer;
  readonly lines: readonly OrderLine[];
  readonly charges: readonly OrderCharge[];
  readonly coupon: CatalogueCoupon | null;
  readonly giftCard: GiftCardRow | null;
  readonly billing: NewBilling | null;
  readonly origin: 'api' | 'hpp';
}

const asCard = (card: GiftCardRow | null): GiftCard | null =>
  card === null ? null : { code: card.code, currency: 'USD', balanceCents: cents(card.balanceCents) };

/** What the order costs now and later: the domain's figures, the same that the site shows. */
export const priceOrder = (
  order: Pick<Order, 'lines' | 'charges' | 'coupon' | 'giftCard'>,
  atMs: number,
): Quote =>
  quote({
    currency: 'USD',
    lines: order.lines.map(({ plan, quantity, unitAmountCents }) => ({
      planCode: plan.code,
      quantity,
      unitAmountCents,
      interval: { length: monthsOf(plan), unit: 'month' },
    })),
    charges: order.charges.map(({ quantity, unitAmountCents }) => ({
      quantity,
      amountCents: unitAmountCents,
    })),
    coupon: order.coupon,
    giftCard: asCard(order.giftCard),
    atMs,
  });

const worth = ({ quantity, unitAmountCents }: OrderLine): number => quantity * unitAmountCents;

/** The lines that the order's coupon works on: one, the dearest, when it is redeemed per subscription. */
export const reachedLines = ({ lines, coupon }: Pick<Order, 'lines' | 'coupon'>): ReadonlySet<OrderLine> => {
  if (coupon === null) return new Set();
  const eligible = lines.filter(
    ({ plan }) => coupon.planCodes === null || coupon.planCodes.includes(plan.code),
  );
  if (coupon.redemptionResource !== 'subscription') return new Set(eligible);
  return new Set(eligible.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1));
};

/** When a line's free trial ends; `null` when it has none. */
export const trialEnd = (
  order: Pick<Order, 'lines' | 'coupon'>,
  line: OrderLine,
  atMs: number,
): number | null => {
  const discount = order.coupon?.discount;
  if (discount?.type !== 'free_trial' || !reachedLines(order).has(line)) return null;
  return addSpan(atMs, { length: discount.amount, unit: discount.unit });
};
