import type { Subscription } from '@backbeat/domain';
import { subscriptionFixture } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { deletionState, isDeletionWord, keptText } from './deletionState.ts';

const subscription = subscriptionFixture();
const renewal = 'Your plan stops renewing now. You keep it until it has run out or the account is gone.';
const consequencesOf = (of: Subscription | null) => {
  const deletion = deletionState({ subscription: of });
  return deletion.kind === 'open' ? deletion.consequences : deletion;
};

it('waits for its day, whatever the plan', () => {
  for (const of of [null, subscription, { ...subscription, provider: 'streamlabs' as const }])
    expect(deletionState({ subscription: of, deletes_at: '2026-11-28T09:00:00.000Z' })).toEqual({
      kind: 'waiting',
      day: 'November 28, 2026',
    });
});

it.each([
  ['streamlabs', 'active', 'at Streamlabs'],
  ['recurly', 'past_due', 'on the payment page'],
] as const)('sends who pays by %s there first', (provider, state, where) => {
  expect(deletionState({ subscription: { ...subscription, provider, state }, deletes_at: null })).toEqual({
    kind: 'managed',
    text: `Your plan is managed ${where} and would go on being charged. End it there first.`,
  });
});

it.each([
  ['a plan that renews', subscription, true],
  ['a plan that ran out', { ...subscription, state: 'expired' }, false],
  [
    'a plan of a partner that was ended there',
    { ...subscription, provider: 'streamlabs', state: 'canceled' },
    false,
  ],
  ['a plan that ends by itself', { ...subscription, provider: 'humble' }, false],
  ['no plan', null, false],
] as const)('says of %s whether something stops renewing', (_name, of, isTold) => {
  const told = consequencesOf(of);
  expect(told).toHaveLength(isTold ? 6 : 4);
  expect(told).toEqual(isTold ? expect.arrayContaining([renewal]) : expect.not.arrayContaining([renewal]));
  expect(told).toEqual(
    isTold
      ? expect.arrayContaining([expect.stringContaining('last 14 days you get back')])
      : expect.not.arrayContaining([expect.stringContaining('last 14 days')]),
  );
});

it('says that an unpaid plan ends with the wish', () => {
  expect(consequencesOf({ ...subscription, state: 'past_due' })).toContain(
    'Your plan ends now, and the overdue payment is not tried again.',
  );
});

it.each([
  ['delete', true],
  [' DELETE ', true],
  ['', false],
  ['delete it', false],
])('takes %j for the word: %s', (typed, expected) => expect(isDeletionWord(typed)).toBe(expected));

it('tells who keeps the account what became of the plan', () => {
  expect(keptText({ subscription: null })).toBe('Your account stays.');
  expect(keptText({ subscription: { ...subscription, state: 'canceled' } })).toMatch(/renews again/);
});

it('says what stays of a coupon that was used', () => {
  const consequencesOf = (used_offers: readonly string[]) => {
    const deletion = deletionState({ subscription: null, used_offers });
    return deletion.kind === 'open' ? deletion.consequences.join(' ') : '';
  };
  expect(consequencesOf(['free_trial'])).toContain('That you used a free trial or a coupon stays noted');
  expect(consequencesOf([])).not.toContain('stays noted');
});
