import type { CatalogueCoupon } from '../catalogue/coupons.ts';
import type { PaidPlan } from '../catalogue/plans.ts';
import type { GiftCardRow, PaymentMethod, Person } from '../store/rows.ts';
import { spanEnd } from './periods.ts';
import type { TaxAddress } from './tax.ts';

/** One plan of an order. */
export interface OrderLine {
  readonly plan: PaidPlan;
  readonly quantity: number;
  readonly unitAmountCents: number;
  readonly isTaxInclusive: boolean;
}

/** A one-off charge of an order. */
interface OrderCharge {
  readonly description: string;
  readonly quantity: number;
  readonly unitAmountCents: number;
  readonly accountingCode?: string;
  readonly isTaxInclusive: boolean;
  readonly isTaxExempt: boolean;
}

/** Who buys. */
export interface Buyer {
  readonly accountCode: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What is missing stays as the account has it. */
  readonly address: Partial<TaxAddress>;
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

/** The line that the order's coupon discounts: the most expensive one of the plans that it is for. */
export const reachedLine = ({ lines, coupon }: Pick<Order, 'lines' | 'coupon'>): OrderLine | undefined =>
  lines
    .filter(({ plan }) => coupon !== null && (coupon.planCodes?.includes(plan.code) ?? true))
    .toSorted((a, b) => b.quantity * b.unitAmountCents - a.quantity * a.unitAmountCents)[0];

/** When a line's free trial ends; `null` when it has none. */
export const trialEnd = (order: Order, line: OrderLine, atMs: number): number | null => {
  const discount = order.coupon?.discount;
  if (discount?.type !== 'free_trial' || line !== reachedLine(order)) return null;
  return spanEnd(atMs, { length: discount.amount, unit: discount.unit });
};

/** The holder of a payment method without a name and address. */
export const noPerson: Person = {
  firstName: '',
  lastName: '',
  company: '',
  vatNumber: '',
  address: { street1: '', street2: '', city: '', region: '', postalCode: '', country: '', phone: '' },
};
