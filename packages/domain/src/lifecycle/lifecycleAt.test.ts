import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns, lawTimeoutMs } from '../../testing/lawRuns.ts';
import { anyInstant } from '../../testing/purchases.ts';
import {
  billingPeriods,
  instantMs,
  type Lifecycle,
  licenceTrial,
  lifecycleAt,
  policy,
  renewalMs,
  type SubscriptionEvents,
  termAt,
} from '../index.ts';

const day = instantMs;
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

describe('renewalMs', () => {
  it.each([
    ['2027-01-31', 'monthly', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2028-01-30', 'monthly', ['2028-01-30', '2028-02-29', '2028-03-30']],
    ['2028-02-29', 'yearly', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['2026-11-20', 'yearly', ['2026-11-20', '2027-11-20', '2028-11-20']],
  ] as const)('%s, %s', (from, billingPeriod, dates) => {
    expect(dates.map((_, term) => iso(renewalMs(day(from), billingPeriod, term)))).toEqual(dates);
  });
});

describe('termAt', () => {
  it('is the term whose renewal is the last one that passed', { timeout: lawTimeoutMs }, () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...billingPeriods), fc.nat(), (start, billingPeriod, later) => {
        const atMs = start + later * 1_000;
        const term = termAt(start, billingPeriod, atMs);
        expect(renewalMs(start, billingPeriod, term)).toBeLessThanOrEqual(atMs);
        expect(renewalMs(start, billingPeriod, term + 1)).toBeGreaterThan(atMs);
      }),
      lawRuns,
    );
  });

  it('changes at the instant of renewal', () => {
    const start = day('2027-01-31T08:00:00Z');
    expect(termAt(start, 'monthly', day('2027-02-28T07:59:59.999Z'))).toBe(0);
    expect(termAt(start, 'monthly', day('2027-02-28T08:00:00Z'))).toBe(1);
  });
});

describe('lifecycleAt', () => {
  const events: SubscriptionEvents = {
    startedAtMs: day('2026-11-20'),
    billingPeriod: 'monthly',
    trial: licenceTrial,
    canceledAtMs: null,
  };
  const at = (overrides: Partial<SubscriptionEvents>, on: string): Lifecycle =>
    lifecycleAt({ ...events, ...overrides }, day(on));

  it('starts with the trial of the licence agreement', () => {
    expect(licenceTrial).toEqual({ length: policy.licenceTrialDays, unit: 'day' });
    expect(at({}, '2026-11-20')).toEqual({
      phase: 'trial',
      endsAtMs: day('2026-12-20'),
      renews: true,
      charges: 0,
    });
  });

  it('charges in advance when the trial ends, and on each anniversary', () => {
    expect(at({}, '2026-12-20')).toEqual({
      phase: 'paid',
      paidThroughMs: day('2027-01-20'),
      renews: true,
      charges: 1,
    });
    expect(at({}, '2027-01-20')).toMatchObject({ charges: 2, paidThroughMs: day('2027-02-20') });
    expect(at({ trial: null }, '2026-11-20')).toMatchObject({ charges: 1, paidThroughMs: day('2026-12-20') });
    expect(at({ billingPeriod: 'yearly' }, '2027-06-01')).toMatchObject({
      charges: 1,
      paidThroughMs: day('2027-12-20'),
    });
  });

  it('costs nothing when it is cancelled in the trial, which goes on to its end', () => {
    const canceledAtMs = day('2026-12-01');
    expect(at({ canceledAtMs }, '2026-11-25')).toMatchObject({ phase: 'trial', renews: true });
    expect(at({ canceledAtMs }, '2026-12-19')).toMatchObject({ phase: 'trial', renews: false, charges: 0 });
    expect(at({ canceledAtMs }, '2026-12-20')).toEqual({
      phase: 'ended',
      endedAtMs: day('2026-12-20'),
      charges: 0,
    });
  });

  it('keeps access to the paid-through date when it is cancelled later', () => {
    const canceledAtMs = day('2027-01-05');
    expect(at({ canceledAtMs }, '2027-01-19')).toEqual({
      phase: 'paid',
      paidThroughMs: day('2027-01-20'),
      renews: false,
      charges: 1,
    });
    for (const on of ['2027-01-20', '2027-03-01']) {
      expect(at({ canceledAtMs }, on)).toEqual({ phase: 'ended', endedAtMs: day('2027-01-20'), charges: 1 });
    }
  });

  const anyEvents = fc.record({
    startedAtMs: anyInstant,
    billingPeriod: fc.constantFrom(...billingPeriods),
    trial: fc.option(fc.constantFrom(licenceTrial, { length: 1, unit: 'month' as const })),
    canceledAfterMs: fc.option(fc.nat(200_000_000)),
  });
  const law = (name: string, check: (events: SubscriptionEvents, atMs: number, laterMs: number) => void) => {
    it(name, { timeout: lawTimeoutMs }, () => {
      fc.assert(
        fc.property(anyEvents, fc.nat(100_000_000), fc.nat(100_000_000), (made, after, later) => {
          const { canceledAfterMs, ...rest } = made;
          const canceledAtMs = canceledAfterMs === null ? null : rest.startedAtMs + canceledAfterMs * 1_000;
          const atMs = rest.startedAtMs + after * 1_000;
          check({ ...rest, canceledAtMs }, atMs, atMs + later * 1_000);
        }),
        lawRuns,
      );
    });
  };

  law('nobody is charged twice for a term, and no charge is taken back', (made, atMs, laterMs) => {
    expect(lifecycleAt(made, laterMs).charges).toBeGreaterThanOrEqual(lifecycleAt(made, atMs).charges);
  });

  law('cancelling never takes away what was there', (made, atMs) => {
    const before = lifecycleAt({ ...made, canceledAtMs: null }, atMs);
    const after = lifecycleAt({ ...made, canceledAtMs: atMs }, atMs);
    expect({ ...after, renews: true }).toEqual(before);
  });

  law('nothing is charged after cancelling', (made, atMs, laterMs) => {
    const canceled = { ...made, canceledAtMs: atMs };
    expect(lifecycleAt(canceled, laterMs).charges).toBe(lifecycleAt(canceled, atMs).charges);
  });

  law('what ended stays ended', (made, atMs, laterMs) => {
    const first = lifecycleAt(made, atMs);
    if (first.phase === 'ended') expect(lifecycleAt(made, laterMs)).toEqual(first);
  });
});
