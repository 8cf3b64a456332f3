import { subscriptionFixture, userFixture } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { analyticsTraits, customerTraits, daysSinceFirstBilling, personId } from './person.ts';

const atMs = Date.UTC(2026, 10, 21, 12);

it('calls a visitor anonymous and a person by the guid', () => {
  expect([personId(null), personId(userFixture({ guid: 'g1' }))]).toEqual(['anonymous', 'g1']);
});

it('gives product analytics exactly the listed properties', () => {
  expect(analyticsTraits(userFixture())).toEqual({
    user_id: 1042,
    guid: '0b8b7f3e-52a4-4b55-9b0e-5a1f9a1f0c11',
    test: false,
    email: 'night@example.com',
    plan_type: 'premStream',
    username: 'djnight',
  });
});

it('gives the customer tool exactly the listed properties', () => {
  const account = {
    user: userFixture(),
    subscription: subscriptionFixture({ first_billing_date: '2026-11-01T12:00:00Z' }),
    name_change_eligible: true,
  };
  expect(customerTraits(account, atMs)).toEqual({
    email: 'night@example.com',
    guid: '0b8b7f3e-52a4-4b55-9b0e-5a1f9a1f0c11',
    plan_type: 'premStream',
    created_at: '2025-03-14T09:26:53Z',
    hash: 'acct-0b8b7f3e',
    first_billing_date: '2026-11-01T12:00:00Z',
    days_since_first_billing: 20,
  });
  expect(customerTraits({ ...account, subscription: null }, atMs)).toMatchObject({
    first_billing_date: null,
    days_since_first_billing: null,
  });
});

it.each([
  [null, null],
  ['2026-11-21T12:00:00Z', 0],
  ['2026-11-20T12:00:01Z', 0],
  ['2026-11-20T12:00:00Z', 1],
  ['2025-11-21T12:00:00Z', 365],
  ['2026-11-21T12:00:01Z', null],
  ['no date', null],
])('days since %s: %s', (date, days) => {
  expect(daysSinceFirstBilling(date, atMs)).toBe(days);
});
