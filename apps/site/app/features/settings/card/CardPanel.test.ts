import { fixtures } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { cardLine } from './CardPanel.tsx';

const { payment_method: visa } = fixtures.premiumCard;

describe('cardLine', () => {
  it.each([
    ['2026-11-21', '2027-06-14', 'Expires 10 / 28', false],
    ['2028-10-31', '2028-10-31', 'Expires 10 / 28', false],
    ['2028-10-20', '2028-11-14', 'Expires 10 / 28, before the next payment', true],
    ['2028-11-02', '2028-11-14', 'Expired 10 / 28', true],
    ['2028-11-02', null, 'Expired 10 / 28', true],
  ])('a card on %s with a payment on %s: %s', (now, nextOn, detail, isWrong) => {
    expect(cardLine(visa, Date.parse(now), nextOn)).toEqual({
      title: 'Visa ending in 1111',
      detail,
      isWrong,
      actionLabel: 'Change card',
    });
  });

  it('names PayPal, and what is missing', () => {
    expect(cardLine({ kind: 'paypal' }, 0, null)).toMatchObject({ title: 'PayPal', isWrong: false });
    expect(cardLine(null, 0, null)).toMatchObject({ title: 'No card on file', isWrong: true });
  });
});
