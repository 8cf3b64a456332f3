import type { Refund } from '@backbeat/sdk/contract';
import { fixtures } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import {
  acknowledgedText,
  endedText,
  endText,
  methodText,
  paymentText,
  refundLines,
  refusalText,
  untilText,
} from './refundWords.ts';

const refund = fixtures.withdrawal;

describe('a payment that can be had back', () => {
  it.each([
    ['purchase', 'First payment of Premium, November 20, 2026'],
    ['renewal', 'Renewal of Premium, November 20, 2026'],
    ['change', 'Change to Premium, November 20, 2026'],
    ['gift', 'Months for others, November 20, 2026'],
  ] as const)('%s is named by what it was for', (kind, text) => {
    expect(paymentText({ ...refund, kind })).toBe(text);
  });

  it('names the extra channels that it paid for, and how to keep the plan without them', () => {
    const withChannels = { ...refund, kind: 'change', extra_channels: 2 } as const;
    expect(paymentText(withChannels)).toBe('Change to Premium with 2 extra channels, November 20, 2026');
    expect(endText(withChannels)).toMatch(
      /^Premium with 2 extra channels ends at once\. .+ from its next bill on\.$/,
    );
    expect(endedText(withChannels)).toMatch(/^Premium with 2 extra channels has ended\./);
  });

  it('of an unknown plan is of your plan', () => {
    expect(paymentText({ ...refund, plan_code: 'newer' })).toContain('of your plan');
    expect(paymentText({ ...refund, plan_code: null })).toContain('of your plan');
  });

  it('goes to each place that it came from, and no other', () => {
    const parts = { method_cents: 699, gift_card_cents: 500, credit_cents: 0 };
    expect(refundLines({ ...refund, ...parts })).toEqual([
      { label: 'Visa ending in 1111', amountName: 'amount to your card', amount: '$6.99' },
      { label: 'Your gift card', amountName: 'amount to your gift card', amount: '$5.00' },
    ]);
    expect(refundLines({ ...refund, method: null, method_cents: 0, credit_cents: 1079 })).toEqual([
      { label: 'Credit for your next bills', amountName: 'amount of credit', amount: '$10.79' },
    ]);
  });

  it.each([
    [null, 'Your card'],
    [{ kind: 'paypal', brand: null, last_four: null }, 'PayPal'],
    [{ kind: 'card', brand: null, last_four: '4242' }, 'Card ending in 4242'],
    [{ kind: 'card', brand: 'Visa', last_four: null }, 'Visa'],
  ] satisfies readonly (readonly [Refund['method'], string])[])('names %o', (method, text) => {
    expect(methodText(method)).toBe(text);
  });

  it('says what ends, until when it is possible, and why not', () => {
    expect(endText(refund)).toMatch(/^Premium ends at once\./);
    expect(endText({ ...refund, ends: 'gift' })).toMatch(/^The gift ends at once\./);
    expect(endText({ ...refund, ends: null })).toMatch(/^Nothing ends/);
    expect(untilText(refund)).toBe('Possible until December 4, 2026.');
    expect(refusalText(refund)).toBeNull();
    expect(refusalText({ reason: 'too_late' })).toBe('The 14 days after this payment are over.');
  });
});

describe('the acknowledgement', () => {
  const at = '2026-11-21T12:00:00.000Z';
  it('says what has ended', () => {
    expect(endedText(refund)).toMatch(/^Premium has ended\./);
    expect(endedText({ ...refund, ends: 'gift' })).toMatch(/^The gift has ended\./);
    expect(endedText({ ...refund, ends: null })).toBeNull();
  });

  it('has the moment, and how it stands with the money', () => {
    const withdrawn = { reference: 'R', at, done_at: at, unpaid: null };
    expect(acknowledgedText(withdrawn, refund)).toMatch(
      /^You withdrew on November 21, 2026 at .*\d\d:\d\d.* The money is on its way\. Your bank/,
    );
    expect(acknowledgedText({ ...withdrawn, done_at: null }, refund)).toContain(
      'as soon as the payment provider answers',
    );
    const open = { ...withdrawn, done_at: null };
    expect(acknowledgedText({ ...open, unpaid: 'disputed' }, refund)).toContain('Your bank is getting');
    expect(acknowledgedText({ ...open, unpaid: 'by_support' }, refund)).toContain('our support sends it');
    // A gift card alone has paid: no bank has to do anything.
    const byGiftCard = acknowledgedText(withdrawn, { ...refund, method_cents: 0 });
    expect(byGiftCard).toMatch(/The money is back where it came from\.$/);
  });
});
