import { describe, expect, it } from 'vitest';
import { cardExpiry } from '../index.ts';

describe('cardExpiry', () => {
  it.each([
    // the month on the card, the next payment, now
    ['2027-02', '2027-03-14', '2027-01-31T23:59:59Z', 'good'],
    ['2027-02', '2027-03-14', '2027-02-01T12:00:00Z', 'soon'],
    ['2027-02', '2027-03-14', '2027-02-28T23:59:59Z', 'soon'],
    // It is February 28 somewhere until noon of March 1 in UTC.
    ['2027-02', '2027-03-14', '2027-03-01T11:59:59Z', 'soon'],
    ['2027-02', '2027-03-14', '2027-03-01T12:00:00Z', 'over'],
    ['2027-02', '2027-03-01T11:59:59Z', '2027-02-20', 'good'],
    ['2027-02', '2027-03-01T12:00:00Z', '2027-02-20', 'soon'],
    // Leap years, months of 30 and 31 days, the turn of a year.
    ['2028-02', '2028-03-14', '2028-02-29T23:59:59Z', 'soon'],
    ['2028-02', '2028-03-14', '2028-03-01T12:00:00Z', 'over'],
    ['2026-11', '2026-12-31', '2026-10-31T12:00:00Z', 'good'],
    ['2026-11', '2026-12-31', '2026-11-01T12:00:00Z', 'soon'],
    ['2026-12', '2027-01-31', '2026-12-31T23:59:59Z', 'soon'],
    ['2026-12', '2027-01-31', '2027-01-01T12:00:00Z', 'over'],
    // A year ahead, it is told in the card's last month and not before.
    ['2027-01', '2027-12-14', '2026-12-31', 'good'],
    ['2027-01', '2027-12-14', '2027-01-02', 'soon'],
    ['2027-01', '2027-12-14', '2027-06-01', 'over'],
  ])('%s with a payment on %s, on %s: %s', (card_expires, next_billing_date, now, expected) => {
    expect(cardExpiry({ card_expires, next_billing_date }, Date.parse(now))).toBe(expected);
  });

  it('is good without a card or a next payment', () => {
    expect(cardExpiry({ next_billing_date: '2027-01-01' }, 0)).toBe('good');
    expect(cardExpiry({ card_expires: '1969-01', next_billing_date: null }, 0)).toBe('good');
  });
});
