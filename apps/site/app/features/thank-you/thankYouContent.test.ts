import { expect, it } from 'vitest';
import { launchText, thankYouContent, thankYouVariant } from './thankYouContent.ts';

it.each([
  ['/checkout/thank-you', 'premium', 'puppy'],
  ['/checkout/thank-you/', 'premium', 'puppy'],
  ['/checkout/thank-you-premiumdownloads', 'download', 'puppy'],
  ['/checkout/thank-you-pro', 'pro', 'kitten'],
  ['/checkout/thank-you-pro-yearly', 'pro', 'kitten'],
] as const)('%s is %s, with a %s', (pathname, variant, pet) => {
  expect(thankYouVariant(pathname)).toBe(variant);
  expect(thankYouContent[variant].pet).toBe(pet);
});

it('names the app on its button', () => {
  expect(launchText).toBe('Launch the Backbeat app');
});

it('gives each tier its own perks', () => {
  const lists = Object.values(thankYouContent).map(({ perks }) => perks.join());
  expect(new Set(lists).size).toBe(lists.length);
});
