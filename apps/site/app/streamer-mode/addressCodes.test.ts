import { expect, it } from 'vitest';
import { hideAddressCodes, wholeSearch } from './addressCodes.ts';

/** A browser's address and its history's state, as far as a page can change them. */
const placeAt = (address: string, state: unknown = null) => {
  const place = {
    location: { href: address, search: new URL(address).search },
    history: {
      state,
      replaceState: (next: unknown, _: string, href: string | URL | null = null) => {
        place.history.state = next;
        place.location.href = String(href);
        place.location.search = new URL(String(href)).search;
      },
    },
  };
  return place;
};

it.each(['?coupon=vidcon50', '?billing=monthly&coupon=a%26b', '?coupon=x&coupon=y', '?coupon=a&number=7'])(
  'takes the code of %s out of the address, and gives it back',
  (search) => {
    const place = placeAt(`https://site.test/checkout/premium${search}#pay`, { idx: 3, key: 'k' });
    const asked = new URLSearchParams(search).get('coupon');
    hideAddressCodes(true, place);
    expect(place.location.href).not.toMatch(/coupon|number/);
    expect(place.location.href).toContain('#pay');
    expect(place.history.state).toMatchObject({ idx: 3, key: 'k' });
    expect(new URLSearchParams(wholeSearch(place)).get('coupon')).toBe(asked);
    // Once more, as at a reload.
    hideAddressCodes(true, place);
    expect(new URLSearchParams(wholeSearch(place)).get('coupon')).toBe(asked);
    hideAddressCodes(false, place);
    expect(place.location.search).toBe(search);
    expect(place.history.state).toEqual({ idx: 3, key: 'k' });
    expect(wholeSearch(place)).toBe(place.location.search);
  },
);

it('leaves an address without a code as it is', () => {
  for (const state of [null, 'text', { idx: 1 }]) {
    const place = placeAt('https://site.test/checkout/premium?billing=monthly', state);
    hideAddressCodes(true, place);
    hideAddressCodes(false, place);
    expect([place.location.href, place.history.state]).toEqual([
      'https://site.test/checkout/premium?billing=monthly',
      state,
    ]);
    expect(wholeSearch(place)).toBe('?billing=monthly');
  }
});
