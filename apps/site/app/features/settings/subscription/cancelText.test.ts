import { cents, type Subscription } from '@backbeat/domain';
import { cancelReasons as codes } from '@backbeat/sdk/contract';
import { subscriptionFixture, userFixture } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import {
  cancelLabel,
  cancelledText,
  cancelReasons,
  cancelText,
  coveredUntil,
  givenUpText,
  smallerPlan,
} from './cancelText.ts';

it.each([
  [
    { kind: 'trial', endsOn: '2026-12-14', amountCents: cents(7188) },
    /^Cancel before December 14, 2026 and you pay nothing\.$/,
  ],
  [
    { kind: 'renews', on: '2027-06-14', amountCents: null },
    /^You keep Premium until June 14, 2027\. After that/,
  ],
  [
    { kind: 'past-due', until: '2027-06-28' },
    /^Cancel and Premium ends at once\. The overdue payment is not tried again: you pay nothing more\. After that/,
  ],
  [{ kind: 'pauses', on: '2026-12-20', until: '2027-02-20' }, /^You keep Premium until December 20, 2026\./],
  [{ kind: 'paused', until: '2027-02-20' }, /^Cancel and Premium ends at once, for nothing of it is paid\./],
  [{ kind: 'renews', on: null, amountCents: null }, /^You keep Premium until the end of the paid time\./],
  [{ kind: 'no-data', tier: 'premStream' }, /^You keep Premium until the end of the paid time\./],
] as const)('%j', (state, text) => {
  expect(cancelText(state, 'Premium')).toMatch(text);
});

it.each([
  ['idle', 'Cancel Premium'],
  ['pending', 'Processing'],
  ['failed', 'Error canceling'],
] as const)('the button: %s → %s', (progress, label) => {
  expect(cancelLabel(progress, 'Premium')).toBe(label);
});

it('names the plan that is cancelled', () => {
  expect(cancelLabel('idle', 'Pro')).toBe('Cancel Pro');
  expect(cancelText({ kind: 'renews', on: '2027-06-14', amountCents: null }, 'Pro')).toMatch(
    /^You keep Pro until/,
  );
});

it.each([
  [
    { kind: 'renews', on: '2026-12-20', amountCents: null },
    /covered until December 20, 2026, and on Free from then/,
  ],
  [{ kind: 'trial', endsOn: '2026-12-14', amountCents: null }, /covered until December 14, 2026/],
  [{ kind: 'pauses', on: '2026-12-20', until: null }, /covered until December 20, 2026/],
  [{ kind: 'paused', until: null }, /You are on Free, and nothing is charged any more\.$/],
  [{ kind: 'past-due', until: '2026-12-20' }, /You are on Free, and nothing is charged any more\.$/],
  [{ kind: 'no-data', tier: 'premStream' }, /stays until the end of the paid time\.$/],
] as const)('is confirmed with its day: %j', (state, text) => {
  expect(cancelledText(state, 'Premium')).toMatch(text);
});

it.each([
  [{ kind: 'renews', on: '2026-12-20', amountCents: null }, 1, /After that your gift month begins\. Nothing/],
  [
    { kind: 'past-due', until: '2026-12-20' },
    2,
    /After that your 2 gift months begin, one after the other\./,
  ],
  [{ kind: 'paused', until: null }, 1, /nothing of it is paid\. After that your gift month begins\./],
] as const)('is followed by gift months that were kept, not by Free: %j, %d', (state, kept, text) => {
  expect(cancelText(state, 'Premium', kept)).toMatch(text);
  expect(cancelledText(state, 'Premium', kept)).toMatch(/gift month/);
  expect(`${cancelText(state, 'Premium', kept)}${cancelledText(state, 'Premium', kept)}`).not.toContain(
    'Free',
  );
});

it('has no calendar where nothing stays covered', () => {
  expect(coveredUntil({ kind: 'paused', until: '2027-01-01' })).toBeNull();
  expect(coveredUntil({ kind: 'past-due', until: '2027-01-01' })).toBeNull();
});

it('offers Premium to those on Pro, and nothing smaller to anybody else', () => {
  const of = (change: Partial<Subscription>) =>
    smallerPlan({
      user: userFixture(),
      subscription: subscriptionFixture(change),
      name_change_eligible: true,
    })?.code ?? null;
  expect(of({ plan_code: 'rockspro_m_v1' })).toBe('rocksprem_i_m_v2');
  expect(of({ plan_code: 'rockspro_y_v1' })).toBe('rocksprem_i_y_v2');
  expect(of({ plan_code: 'rocksprem_i_y_v2' })).toBeNull();
  expect(of({ plan_code: 'rockspro_m_v1', pending_plan_code: 'rocksprem_i_m_v2' })).toBeNull();
  expect(of({ plan_code: 'rockspro_m_v1', state: 'past_due' })).toBeNull();
});

it('knows every reason that the api takes', () => {
  expect(cancelReasons.map(({ value }) => value)).toEqual([...codes]);
});

it.each([
  [{}, ''],
  [{ plan_code: null, pending_plan_code: 'rocksprem_i_y_v2' }, ''],
  [
    { plan_code: 'rocksprem_i_m_v2', pending_plan_code: 'rocksprem_i_y_v2' },
    ' The change to yearly Premium that is set is given up, also if you stay on Premium after all.',
  ],
  [
    { plan_code: 'rockspro_m_v1', pending_plan_code: 'rocksprem_i_m_v2' },
    ' The change to Premium that is set is given up, also if you stay on Pro after all.',
  ],
  [
    { plan_code: 'rocksprem_i_m_v2', pauses_at: '2026-12-20T00:00:00Z' },
    ' The pause that is set is given up, also if you stay on Premium after all.',
  ],
])('says what was set and goes with it: %j', (change, text) => {
  expect(givenUpText({ subscription: subscriptionFixture(change) })).toBe(text);
});

it('says that another number of extra channels is given up, and offers no smaller plan beside it', () => {
  const subscription = {
    ...subscriptionFixture({ plan_code: 'rockspro_m_v1' }),
    extra_channels: 2,
    pending_extra_channels: 1,
  };
  expect(givenUpText({ subscription })).toBe(
    ' The change to 1 extra channel that is set is given up, also if you stay on Pro after all.',
  );
  expect(smallerPlan({ user: userFixture(), subscription, name_change_eligible: true })).toBeNull();
});
