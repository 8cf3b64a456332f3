import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cents,
  dayMs,
  type PaymentFacts,
  policy,
  type Refund,
  type RefundRowName,
  refundOf,
  refundRefusals,
  refundRefusalTexts,
  refundRows,
  refundRowsOf,
  refundTargets,
} from '../index.ts';

const of = (method: number, giftCard = 0, credit = 0) => ({
  method: cents(method),
  gift_card: cents(giftCard),
  credit: cents(credit),
});

const first: PaymentFacts = {
  kind: 'purchase',
  paidAtMs: 1_000,
  paid: of(1199),
  returned: of(0),
  creditedCents: cents(0),
  isPayPal: false,
  hasCoupon: false,
  gift: null,
  isRunning: true,
  isPaused: false,
  isSecond: false,
  isDisputed: false,
};
const gift: PaymentFacts = { ...first, kind: 'gift', paid: of(5995), gift: { places: 5, claimed: 0 } };
const lastMs = first.paidAtMs + policy.refundWindowDays * dayMs;

const back = (to: ReturnType<typeof of>, ends: 'plan' | 'gift' | null = 'plan'): Refund => ({
  isPossible: true,
  totalCents: cents(to.method + to.gift_card + to.credit),
  to,
  ends,
  untilMs: lastMs,
});
const no = (reason: (typeof refundRefusals)[number]): Refund => ({ isPossible: false, reason });

interface Case {
  readonly payment: PaymentFacts;
  readonly rows: readonly RefundRowName[];
  readonly refund: Refund;
}

/** The table of rows, one payment or more for each. */
const cases: Readonly<Record<RefundRowName, readonly Case[]>> = {
  first_payment: [{ payment: first, rows: ['first_payment'], refund: back(of(1199)) }],
  renewal: [{ payment: { ...first, kind: 'renewal' }, rows: ['renewal'], refund: back(of(1199)) }],
  upgrade: [
    {
      payment: { ...first, kind: 'change', paid: of(6109, 0, 1079) },
      rows: ['upgrade'],
      refund: back(of(6109, 0, 1079)),
    },
  ],
  gift_unclaimed: [{ payment: gift, rows: ['gift_unclaimed'], refund: back(of(5995), 'gift') }],
  gift_claimed: [
    {
      payment: { ...gift, gift: { places: 5, claimed: 2 } },
      rows: ['gift_claimed'],
      refund: back(of(3597), 'gift'),
    },
    { payment: { ...gift, gift: { places: 5, claimed: 5 } }, rows: ['gift_claimed'], refund: no('claimed') },
    {
      // A third of a price that does not divide loses no cent for us, and gives none away.
      payment: { ...gift, paid: of(1000), gift: { places: 3, claimed: 1 } },
      rows: ['gift_claimed'],
      refund: back(of(666), 'gift'),
    },
    {
      // The rest was cancelled before: whoever has a month keeps it, and nobody gets its price.
      payment: { ...gift, gift: { places: 5, claimed: 2 }, returned: of(3597) },
      rows: ['gift_claimed'],
      refund: no('returned'),
    },
    {
      // Support has given a part back.
      payment: { ...gift, gift: { places: 5, claimed: 2 }, returned: of(1000) },
      rows: ['gift_claimed'],
      refund: back(of(2597), 'gift'),
    },
  ],
  gift_card: [
    {
      payment: { ...first, paid: of(699, 500) },
      rows: ['first_payment', 'gift_card'],
      refund: back(of(699, 500)),
    },
    {
      payment: { ...first, paid: of(0, 1199) },
      rows: ['first_payment', 'gift_card'],
      refund: back(of(0, 1199)),
    },
    {
      // Support has given a part back to the card.
      payment: { ...first, paid: of(699, 500), returned: of(300) },
      rows: ['first_payment', 'gift_card'],
      refund: back(of(399, 500)),
    },
    {
      // The card first, then the gift card, then credit.
      payment: { ...first, paid: of(300, 500, 399), creditedCents: cents(500) },
      rows: ['first_payment', 'gift_card', 'plan_changed'],
      refund: back(of(300, 399)),
    },
  ],
  coupon: [
    {
      payment: { ...first, hasCoupon: true, paid: of(599) },
      rows: ['first_payment', 'coupon'],
      refund: back(of(599)),
    },
    {
      payment: { ...first, hasCoupon: true, paid: of(0) },
      rows: ['first_payment', 'coupon'],
      refund: no('nothing_paid'),
    },
  ],
  paypal: [
    { payment: { ...first, isPayPal: true }, rows: ['first_payment', 'paypal'], refund: back(of(1199)) },
  ],
  paused: [
    { payment: { ...first, isPaused: true }, rows: ['first_payment', 'paused'], refund: back(of(1199)) },
  ],
  plan_changed: [
    {
      payment: { ...first, creditedCents: cents(1079), isRunning: false },
      rows: ['first_payment', 'plan_changed'],
      refund: back(of(120), null),
    },
    {
      payment: { ...first, creditedCents: cents(1199), isRunning: false },
      rows: ['first_payment', 'plan_changed'],
      refund: no('credited'),
    },
  ],
  second_withdrawal: [
    {
      payment: { ...first, isSecond: true },
      rows: ['first_payment', 'second_withdrawal'],
      refund: back(of(1199)),
    },
  ],
  chargeback: [
    {
      payment: { ...first, isDisputed: true },
      rows: ['first_payment', 'chargeback'],
      refund: no('disputed'),
    },
    {
      payment: { ...gift, isDisputed: true },
      rows: ['gift_unclaimed', 'chargeback'],
      refund: no('disputed'),
    },
  ],
};

