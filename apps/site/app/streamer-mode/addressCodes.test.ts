import { expect, it } from 'vitest';
import { hideAddressCodes, wholePath, wholeSearch } from './addressCodes.ts';

/** A browser's address and its history's state, as far as a page can change them. */
const placeAt = (address: string, state: unknown = null) => {
  const place = {
    location: { href: address, search: new URL(address).search, pathname: new URL(address).pathname },
    history: {
      state,
      replaceState: (next: unknown, _: string, href: string | URL | null = null) => {
        place.history.state = next;
        place.location.href = String(href);
        place.location.search = new URL(String(href)).search;
        place.location.pathname = new URL(String(href)).pathname;
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

it('takes the code of a gift out of the path, and gives it back', () => {
  const place = placeAt('https://site.test/gifts/7K2M-41QX-8B3D-Z0VN?coupon=x#now', { idx: 3 });
  hideAddressCodes(true, place);
  hideAddressCodes(true, place);
  expect(place.location.href).toBe('https://site.test/gifts/hidden#now');
  expect([wholePath(place), wholeSearch(place)]).toEqual(['/gifts/7K2M-41QX-8B3D-Z0VN', '?coupon=x']);
  hideAddressCodes(false, place);
  expect(place.location.href).toBe('https://site.test/gifts/7K2M-41QX-8B3D-Z0VN?coupon=x#now');
  expect(place.history.state).toEqual({ idx: 3 });
});

it('leaves the code of a certificate, which is there to be shown', () => {
  const place = placeAt('https://site.test/certificate/BB-7K2M-41QX');
  hideAddressCodes(true, place);
  expect(place.location.href).toBe('https://site.test/certificate/BB-7K2M-41QX');
});

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
