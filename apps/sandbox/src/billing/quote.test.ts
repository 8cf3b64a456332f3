import { cents, type Invoice as Quoted, quote } from '@backbeat/domain';
import { inForm } from '@backbeat/tooling/inForm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CatalogueCoupon, catalogueCoupons } from '../catalogue/coupons.ts';
import { ownGiftCard } from '../catalogue/giftCards.ts';
import { findPlan, monthsOf } from '../catalogue/plans.ts';
import type { Invoice } from '../store/rows.ts';
import { type Change, put, type Reader, withChanges } from '../store/store.ts';
import { noPerson, type Order, type OrderLine } from './order.ts';
import { draftPurchase, nextBills, purchase } from './purchase.ts';
import { renew } from './renew.ts';

// The site quotes by the domain's arithmetic and the provider bills by its own; for every purchase they must agree.

const purchases = inForm({ short: 2_000, whole: 100_000 });
const schedules = inForm({ short: 500, whole: 10_000 });

const planCodes = [
  'rocksprem_i_m_v2',
  'rocksprem_i_y_v2',
  'rockspremdownloads_m_v1',
  'rockspremdownloads_y_v1',
  'rockspro_m_v1',
  'rockspro_y_v1',
] as const;

/** What gift cards and credit are worth, and most prices. */
const anyCents = fc.integer({ min: 0, max: 30_000 });
const anyPrice = fc.oneof(
  { weight: 8, arbitrary: anyCents },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 99 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000_000 }) },
);

const anyLine = fc
  .record({
    code: fc.constantFrom(...planCodes),
    quantity: fc.integer({ min: 1, max: 5 }),
    amountCents: fc.option(anyPrice),
  })
  .map(({ code, quantity, amountCents }): OrderLine[] => {
    const plan = findPlan(code);
    return plan === undefined
      ? []
      : [{ plan, quantity, unitAmountCents: amountCents ?? plan.amountCents, isTaxInclusive: false }];
  });

const anyCharge = fc.record({
  description: fc.constant('Charge'),
  quantity: fc.integer({ min: 1, max: 3 }),
  unitAmountCents: anyPrice,
  isTaxInclusive: fc.constant(false),
  isTaxExempt: fc.constant(false),
});

const anyCoupon = fc
  .record({
    discount: fc.oneof(
      fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ type: fc.constant('dollars' as const), amountCents: anyCents.map(cents) }),
      fc.record({
        type: fc.constant('free_trial' as const),
        amount: fc.integer({ min: 1, max: 90 }),
        unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      }),
    ),
    appliesForMonths: fc.option(fc.integer({ min: 1, max: 36 })),
    singleUse: fc.boolean(),
    planCodes: fc.option(fc.subarray([...planCodes], { minLength: 1 })),
  })
  .map(
    (terms): CatalogueCoupon => ({
      ...terms,
      code: 'any',
      name: 'Any',
      redemptionResource: 'subscription',
      state: 'redeemable',
      perAccount: null,
    }),
  );

const anyKnownCoupon = fc.constantFrom(...catalogueCoupons);

interface Case {
  readonly order: Order;
  readonly creditCents: number;
  readonly atMs: number;
}

const anyCase = (maxLines: number, coupon: fc.Arbitrary<CatalogueCoupon>): fc.Arbitrary<Case> =>
  fc
    .record({
      lines: fc.array(anyLine, { minLength: 1, maxLength: maxLines }).map((lines) => lines.flat()),
      charges: fc.array(anyCharge, { maxLength: 2 }),
      coupon: fc.option(coupon),
      cardCents: fc.option(anyCents),
      creditCents: fc.oneof(fc.constant(0), anyCents),
      atMs: fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }),
    })
    .map(({ lines, charges, coupon: entered, cardCents, creditCents, atMs }) => ({
      order: {
        buyer: { accountCode: 'a', email: '', username: '', firstName: '', lastName: '', address: {} },
        lines,
        charges,
        coupon: entered,
        giftCard: cardCents === null ? null : ownGiftCard('GIFT', cardCents, 0),
        billing: {
          method: {
            kind: 'card',
            brand: 'Visa',
            firstSix: '411111',
            lastFour: '1111',
            expiryMonth: 12,
            expiryYear: 2099,
            outcome: 'approved',
            challenge: null,
          },
          person: noPerson,
        },
        origin: 'api',
      },
      creditCents,
      atMs,
    }));

const empty: Reader = { get: () => undefined, list: () => [], entries: () => [], size: () => 0 };