describe('the table of refunds', () => {
  it.each(Object.entries(cases).flatMap(([name, all]) => all.map((one, index) => ({ name, index, ...one }))))(
    '$name ($index)',
    ({ name, payment, rows, refund }) => {
      expect(refundRowsOf(payment)).toEqual(rows);
      expect(rows).toContain(name);
      expect(refundOf(payment, payment.paidAtMs)).toEqual(refund);
    },
  );

  it('has a row for every payment', () => {
    for (const kind of ['purchase', 'renewal', 'change'] as const)
      expect(refundRowsOf({ ...first, kind })).not.toEqual([]);
    expect(Object.keys(cases)).toEqual(Object.keys(refundRows));
  });

  it('holds for 14 days from the payment, to the millisecond', () => {
    expect(refundOf(first, lastMs - 1)).toEqual(back(of(1199)));
    expect(refundOf(first, lastMs)).toEqual(no('too_late'));
    // What went back is said to have gone back, however long ago that was.
    expect(refundOf({ ...first, returned: of(1199) }, lastMs)).toEqual(no('returned'));
  });

  it('ends no plan that is over or has gone on with another payment', () => {
    expect(refundOf({ ...first, isRunning: false }, first.paidAtMs)).toEqual(back(of(1199), null));
  });

  it('has words for every refusal', () => {
    expect(Object.keys(refundRefusalTexts)).toEqual([...refundRefusals]);
  });
});

const anyPart = fc.integer({ min: 0, max: 100_000 });
const anyPayment = fc
  .record({
    kind: fc.constantFrom('purchase', 'renewal', 'change', 'gift'),
    parts: fc.tuple(anyPart, anyPart, anyPart),
    returned: fc.tuple(anyPart, anyPart, anyPart),
    credited: anyPart,
    places: fc.integer({ min: 1, max: 50 }),
    claimed: fc.integer({ min: 0, max: 50 }),
    flags: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  })
  .map(({ kind, parts, returned, credited, places, claimed, flags }): PaymentFacts => {
    const [isPayPal = false, hasCoupon = false, isRunning = false, isPaused = false] = flags;
    const isGift = kind === 'gift';
    const paid = isGift ? of(parts[0]) : of(...parts);
    return {
      kind,
      paidAtMs: 0,
      paid,
      returned: of(
        Math.min(returned[0], paid.method),
        Math.min(returned[1], paid.gift_card),
        Math.min(returned[2], paid.credit),
      ),
      creditedCents: cents(isGift ? 0 : credited),
      isPayPal,
      hasCoupon,
      gift: isGift ? { places, claimed: Math.min(places, claimed) } : null,
      isRunning,
      isPaused,
      isSecond: flags[4] ?? false,
      isDisputed: flags[5] ?? false,
    };
  });

const sum = ({ method, gift_card, credit }: PaymentFacts['paid']) => method + gift_card + credit;

describe('every refund', () => {
  it('adds up, and gives nowhere back more than what came from there', () => {
    fc.assert(
      fc.property(anyPayment, (payment) => {
        const refund = refundOf(payment, 0);
        if (!refund.isPossible) return;
        const { to, totalCents } = refund;
        expect(totalCents).toBeGreaterThan(0);
        expect(sum(to)).toBe(totalCents);
        for (const target of refundTargets) {
          expect(to[target]).toBeGreaterThanOrEqual(0);
          expect(to[target] + payment.returned[target]).toBeLessThanOrEqual(payment.paid[target]);
        }
        // With what has gone back and what became credit, never more than what was paid.
        expect(totalCents + sum(payment.returned)).toBeLessThanOrEqual(sum(payment.paid));
        if (payment.gift === null)
          expect(totalCents).toBe(sum(payment.paid) - sum(payment.returned) - payment.creditedCents);
      }),
      { numRuns: 5_000 },
    );
  });

  it('leaves nothing to be had a second time', () => {
    fc.assert(
      fc.property(anyPayment, (payment) => {
        const refund = refundOf(payment, 0);
        if (!refund.isPossible) return;
        const { returned } = payment;
        const { to } = refund;
        const after = refundOf(
          {
            ...payment,
            returned: of(
              returned.method + to.method,
              returned.gift_card + to.gift_card,
              returned.credit + to.credit,
            ),
          },
          0,
        );
        expect(after.isPossible).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
