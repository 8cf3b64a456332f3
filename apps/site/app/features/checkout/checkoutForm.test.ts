import { emptyCheckoutForm as emptyWireForm, type RecipientFields } from '@backbeat/domain';
import { expect, it } from 'vitest';
import { type CheckoutForm, checkoutRules, emptyCheckoutForm } from './checkoutForm.ts';

const recipientFields: readonly (keyof RecipientFields)[] = [
  'recipient_first_name',
  'recipient_last_name',
  'recipient_email',
  'recipient_message',
  'recipient_sender_name',
];

const filled: CheckoutForm = {
  ...emptyCheckoutForm,
  first_name: 'María José',
  last_name: '李',
  email: ' first.last+tag@mail.example.com',
  agreedTerms: true,
};

it('has with its two codes the six fields of the wire, and none for a recipient', () => {
  expect([...Object.keys(emptyCheckoutForm), 'coupon', 'gift_card'].toSorted()).toEqual(
    Object.keys(emptyWireForm).toSorted(),
  );
  expect(Object.keys(emptyWireForm)).toHaveLength(6);
  for (const field of recipientFields) expect(emptyCheckoutForm).not.toHaveProperty(field);
});

it.each([
  ['first_name', { first_name: ' ' }, 'Enter your first name.'],
  ['last_name', { last_name: '\t' }, 'Enter your last name.'],
  ['email', { email: '' }, 'Enter your email address.'],
  ['email', { email: 'a b@example.com' }, 'Enter an email address, such as name@example.com.'],
  ['email', { email: 'ada..b@example.com' }, 'Enter an email address, such as name@example.com.'],
  ['first_name', { first_name: 'A'.repeat(101) }, 'Shorten the name to 100 characters or fewer.'],
  ['agreedTerms', { agreedTerms: false }, 'Accept the Privacy Policy and Terms of Service to continue.'],
] as const)('%s %j says what is wanted', (field, change, sentence) => {
  const form = { ...filled, ...change };
  expect(checkoutRules[field](form[field], form)).toBe(sentence);
});

it.each(['first_name', 'last_name', 'email', 'agreedTerms'] as const)('%s is taken', (field) => {
  expect(checkoutRules[field](filled[field], filled)).toBe(true);
});