/** The books of a provider with one account that has so much credit. */
const booksOf = ({ creditCents, atMs }: Case) => {
  const account = {
    id: 'a',
    code: 'a',
    email: '',
    username: '',
    firstName: '',
    lastName: '',
    hostedLoginToken: '',
    country: '',
    postalCode: '',
    vatNumber: '',
    creditCents,
    credits: [],
    createdAtMs: 0,
    updatedAtMs: 0,
    closedAtMs: null,
    billing: null,
  };
  return { store: withChanges(empty, [put('accounts', 'a', account)]), clock: { nowMs: () => atMs } };
};

const quoteOf = ({ order, creditCents, atMs }: Case) =>
  quote({
    currency: 'USD',
    lines: order.lines.map(({ plan, quantity, unitAmountCents }) => ({
      planCode: plan.code,
      quantity,
      unitAmountCents: cents(unitAmountCents),
      interval: { length: monthsOf(plan), unit: 'month' },
    })),
    charges: order.charges.map(({ quantity, unitAmountCents }) => ({
      quantity,
      amountCents: cents(unitAmountCents),
    })),
    coupon: order.coupon,
    giftCard:
      order.giftCard === null
        ? null
        : { code: 'GIFT', currency: 'USD', balanceCents: cents(order.giftCard.balanceCents) },
    creditCents: cents(creditCents),
    atMs,
  });

/** An invoice's date and figures, in the same order for both. */
const quoted = ({ atMs, ...of }: Quoted): number[] => [
  atMs,
  of.subscriptionsCents + of.chargesCents,
  of.discountCents,
  of.giftCardCents,
  of.creditCents,
  of.totalCents,
];

const billed = (invoice: Invoice): number[] => [
  invoice.createdAtMs,
  invoice.subtotalCents,
  invoice.discountCents,
  invoice.giftCardCents,
  invoice.creditCents,
  invoice.paidCents + invoice.balanceCents,
];

/** Bills of several subscriptions as one, of the earliest date. */
const summed = (bills: readonly number[][]): number[] =>
  bills.reduce(([atMs = 0, ...sums], [otherMs = 0, ...others]) => [
    Math.min(atMs, otherMs),
    ...sums.map((sum, index) => sum + (others[index] ?? 0)),
  ]);

/** Both sides as text: a matcher for each purchase would take longer than all the rest. */
const check = (
  numRuns: number,
  cases: fc.Arbitrary<Case>,
  sides: (bought: Case) => { readonly bills: unknown; readonly quotes: unknown },
): void =>
  fc.assert(
    fc.property(cases, (bought) => {
      const { bills, quotes } = sides(bought);
      if (JSON.stringify(bills) !== JSON.stringify(quotes)) expect(bills).toEqual(quotes);
    }),
    { numRuns },
  );

test('purchases of up to three plans cost now and next what they are quoted', () => {
  check(purchases, anyCase(3, fc.oneof(anyCoupon, anyKnownCoupon)), (bought) => {
    const books = booksOf(bought);
    const draft = draftPurchase(books, bought.order);
    const { now, next, trialEndsAtMs } = quoteOf(bought);
    const trialEnds = draft.subscriptions.flatMap((row) => row.trialEndsAtMs ?? []);
    // Renewals look their coupon up in the catalogue.
    const hasNext = bought.order.coupon?.code !== 'any';
    const nextSum = hasNext ? summed(nextBills(books, bought.order, draft).map(billed)) : null;
    return {
      bills: [billed(draft.invoice), trialEnds[0] ?? null, nextSum],
      quotes: [quoted(now), trialEndsAtMs, hasNext ? quoted(next) : null],
    };
  });
}, 600_000);

/** Every bill of one plan, first and renewals, each worked out from what the one before left. */
const billsOf = (bought: Case, count: number): Invoice[] => {
  const bills: Invoice[] = [];
  const left = new Map<string, Change>();
  let { store } = booksOf(bought);
  let { changes } = purchase(booksOf(bought), bought.order);
  while (true) {
    for (const change of changes) {
      if (change.table === 'invoices' && change.row !== null) bills.push(change.row);
      if (/^(accounts|giftCards|redemptions|subscriptions)$/.test(change.table))
        left.set(`${change.table} ${change.id}`, change);
    }
    store = withChanges(empty, [...left.values()]);
    const [subscription] = store.list('subscriptions');
    if (subscription === undefined || bills.length >= count) return bills;
    changes = renew(store, subscription, subscription.periodEndsAtMs);
  }
};

test('plans are billed to the end of coupon, gift card and credit as their quoted schedule says', () => {
  check(schedules, anyCase(1, anyKnownCoupon), (bought) => {
    const { schedule } = quoteOf(bought);
    return { bills: billsOf(bought, schedule.length).map(billed), quotes: schedule.map(quoted) };
  });
}, 600_000);
