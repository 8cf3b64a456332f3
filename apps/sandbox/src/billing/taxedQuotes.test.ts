import {
  type Cents,
  cents,
  giftCents,
  giftLimits,
  type Quote,
  type QuoteTax,
  quote,
  taxBases,
} from '@backbeat/domain';
import { inForm } from '@backbeat/tooling/inForm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueCoupons } from '../catalogue/coupons.ts';
import { ownGiftCard } from '../catalogue/giftCards.ts';
import { findPlan, monthsOf, type PaidPlan } from '../catalogue/plans.ts';
import { invoiceShape } from '../server-api/invoiceShape.ts';
import type { Invoice, Rows } from '../store/rows.ts';
import { type Change, put, type Reader, withChanges } from '../store/store.ts';
import { changePlan, draftChange } from './changePlan.ts';
import { noPerson, type Order } from './order.ts';
import { draftPurchase, purchase } from './purchase.ts';
import { draftRenewal, renew } from './renew.ts';
import type { TaxAddress } from './tax.ts';

// What a page shows with the provider's previews of tax, against what the provider then bills.

const purchases = inForm({ short: 400, whole: 100_000 });

type Setup = Rows['tax'];
type Part = Setup['rates'][number]['parts'][number];

const rate = (country: string, type: string, parts: readonly (readonly [string, number])[]) => ({
  country,
  postalCode: '',
  type,
  region: country,
  parts: parts.map(([name, millionths]): Part => ({ type: name, region: country, millionths })),
});
const at = (country: string, vatNumber = ''): TaxAddress => ({ country, postalCode: '94110', vatNumber });

const vat = (country: string, millionths: number) => rate(country, 'vat', [['vat', millionths]]);
const setups: readonly (readonly [string, Setup, TaxAddress])[] = (
  [
    ['Germany on top', vat('DE', 190_000), false, at('DE')],
    ['Germany inside', vat('DE', 190_000), true, at('DE')],
    ['Hungary inside', vat('HU', 270_000), true, at('HU')],
    ['United Kingdom on top', rate('GB', 'GB', [['GB', 200_000]]), false, at('GB')],
    ['United Kingdom inside', rate('GB', 'GB', [['GB', 200_000]]), true, at('GB')],
    ['California', rate('US', 'usst', [['usst', 87_500]]), false, at('US')],
    [
      'a state with parts',
      rate('US', 'usst', [
        ['state', 40_000],
        ['city', 48_755],
      ]),
      false,
      at('US'),
    ],
    [
      'British Columbia',
      rate('CA', 'CA', [
        ['GST', 50_000],
        ['PST', 70_000],
      ]),
      false,
      at('CA'),
    ],
    [
      'Quebec inside',
      rate('CA', 'CA', [
        ['GST', 50_000],
        ['QST', 99_750],
      ]),
      true,
      at('CA'),
    ],
    ['a business in Germany', vat('DE', 190_000), false, at('DE', 'DE123456789')],
  ] as const
).map(([name, one, isInclusive, address]) => [name, { isInclusive, home: 'FR', rates: [one] }, address]);

const planCodes = [
  'rocksprem_i_m_v2',
  'rocksprem_i_y_v2',
  'rockspremdownloads_m_v1',
  'rockspremdownloads_y_v1',
  'rockspro_m_v1',
  'rockspro_y_v1',
] as const;
const anyPlan = fc
  .constantFrom(...planCodes)
  .map((code) => findPlan(code))
  .filter((plan) => plan !== undefined);
const anyCents = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000 }));

const anyBuying = fc.record({
  plan: anyPlan,
  otherPlan: anyPlan,
  /** Pro has a price for each audience, and prices of the past go on. */
  priceCents: fc.option(fc.integer({ min: 1, max: 60_000 })),
  coupon: fc.option(fc.constantFrom(...catalogueCoupons.filter(({ state }) => state === 'redeemable'))),
  cardCents: fc.option(anyCents),
  creditCents: anyCents,
  places: fc.integer({ min: 1, max: giftLimits.places }),
  days: fc.integer({ min: 0, max: 27 }),
  atMs: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2040, 0, 1) }),
});
type Buying = typeof anyBuying extends fc.Arbitrary<infer Bought> ? Bought : never;

const empty: Reader = { get: () => undefined, list: () => [], entries: () => [], size: () => 0 };
const card = {
  kind: 'card',
  brand: 'Visa',
  firstSix: '411111',
  lastFour: '1111',
  expiryMonth: 12,
  expiryYear: 2099,
  outcome: 'approved',
  challenge: null,
} as const;

