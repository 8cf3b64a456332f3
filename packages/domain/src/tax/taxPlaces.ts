import type { TaxLine } from '../quote/Invoice.ts';

/** VAT numbers of the union by country, as its register takes them, with the provider's code of Northern Ireland. */
const vatNumbers: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES([A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[0-9A-HJ-NP-Z]{2}\d{9}$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE(\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
  XI: /^XI(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/**
 * Whether a tax is the VAT of the European Union or the United Kingdom, which consumers are told prices with.
 *
 * @example isVat({ type: 'vat' }) // → true
 * @example isVat({ type: 'GB' }) // → true
 * @example isVat({ type: 'usst' }) // → false
 */
export const isVat = ({ type }: Pick<TaxLine, 'type'>): boolean =>
  type === 'vat' || type === 'GB' || Object.hasOwn(vatNumbers, type);

/**
 * The VAT number in a tax number that somebody wrote down, where it has the form of their country in the union.
 *
 * @returns null for any other number, which no bill goes by
 * @example vatNumberOf('de 123 456 789', 'DE') // → 'DE123456789'
 * @example vatNumberOf('DE12345', 'DE') // → null
 */
export const vatNumberOf = (taxNumber: string, country: string): string | null => {
  const number = taxNumber.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return vatNumbers[country]?.test(number) ? number : null;
};

/**
 * Whether tax goes by the postal code in a country: states and provinces have their own.
 *
 * @param country ISO 3166, two letters
 * @example isTaxByPostalCode('US') // → true
 */
export const isTaxByPostalCode = (country: string): boolean => country === 'US' || country === 'CA';
