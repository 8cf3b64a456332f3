import { countryCodes } from '@backbeat/domain';

/** All countries with their English names, in the order of the names. */
export const countries = (): readonly { readonly code: string; readonly name: string }[] => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
};