const booksWith = (setup: Setup, creditCents: number, atMs: number) => {
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
  const store = withChanges(empty, [put('accounts', 'a', account), put('tax', 'site', setup)]);
  return { store, clock: { nowMs: () => atMs } };
};

const orderOf = (
  accountCode: string,
  address: TaxAddress,
  bought: Partial<Pick<Order, 'lines' | 'charges' | 'coupon' | 'giftCard'>>,
): Order => ({
  buyer: { accountCode, email: '', username: '', firstName: '', lastName: '', address },
  lines: [],
  charges: [],
  coupon: null,
  giftCard: null,
  billing: { method: card, person: noPerson },
  origin: 'api',
  ...bought,
});

const lineOf = (plan: PaidPlan, unitAmountCents: number, isTaxInclusive: boolean) => ({
  plan,
  quantity: 1,
  unitAmountCents,
  isTaxInclusive,
});
const chargeOf = (quantity: number, unitAmountCents: number, isTaxInclusive: boolean) => ({
  description: 'Gift',
  quantity,
  unitAmountCents,
  isTaxInclusive,
  isTaxExempt: false,
});

/** The tax as the api asks for it: a purchase of each amount, by nobody, at the buyer's address. */
const previewed = (
  store: Reader,
  address: TaxAddress,
  { plan, isInclusive, atMs }: { plan: PaidPlan | null; isInclusive: boolean; atMs: number },
  amounts: readonly Cents[],
): QuoteTax => ({
  type: 'previewed',
  isIncluded: isInclusive,
  amounts: amounts.map((subtotalCents) => {
    const bought =
      plan === null
        ? { charges: [chargeOf(1, subtotalCents, isInclusive)] }
        : { lines: [lineOf(plan, subtotalCents, isInclusive)] };
    const order = orderOf('tax-preview', address, bought);
    const { invoice } = draftPurchase({ store, clock: { nowMs: () => atMs } }, order);
    const parts = invoice.lineItems.flatMap(({ tax }) => tax?.parts ?? []);
    return {
      subtotalCents,
      lines: parts.map(({ type, region, cents: amount }) => ({ type, region, amountCents: cents(amount) })),
    };
  }),
});

const quoteOf = ({ plan, priceCents, coupon, cardCents, creditCents, atMs }: Buying, tax: QuoteTax | null) =>
  quote({
    currency: 'USD',
    lines: [
      {
        planCode: plan.code,
        quantity: 1,
        unitAmountCents: cents(priceCents ?? plan.amountCents),
        interval: { length: monthsOf(plan), unit: 'month' },
      },
    ],
    coupon: coupon?.planCodes === null || coupon?.planCodes.includes(plan.code) ? coupon : null,
    giftCard: cardCents === null ? null : { code: 'GIFT', currency: 'USD', balanceCents: cents(cardCents) },
    creditCents: cents(creditCents),
    tax,
    atMs,
  });

const quotedFigures = ({ atMs, totalCents, taxes }: Quote['now']): number[] => [
  atMs,
  taxes?.lines.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? -1,
  totalCents,
];
const billedFigures = (invoice: Invoice): number[] => [
  invoice.createdAtMs,
  invoice.taxCents,
  invoice.paidCents + invoice.balanceCents,
];

const kept = /^(accounts|giftCards|redemptions|subscriptions)$/;

/** What the provider bills: the purchase, and renewals as long as the quote lists invoices. */
const billsOf = (books: ReturnType<typeof booksWith>, order: Order, count: number) => {
  const bills: Invoice[] = [];
  let { store } = books;
  let changes: readonly Change[] = purchase(books, order).changes;
  const last = new Map<string, Change>();
  for (;;) {
    for (const change of changes) {
      if (change.table === 'invoices' && change.row !== null) bills.push(change.row);
      // Earlier bills are looked at by a change of plan alone, and make the rest slow.
      if (count === 1 || kept.test(change.table)) last.set(`${change.table} ${change.id}`, change);
    }
    store = withChanges(books.store, [...last.values()]);
    const [subscription] = store.list('subscriptions');
    if (subscription === undefined || bills.length >= count) return { bills, store };
    changes = renew(store, subscription, subscription.periodEndsAtMs);
  }
};

/** A bill as the api reads it: its lines less the discount, and the tax that is on top of them, are its total. */
const addsUp = (store: Reader, invoice: Invoice): boolean => {
  const shown = JSON.parse(JSON.stringify(invoiceShape(store, invoice, undefined)));
  const inCents = (amount: number): number => Math.round(amount * 100);
  const lines = shown.line_items.map(({ subtotal }: { subtotal: number }) => inCents(subtotal));
  const sold = lines.reduce((sum: number, line: number) => sum + line, 0) - inCents(shown.discount);
  const isInside = invoice.lineItems.some(({ isTaxInclusive }) => isTaxInclusive);
  return sold + (isInside ? 0 : inCents(shown.tax)) === inCents(shown.total);
};

