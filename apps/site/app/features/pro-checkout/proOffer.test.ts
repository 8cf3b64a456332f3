import { audienceTiers } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { aloneText, proOffer } from './proOffer.ts';

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
    const offer = proOffer({ averageViewers, averageViews }, 'monthly');
    expect([offer.tier?.number ?? null, offer.title, offer.reason]).toEqual([number, title, reason]);
  });

  it('yearly', () => {
    expect(proOffer({ averageViewers: 500, averageViews: null }, 'yearly').title).toBe(
      'Pro at $500 per year',
    );
  });

  it('with the VAT on top, once that is known', () => {
    const audience = { averageViewers: 500, averageViews: null };
    expect(proOffer(audience, 'monthly', (listCents) => listCents * 0.19).title).toBe(
      'Pro at $59.50 per month, incl. VAT',
    );
  });
});

it('says what one channel alone would mean', () => {
  expect(aloneText(audienceTiers.One)).toBe('This alone puts you in the first tier.');
  expect(aloneText(audienceTiers.Four)).toBe('This alone puts you in the fourth tier.');
});
