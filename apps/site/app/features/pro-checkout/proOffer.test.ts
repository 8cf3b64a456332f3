import { audienceTiers, cents } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { aloneText, chargedTiers, proOffer } from './proOffer.ts';

const listed = { of: cents, note: '' } as const;
const withVat = (listCents: number) => cents(Math.round(listCents * 1.19));

describe('the offer', () => {
  it.each([
    [null, null, null, 'Pro', 'Connect a channel to see your price.'],
    [180, null, 1, 'Pro at $25 per month', 'Your Twitch viewers decide: 180 is up to 200.'],
    [500, null, 2, 'Pro at $50 per month', 'Your Twitch viewers decide: 500 is over 200 and up to 1,000.'],
    [
      180,
      64_200,
      2,
      'Pro at $50 per month',
      'Your YouTube views decide: 64,200 is over 10,000 and up to 100,000.',
    ],
    [500, 64_200, 2, 'Pro at $50 per month', 'Your Twitch viewers decide: 500 is over 200 and up to 1,000.'],
    [null, 2_000_000, 4, 'Pro at $500 per month', 'Your YouTube views decide: 2,000,000 is over 1,000,000.'],
    [20_000, 0, 4, 'Pro at $500 per month', 'Your Twitch viewers decide: 20,000 is over 10,000.'],
  ])('viewers %j, views %j', (averageViewers, averageViews, number, title, reason) => {
    const offer = proOffer({ averageViewers, averageViews }, 'monthly', listed);
    expect([offer.tier?.number ?? null, offer.title, offer.reason]).toEqual([number, title, reason]);
  });

  it('yearly', () => {
    expect(proOffer({ averageViewers: 500, averageViews: null }, 'yearly', listed).title).toBe(
      'Pro at $500 per year',
    );
  });

  it.each([
    ['on top', withVat, 'incl. VAT', '$59.50'],
    ['inside', cents, 'incl. VAT', '$50'],
    ['of a state', withVat, 'incl. tax', '$59.50'],
    ['where nobody knows', cents, 'plus any tax not included', '$50'],
  ] as const)('is what is charged: tax %s', (_, of, note, price) => {
    const audience = { averageViewers: 500, averageViews: null };
    expect(proOffer(audience, 'monthly', { of, note }).title).toBe(`Pro at ${price} per month, ${note}`);
  });
});

it('every audience has its price as it is charged', () => {
  expect(chargedTiers(withVat).map(({ name, prices }) => [name, prices.monthly, prices.yearly])).toEqual([
    ['One', 2975, 29_750],
    ['Two', 5950, 59_500],
    ['Three', 11_900, 119_000],
    ['Four', 59_500, 595_000],
  ]);
});

it('says what one channel alone would mean', () => {
  expect(aloneText(audienceTiers.One)).toBe('This alone puts you in the first tier.');
  expect(aloneText(audienceTiers.Four)).toBe('This alone puts you in the fourth tier.');
});