/** The change to another plan after some days: what the preview and the next bill come to, and what is billed. */
const changeOf = (store: Reader, { otherPlan, days, atMs }: Buying, address: TaxAddress) => {
  const [subscription] = store.list('subscriptions');
  if (subscription === undefined) throw new Error('Nothing was bought.');
  const nowMs = atMs + days * 86_400_000;
  const change = {
    plan: otherPlan,
    quantity: 1,
    unitAmountCents: otherPlan.amountCents,
    addOns: [],
    coupon: null,
    isNow: true,
  };
  const preview = draftChange(store, subscription, change, nowMs);
  const done = changePlan(store, subscription, change, card, nowMs);
  const after = withChanges(store, done.changes);
  const changed = after.get('subscriptions', subscription.id);
  if (!done.isDone || changed === undefined) throw new Error('The change was declined.');
  const next = draftRenewal(after, changed, changed.periodEndsAtMs)?.invoice;
  const { isTaxInclusive: isInclusive } = changed;
  const priceCents = cents((next?.subtotalCents ?? 0) - (next?.discountCents ?? 0));
  const tax = previewed(store, address, { plan: otherPlan, isInclusive, atMs: nowMs }, [priceCents]);
  const taxCents =
    tax.type === 'previewed' && !isInclusive
      ? (tax.amounts[0]?.lines.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? 0)
      : 0;
  const leftCents =
    done.draft.creditLeftCents +
    after.list('giftCards').reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  return {
    store: after,
    invoices: [done.draft.invoice, done.draft.credit].filter((invoice) => invoice !== null),
    shown: [preview.invoice?.balanceCents ?? 0, Math.max(0, priceCents + taxCents - leftCents)],
    charged: [done.draft.invoice?.paidCents ?? 0, next?.balanceCents ?? 0],
  };
};

/** A month that is given is a charge of its own, with a quantity. */
const giftOf = (store: Reader, { places, atMs }: Buying, setup: Setup, address: TaxAddress) => {
  const totalCents = giftCents(places);
  const { isInclusive } = setup;
  const tax = previewed(store, address, { plan: null, isInclusive, atMs }, [totalCents]);
  const { now } = quote({
    currency: 'USD',
    lines: [],
    charges: [{ amountCents: giftCents(1), quantity: places }],
    tax,
    atMs,
  });
  const order = orderOf('giver', address, { charges: [chargeOf(places, giftCents(1), isInclusive)] });
  const { invoice } = draftPurchase({ store, clock: { nowMs: () => atMs } }, order);
  return { shown: now.totalCents, charged: invoice.balanceCents };
};

test.each(setups)(
  '%s: what is shown is billed, now and at every renewal, with a change of plan and gift months',
  (_, setup, address) => {
    fc.assert(
      fc.property(anyBuying, (bought) => {
        const { plan, priceCents, coupon, cardCents, creditCents, atMs } = bought;
        const books = booksWith(setup, creditCents, atMs);
        const { isInclusive } = setup;
        const bases = taxBases(quoteOf(bought, null));
        const quoted = quoteOf(bought, previewed(books.store, address, { plan, isInclusive, atMs }, bases));
        const isRedeemed = coupon?.planCodes === null || coupon?.planCodes.includes(plan.code);
        const order = orderOf('a', address, {
          lines: [lineOf(plan, priceCents ?? plan.amountCents, isInclusive)],
          coupon: isRedeemed ? coupon : null,
          giftCard: cardCents === null ? null : ownGiftCard('GIFT', cardCents, 0),
        });
        const first = billsOf(books, order, 1);
        const { bills, store } = billsOf(books, order, quoted.schedule.length);
        const changed = changeOf(first.store, bought, address);
        const gift = giftOf(books.store, bought, setup, address);
        const sides = [
          [quoted.schedule.map(quotedFigures), bills.map(billedFigures)],
          [changed.shown, changed.charged],
          [gift.shown, gift.charged],
          [true, [...bills, ...changed.invoices].every((invoice) => addsUp(store, invoice))],
        ];
        for (const [shown, charged] of sides)
          if (JSON.stringify(shown) !== JSON.stringify(charged)) expect(charged).toEqual(shown);
      }),
      { numRuns: Math.ceil(purchases / setups.length) },
    );
  },
  600_000,
);
