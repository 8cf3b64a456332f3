import { dayMs } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import type { SubscriptionRow } from './accountTier.ts';
import { remindersOf } from './createReminders.ts';
import { isCharged, lettersAfter } from './lettersAfter.ts';

const now = new Date('2027-01-10T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

/** A running monthly plan, two months old. */
const running: SubscriptionRow = {
  id: 7,
  userId: 1,
  provider: null,
  providerSubscriptionId: 'sub-7',
  planCode: 'rocksprem_i_m_v2',
  pendingPlanCode: null,
  version: 1,
  state: 'active',
  amountCents: 1199,
  pendingAmountCents: null,
  extraChannels: 0,
  pendingExtraChannels: null,
  audienceTier: null,
  audienceComparedAt: null,
  toldCents: null,
  toldAt: null,
  stoppedRenewal: null,
  nextBillingPeriodAmountCents: 1199,
  nextBillingDate: inDays(20),
  paidThroughDate: inDays(20),
  periodStartedAt: inDays(-10),
  extendedUntil: null,
  pausesAt: null,
  resumesAt: null,
  resumeWantedAt: null,
  firstBillingDate: inDays(-60),
  overdueCents: null,
  nextTryAt: null,
  cardExpires: '2030-12',
  editToken: null,
  createdAt: inDays(-60),
  providerUpdatedAt: now,
};
const kindsAfter = (before: SubscriptionRow | null, row: SubscriptionRow) =>
  lettersAfter(before, row, now).map(({ letter }) => letter.kind);
const remindersFor = (change: Partial<SubscriptionRow>) =>
  remindersOf({ ...running, ...change }, now).map(({ letter }) => letter.kind);

/** With extra channels, and their number from the next bill on. The provider's preview is not read yet. */
const withChannels = (
  extraChannels: number,
  pendingExtraChannels: number | null = null,
): SubscriptionRow => ({
  ...running,
  extraChannels,
  pendingExtraChannels,
  nextBillingPeriodAmountCents: null,
});

const overdue = { state: 'past_due', overdueCents: 1199, nextTryAt: inDays(2) } as const;
const provisional = { ...running, providerUpdatedAt: new Date(0) };
const stopped = { at: now.toISOString(), pendingPlan: null, pauseUntil: null };

describe('lettersAfter', () => {
  const trial = { ...running, firstBillingDate: inDays(14), nextBillingDate: inDays(14) };
  it.each<[string, SubscriptionRow | null, SubscriptionRow, readonly string[]]>([
    ['a purchase', null, running, []],
    ['a purchase that could not be read yet', null, { ...trial, providerUpdatedAt: new Date(0) }, []],
    ['a trial', null, trial, ['trial-begun']],
    ['a trial that is read after its purchase', provisional, trial, ['trial-begun']],
    ['the same trial read again', trial, trial, []],
    ['a bill that is not paid', running, { ...running, ...overdue }, ['payment-failed']],
    [
      'a second try that fails',
      { ...running, ...overdue },
      { ...running, ...overdue, nextTryAt: inDays(4) },
      ['payment-failed-again'],
    ],
    [
      'no further try',
      { ...running, ...overdue },
      { ...running, ...overdue, nextTryAt: null },
      ['payment-failed-again'],
    ],
    [
      'another price while it is unpaid',
      { ...running, ...overdue },
      { ...running, ...overdue, version: 2 },
      [],
    ],
    ['a bill that is paid in the end', { ...running, ...overdue }, running, ['payment-recovered']],
    ['an unpaid plan that ends', { ...running, ...overdue }, { ...running, state: 'expired' }, []],
    ['a change at once', running, { ...running, planCode: 'rockspro_m_v1' }, ['plan-changed']],
    [
      'a change at the next bill',
      running,
      { ...running, pendingPlanCode: 'rockspro_m_v1' },
      ['plan-change-scheduled'],
    ],
    ['more extra channels at once', running, withChannels(2), ['extra-channels-changed']],
    [
      'fewer extra channels at the next bill',
      withChannels(2),
      withChannels(2, 1),
      ['extra-channels-change-scheduled'],
    ],
    ['the same reading of a number that waits', withChannels(2, 1), withChannels(2, 1), []],
    [
      'another number that waits',
      withChannels(3, 1),
      withChannels(3, 2),
      ['extra-channels-change-scheduled'],
    ],
    ['a number that is kept after all', withChannels(2, 1), withChannels(2), []],
    ['the bill that it waited for', withChannels(2, 1), withChannels(1), ['extra-channels-changed']],
    ['a number that waits and is the same', withChannels(2), withChannels(2, 2), []],
    [
      'more at once and fewer at the next bill, read together',
      running,
      withChannels(3, 1),
      ['extra-channels-changed', 'extra-channels-change-scheduled'],
    ],
    [
      'a change of plan and number at once',
      running,
      { ...withChannels(2), planCode: 'rockspro_m_v1' },
      ['plan-changed'],
    ],
    [
      'a change of plan and number at the next bill',
      withChannels(2),
      { ...withChannels(2, 1), pendingPlanCode: 'rockspro_m_v1' },
      ['plan-change-scheduled'],
    ],
    [
      'fewer extra channels with a cancellation',
      withChannels(2),
      { ...withChannels(2, 1), state: 'canceled' },
      ['plan-cancelled'],
    ],
    [
      'a plan with extra channels that is over',
      withChannels(2),
      { ...withChannels(0), state: 'expired' },
      [],
    ],
    ['a price at the next bill', running, { ...running, pendingAmountCents: 2000 }, []],
    ['a cancellation', running, { ...running, state: 'canceled' }, ['plan-cancelled']],
    ['a cancellation taken back', { ...running, state: 'canceled' }, running, ['plan-reactivated']],
    [
      'the end of what was cancelled',
      { ...running, state: 'canceled' },
      { ...running, state: 'expired' },
      [],
    ],
    [
      'a renewal that a deletion stops',
      { ...running, stoppedRenewal: stopped },
      { ...running, stoppedRenewal: stopped, state: 'canceled' },
      [],
    ],
    ['a renewal that is given back', { ...running, stoppedRenewal: stopped, state: 'canceled' }, running, []],
    [
      'a pause that begins',
      { ...running, pausesAt: now, resumesAt: inDays(90) },
      { ...running, state: 'paused', pausesAt: now, resumesAt: inDays(90) },
      ['pause-begun'],
    ],
    ['a gift', null, { ...running, provider: 'gift' }, []],
  ])('after %s', (_what, before, row, kinds) => {
    expect(kindsAfter(before, row)).toEqual(kinds);
  });

  it('names the day on which a pause ends as wanted', () => {
    const paused = {
      ...running,
      state: 'paused',
      pausesAt: now,
      resumesAt: inDays(90),
      resumeWantedAt: inDays(40),
    } as const;
    expect(lettersAfter(running, paused, now)).toMatchObject([
      { letter: { chargedOn: inDays(40).toISOString() } },
    ]);
  });

  it.each([
    ['more', running, withChannels(2), { amountCents: 2199, extraChannels: 2, formerExtraChannels: 0 }],
    [
      'fewer to come',
      withChannels(3),
      withChannels(3, 1),
      { amountCents: 1699, extraChannels: 1, formerExtraChannels: 3 },
    ],
    [
      'none to come',
      withChannels(2),
      withChannels(2, 0),
      { amountCents: 1199, extraChannels: 0, formerExtraChannels: 2 },
    ],
    [
      'fewer to come, as the provider bills them',
      withChannels(3),
      { ...withChannels(3, 1), nextBillingPeriodAmountCents: 2022 },
      { amountCents: 2022, extraChannels: 1, formerExtraChannels: 3 },
    ],
  ])('tells the charge with the next number of extra channels: %s', (_what, before, row, facts) => {
    const charge = { planCode: running.planCode, chargedOn: inDays(20).toISOString() };
    expect(lettersAfter(before, row, now)).toMatchObject([{ letter: { ...charge, ...facts } }]);
  });

  it('has one key for one change, however often it is read', () => {
    const cancelled = { ...running, state: 'canceled' } as const;
    const keyOf = (row: SubscriptionRow) => lettersAfter(running, row, now)[0]?.key;
    expect(keyOf(cancelled)).toBe(keyOf(cancelled));
    expect(keyOf({ ...cancelled, providerUpdatedAt: inDays(1) })).not.toBe(keyOf(cancelled));
  });
});

describe('isCharged', () => {
  it.each<[string, SubscriptionRow | null, SubscriptionRow, boolean]>([
    ['a purchase', null, running, true],
    ['a purchase that could not be read yet', null, provisional, false],
    ['its first reading', provisional, running, true],
    ['a renewal', running, { ...running, periodStartedAt: now }, true],
    ['a change of plan', running, { ...running, planCode: 'rockspro_m_v1' }, true],
    ['a payment in the end', { ...running, ...overdue }, running, true],
    ['a cancellation', running, { ...running, state: 'canceled' }, false],
    ['a gift', null, { ...running, provider: 'gift' }, false],
  ])('%s', (_what, before, row, expected) => {
    expect(isCharged(before, row)).toBe(expected);
  });
});

describe('remindersOf', () => {
  const trialOf = (days: number, createdAt = inDays(-7)) => ({
    firstBillingDate: inDays(days),
    nextBillingDate: inDays(days),
    createdAt,
  });
  const yearly = { planCode: 'rocksprem_i_y_v2' } as const;
  it.each<[string, Partial<SubscriptionRow>, readonly string[]]>([
    ['a running plan', {}, []],
    ['a trial of 14 days, 8 days before', trialOf(8), []],
    ['a trial of 14 days, 7 days before', trialOf(7), ['trial-ends-in-7-days']],
    ['a trial of 14 days, 2 days before', trialOf(2), ['trial-ends-in-2-days']],
    ['a trial of a week, 5 days before', trialOf(5, inDays(-2)), []],
    ['a trial that is cancelled', { ...trialOf(2), state: 'canceled' }, []],
    ['a yearly plan, 31 days before', { ...yearly, nextBillingDate: inDays(31) }, []],
    ['a yearly plan, 30 days before', { ...yearly, nextBillingDate: inDays(30) }, ['renewal-in-30-days']],
    ['a yearly plan, found late', { ...yearly, nextBillingDate: inDays(25) }, ['renewal-in-30-days']],
    ['a yearly trial, 30 days before', { ...yearly, ...trialOf(30) }, []],
    ['a monthly plan, 30 days before', { nextBillingDate: inDays(30) }, []],
    [
      'a card that ends before the next bill',
      { cardExpires: '2027-01', nextBillingDate: inDays(25) },
      ['card-expires'],
    ],
    ['a card that pays the next bill', { cardExpires: '2027-01', nextBillingDate: inDays(5) }, []],
    ['an unpaid bill, two days before the end', { ...overdue, paidThroughDate: inDays(2) }, []],
    ['an unpaid bill, on the last day', { ...overdue, paidThroughDate: inDays(1) }, ['payment-last-day']],
    ['a pause, 4 days before its end', { state: 'paused', pausesAt: inDays(-30), resumesAt: inDays(4) }, []],
    [
      'a pause, 3 days before its end',
      { state: 'paused', pausesAt: inDays(-30), resumesAt: inDays(3) },
      ['pause-ends-in-3-days'],
    ],
  ])('%s', (_what, change, kinds) => {
    expect(remindersFor(change)).toEqual(kinds);
  });
});
