import { fixtures } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { giftDays, givenText, openCents, placesOf, receivedText, refundText } from './giveWords.ts';

const [gift = fixtures.giftBuy] = fixtures.gifts.gifts;
const ended = fixtures.giftCancel;

it.each([
  [gift, '1 of 5 claimed. Open through December 19, 2026.', null],
  [{ ...gift, state: 'claimed' }, 'All 5 claimed.', null],
  [{ ...gift, state: 'claimed', places: 1 }, 'Claimed.', null],
  [ended, 'Over. 1 of 5 claimed.', '$47.96 for 4 months went back to your card on November 21, 2026.'],
  [
    { ...ended, refund: { places: 1, cents: 1199, done_at: null } },
    'Over. 1 of 5 claimed.',
    '$11.99 for 1 month is on its way back to your card. We try until it is done.',
  ],
  [
    { ...ended, refund: { places: 4, cents: 0, done_at: '2026-11-21T12:00:00.000Z' } },
    'Over. 1 of 5 claimed.',
    'Nothing more goes back for 4 months: it has gone back before.',
  ],
  [
    { ...ended, refund: { places: 4, cents: 0, done_at: null } },
    'Over. 1 of 5 claimed.',
    'Your bank is getting the payment back for you, so nothing goes back for 4 months.',
  ],
] as const)('says how far a gift has come: %#', (shown, text, refund) => {
  expect(givenText(shown)).toBe(text);
  expect(refundText(shown)).toBe(refund);
});

it.each([
  ['5', 5],
  [' 50 ', 50],
  ['０７', 7],
  ...['', '0', '51', '1e1', '5.0', '+5', '-3', '0x5', '5 0', 'five', '1,0'].map(
    (typed) => [typed, null] as const,
  ),
] as const)('counts the months in %j as %j', (typed, places) => {
  expect(placesOf(typed, 50)).toBe(places);
});

it('gives back what nobody has claimed', () => {
  expect(openCents(gift)).toBe(4 * 1199);
});

it('is open from tomorrow to the latest day, by the days of UTC', () => {
  expect(giftDays(Date.parse('2026-11-23T23:59:59Z'))).toEqual({
    first: '2026-11-24',
    last: '2027-02-21',
    proposed: '2026-12-23',
  });
});

it.each([
  [null, null, 'Kept until no other plan runs'],
  ['2026-11-20T12:05:00Z', '2026-12-20T12:05:00Z', 'Premium until December 20, 2026'],
  ['2026-10-20T12:05:00Z', '2026-11-20T12:05:00Z', 'Premium, October 20, 2026 to November 20, 2026'],
])('a month from %s to %s: %s', (starts_at, ends_at, text) => {
  const month = { giver: 'DJ Night', claimed_at: '2026-10-20T12:05:00Z', starts_at, ends_at };
  expect(receivedText(month, Date.parse('2026-12-01'))).toBe(text);
});
