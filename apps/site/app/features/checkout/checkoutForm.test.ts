import { describe, expect, it } from 'vitest';
import { checkoutRules, emptyCheckoutForm, type RecipientFields } from './checkoutForm.ts';

const recipientFields: readonly (keyof RecipientFields)[] = [
  'recipient_first_name',
  'recipient_last_name',
  'recipient_email',
  'recipient_message',
  'recipient_sender_name',
];

it('has the six fields of the wire, and none for a recipient', () => {
  expect(Object.keys(emptyCheckoutForm)).toEqual([
    'first_name',
    'last_name',
    'email',
    'coupon',
    'gift_card',
    'agreedTerms',
  ]);
  for (const field of recipientFields) expect(emptyCheckoutForm).not.toHaveProperty(field);
});

describe('names', () => {
  it.each(['', ' ', '\t'])('%j is missing', (value) => {
    expect(checkoutRules.first_name(value)).toBe('Enter your first name.');
    expect(checkoutRules.last_name(value)).toBe('Enter your last name.');
  });
  it.each(['A', 'María José', '李'])('%j is a name', (value) => {
    expect([checkoutRules.first_name(value), checkoutRules.last_name(value)]).toEqual([true, true]);
  });
});

describe('email', () => {
  it.each(['', 'sample', 'sample@', 'sample@example', '@example.com', 'a b@example.com', 'a@b..c'])(
    '%j is refused',
    (value) => {
      expect(checkoutRules.email(value)).toBe('Enter an email address like name@example.com.');
    },
  );
  it.each(['a@b.co', ' a@b.co ', 'first.last+tag@mail.example.com'])('%j is taken', (value) => {
    expect(checkoutRules.email(value)).toBe(true);
  });
});

it('needs the terms', () => {
  expect(checkoutRules.agreedTerms(true)).toBe(true);
  expect(checkoutRules.agreedTerms(false)).toMatch(/^Accept/);
});
