import type { Refund } from '@backbeat/sdk/contract';
import { staffActSchema } from '@backbeat/sdk/staff';
import { fixtures } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { type ActRequest, actOf, centsOf, firstDraft, isRefundable } from './ActRequest.ts';

const person = { guid: '0b8b7f3e-52a4-4b55-9b0e-5a1f9a1f0c11', name: 'DJ Night' };
const [refund] = fixtures.refunds.payments;
if (!refund) throw new Error('The fixture of refunds has no payment.');
const late: Refund = { ...refund, reason: 'too_late', total_cents: 0 };

it.each([
  ['12', 1200],
  ['$12.5', 1250],
  ['0,99', 99],
  [' 71.88 ', 7188],
  ['0', null],
  ['', null],
  ['-5', null],
  ['1.999', null],
  ['twelve', null],
])('%s is %s cents', (text, expected) => {
  expect(centsOf(text)).toBe(expected);
});

describe('actOf', () => {
  const requests: readonly ActRequest[] = [
    { ...person, kind: 'end_sessions' },
    { ...person, kind: 'undo_deletion' },
    { ...person, kind: 'grant_tier', granted: null },
    { ...person, kind: 'grant_tier', granted: '0cpm' },
    { ...person, kind: 'send_letter', letterId: person.guid, about: 'receipt' },
    { ...person, kind: 'unlink_identity', identityId: 7, about: 'Twitch' },
    { ...person, kind: 'return_offer', offers: ['free_trial'] },
    { ...person, kind: 'refund', payment: refund },
  ];

  it.each(requests)('of $kind is whole as the dialog opens, and fits the contract', (request) => {
    const act = actOf(request, firstDraft(request));
    expect(staffActSchema.safeParse(act).success).toBe(true);
  });

  it.each(['note', 'extend_coverage', 'apply_coupon', 'start_merge'] as const)(
    'of %s waits for its field',
    (kind) => {
      const request: ActRequest = { ...person, kind };
      expect(actOf(request, firstDraft(request))).toBeNull();
      const typed = { text: ' Called back. ', until: '2026-12-24', code: ' SAVE5 ', other: ' acct-2 ' };
      const filled = { ...firstDraft(request), ...typed };
      expect(staffActSchema.safeParse(actOf(request, filled)).success).toBe(true);
    },
  );

  it('offers what the rules give, and the whole of a payment that they do not', () => {
    expect(isRefundable(refund)).toBe(true);
    expect(isRefundable(late)).toBe(false);
    expect(firstDraft({ ...person, kind: 'refund', payment: late }).part).toBe('whole');
  });

  it('takes a part in dollars', () => {
    const request: ActRequest = { ...person, kind: 'refund', payment: refund };
    expect(actOf(request, { ...firstDraft(request), part: 'amount', dollars: '10' })).toEqual({
      kind: 'refund',
      number: '1042',
      part: { of: 'amount', amount_cents: 1000 },
    });
    expect(actOf(request, { ...firstDraft(request), part: 'amount', dollars: 'x' })).toBeNull();
  });
});
