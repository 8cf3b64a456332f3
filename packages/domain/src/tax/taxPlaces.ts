import type { TaxLine } from '../quote/Invoice.ts';

/** Countries of the union's VAT, with the provider's code of Northern Ireland, and the United Kingdom. */
const inside = 'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(
  ' ',
);

/**
 * Whether a tax is the VAT of the European Union or the United Kingdom, which consumers are told prices with.
 *
 * @example isVat({ type: 'vat' }) // → true
 * @example isVat({ type: 'GB' }) // → true
 * @example isVat({ type: 'usst' }) // → false
 */
export const isVat = ({ type }: Pick<TaxLine, 'type'>): boolean => type === 'vat' || inside.includes(type);

/**
 * Whether tax goes by the postal code in a country: states and provinces have their own.
 *
 * @param country ISO 3166, two letters
 * @example isTaxByPostalCode('US') // → true
 */
export const isTaxByPostalCode = (country: string): boolean => country === 'US' || country === 'CA';

/** The letters that a VAT number of a country begins with. */
const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country);

/**
 * The VAT number in a tax number that somebody wrote down, where it can be one of their country in the union.
 *
 * @returns null for any other number, which no bill goes by
 * @example vatNumberOf('de 123 456 789', 'DE') // → 'DE123456789'
 */
export const vatNumberOf = (taxNumber: string, country: string): string | null => {
  const number = taxNumber.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const isOfUnion = inside.includes(country) && country !== 'GB';
  return isOfUnion && number.startsWith(vatPrefix(country)) && /^[A-Z]{2}[0-9A-Z]{2,12}$/.test(number)
    ? number
    : null;
};
