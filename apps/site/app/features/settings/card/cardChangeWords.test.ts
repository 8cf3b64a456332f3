import { fixtures, subscriptionFixture } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { cardChangedText, cardChangeHint, cardProblemText } from './cardChangeWords.ts';

const { payment_method: visa } = fixtures.premiumCard;
const paying = { subscription: subscriptionFixture({ next_billing_date: '2027-06-14' }) };
const overdue = { subscription: subscriptionFixture({ state: 'past_due' }) };

describe('a new card', () => {
  it('says before what it will pay', () => {
    expect(cardChangeHint(paying)).toBe('Nothing is charged now. The new card pays on June 14, 2027.');
    expect(cardChangeHint(overdue)).toBe('The overdue payment is tried with the new card at once.');
    expect(cardChangeHint({ subscription: null })).toBe('Nothing is charged now.');
  });

  it.each([
    [paying, paying, false, 'Visa ending in 1111 pays from now on.'],
    [overdue, paying, false, 'Visa ending in 1111 is saved, and the overdue payment went through.'],
    [
      overdue,
      overdue,
      true,
      'Visa ending in 1111 is saved, but the overdue payment was declined again. Try another card.',
    ],
  ])('says after what it has paid: %#', (before, after, error, message) => {
    expect(cardChangedText(visa, before, after)).toEqual({ error, message });
  });

  it('sends nobody to PayPal', () => {
    expect(cardProblemText({ kind: 'declined', providerCode: 'declined' })).toEqual({
      text: 'Your bank declined this card. Try another card. Nothing was charged.',
      isAtCard: true,
    });
  });
});
