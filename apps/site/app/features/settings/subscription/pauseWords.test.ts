import type { Account, Subscription } from '@backbeat/domain';
import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import { fixtures, subscriptionFixture, userFixture } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { dayField, dayOf, pausable, pauseMonths, pauseWords } from './pauseWords.ts';

const atMs = Date.UTC(2026, 10, 20);
const account = (change: Partial<Subscription> | null, more: Partial<Account> = {}): Account => ({
  user: userFixture(),
  subscription: change === null ? null : subscriptionFixture(change),
  name_change_eligible: true,
  ...more,
});

describe('dayField', () => {
  const range = { firstMs: Date.UTC(2026, 11, 21), lastMs: Date.UTC(2027, 2, 20) };

  it.each(['', '0002-01-01', '2026-12-21', '2027-03-20'])('says how far a day may be: %j', (day) => {
    expect(dayField(day, range)).toEqual({ message: 'March 20, 2027 at the latest' });
  });

  it.each(['2026-12-20', '2027-03-21', '2031-01-01'])('refuses %s, and says which days there are', (day) => {
    expect(dayField(day, range)).toEqual({
      state: 'error',
      message: 'Choose a day from December 21, 2026 to March 20, 2027.',
    });
  });
});

describe('pausable', () => {
  it('is what is paid for, from its end on', () => {
    expect(pausable(account({}), atMs)).toEqual({
      planCode: 'rocksprem_i_m_v2',
      name: 'Premium',
      startsAt: '2026-12-20T00:00:00Z',
      range: { firstMs: Date.UTC(2026, 11, 21), lastMs: Date.UTC(2027, 2, 20) },
    });
  });

  it.each([
    ['nothing bought', account(null)],
    ['cancelled', account({ state: 'canceled' })],
    ['past due', account({ state: 'past_due' })],
    ['paused', account({ state: 'paused' })],
    ['about to be paused', account({ pauses_at: '2026-12-20' })],
    ['about to change', account({ pending_plan_code: 'rockspro_m_v1' })],
    ['managed elsewhere', account({ provider: 'recurly' })],
    ['on trial', account({ first_billing_date: '2026-12-20' })],
    ['of an account that is to be deleted', account({}, { deletes_at: '2026-11-27' })],
    ['of no plan that we know', account({ plan_code: 'gold' })],
    ['without a date', account({ paid_through_date: null })],
  ])('is not what is %s', (_, of) => {
    expect(pausable(of, atMs)).toBeNull();
  });

  it('is not what gets fewer extra channels first', () => {
    const fewer = { ...subscriptionFixture(), extra_channels: 2, pending_extra_channels: 1 };
    expect(pausable({ ...account({}), subscription: fewer }, atMs)).toBeNull();
  });

  it('lasts one to three months', () => {
    expect(pauseMonths).toEqual([1, 2, 3]);
    expect(dayOf(atMs)).toBe('2026-11-20');
  });
});

const quote = (change: Partial<PlanChangeQuote>): PlanChangeQuote => ({
  ...fixtures.pausePreview,
  ...change,
});

describe('the preview', () => {
  it('of a pause names both days and what is paid', () => {
    expect(pauseWords(quote({}))).toEqual({
      title: 'Pause Premium',
      note: expect.stringContaining('While paused you are on Free'),
      facts: [
        { label: 'Covered until', value: 'December 20, 2026' },
        { label: 'Paused until', value: 'February 20, 2027' },
        { label: 'To pay today', value: 'Nothing' },
        { label: 'Next payment', value: '$11.99 on February 20, 2027' },
      ],
      confirmLabel: 'Pause from December 20',
    });
  });

  const unpause = {
    kind: 'unpause',
    now: { charge_cents: 1199, discount_cents: 0, credit_cents: 0, total_cents: 1199 },
    period_ends_at: '2027-02-03',
    next: { at: '2027-02-03', total_cents: 1199 },
  } as const;

  it('of resuming names what is charged', () => {
    expect(pauseWords(quote(unpause))).toMatchObject({
      title: 'Resume Premium',
      facts: [
        { label: 'To pay today', value: '$11.99' },
        { label: 'Covered until', value: 'February 3, 2027' },
        { label: 'Next payment', value: '$11.99 on February 3, 2027' },
      ],
      confirmLabel: 'Resume and pay $11.99',
    });
  });

  it('of resuming adds up with a coupon and credit', () => {
    const now = { charge_cents: 1199, discount_cents: 599, credit_cents: 0, total_cents: 100 };
    expect(pauseWords(quote({ ...unpause, now })).facts.slice(0, 4)).toEqual([
      { label: 'Premium', value: '$11.99' },
      { label: 'Coupon', value: '-$5.99' },
      { label: 'Credit', value: '-$5.00' },
      { label: 'To pay today', value: '$1.00' },
    ]);
    const paid = { charge_cents: 1199, discount_cents: 0, credit_cents: 0, total_cents: 0 };
    expect(pauseWords(quote({ ...unpause, now: paid })).confirmLabel).toBe('Resume Premium');
  });

  it('of a pause that has not begun says so', () => {
    expect(pauseWords(quote({ kind: 'keep' }))).toMatchObject({
      title: 'Keep Premium',
      confirmLabel: 'Keep Premium',
    });
  });
});
