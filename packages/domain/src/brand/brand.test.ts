import { describe, expect, it } from 'vitest';
import { everyExport } from '../../testing/readExamples.ts';
import { comparisonRowsFor, planCardsFor } from '../content.ts';
import {
  type Brand,
  brand,
  brandText,
  cancelQuestion,
  couponCodesFor,
  createBrand,
  giftCardPath,
  whatIsPath,
} from '../index.ts';

const other: Brand = createBrand({
  name: 'Night Owl',
  slug: 'night-owl',
  tagline: 'Music for the small hours',
  supportEmail: 'help@nightowl.example',
  links: JSON.parse(JSON.stringify(brand.links).replaceAll('backbeat', 'nightowl')),
});

const supportKey = (of: Brand) => comparisonRowsFor(of).find(({ feature }) => feature === 'support')?.key;

/** Everything of the entry that is made from a brand. */
const copyFor = (of: Brand) => ({
  brand: of,
  whatIs: whatIsPath(of),
  coupon: couponCodesFor(of).oneMonthFree,
  coupons: couponCodesFor(of),
  giftCard: giftCardPath(of),
  support: supportKey(of),
  rows: comparisonRowsFor(of),
  cards: planCardsFor(of),
  question: cancelQuestion(of),
  text: brandText('{product} Pricing. Launch the {product} app', of),
  hostedBilling: of.links.hostedBilling,
});

describe('the brand', () => {
  it('is Backbeat, with the paths, codes and keys that follow', () => {
    expect(brand.name).toBe('Backbeat');
    expect(brand.tagline).toBe('Stream & YouTube Safe music for Content Creators');
    expect(whatIsPath(brand)).toBe('/what-is-backbeat');
    expect(couponCodesFor(brand).oneMonthFree).toBe('backbeat1month');
    expect(giftCardPath(brand)).toBe('/purchase/gift_card/backbeat_gift_card');
    expect(supportKey(brand)).toBe('backbeatSupport');
  });

  it('leaves no trace of the first in what is made for a second', () => {
    const copy = JSON.stringify(copyFor(other));
    expect(copy).not.toMatch(/backbeat/i);
    expect(copy).toContain('Night Owl Support');
    expect(copyFor(other)).toMatchObject({
      whatIs: '/what-is-night-owl',
      coupon: 'night-owl1month',
      giftCard: '/purchase/gift_card/night_owl_gift_card',
      support: 'nightOwlSupport',
      text: 'Night Owl Pricing. Launch the Night Owl app',
    });
  });

  it('is named in nothing that is not made from a brand', () => {
    const {
      brand: _brand,
      brandNames: _names,
      comparisonRows: _rows,
      couponCodes: _codes,
      coupons: _coupons,
      planCards: _cards,
      reservedDisplayNames: _reserved,
      ...rest
    } = everyExport;
    expect(JSON.stringify(rest)).not.toMatch(/backbeat/i);
  });

  it.each(['', 'Night Owl', 'night_owl', '-owl', 'owl-', 'night--owl', 'owl/../'])(
    'refuses the slug %o',
    (slug) => {
      expect(() => createBrand({ ...brand, slug })).toThrow('would break paths and codes');
    },
  );

  it('links to absolute https addresses', () => {
    for (const link of Object.values(brand.links)) expect(link).toMatch(/^https:\/\/[a-z.]+(\/[\w./-]+)?$/);
  });
});
