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
 * Countries and territories of ISO 3166 where somebody lives, by their two letters.
 *
 * @example countryCodes.includes('ZZ') // → false
 */
export const countryCodes: readonly string[] =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Postal codes that tax goes by: their parts, and what stands between them. */
const taxedCodes: Readonly<Record<string, { readonly form: RegExp; readonly between: string }>> = {
  US: { form: /^(\d{5})(\d{4})?$/, between: '-' },
  CA: { form: /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/, between: ' ' },
};

/**
 * Whether tax goes by the postal code in a country: states and provinces have their own.
 *
 * @param country ISO 3166, two letters
 * @example isTaxByPostalCode('US') // → true
 */
export const isTaxByPostalCode = (country: string): boolean => Object.hasOwn(taxedCodes, country);

/**
 * A postal code as it is kept, so that one place is taxed alike however its code was typed.
 *
 * @returns null for a code that the country cannot have, where tax goes by it
 * @example readPostalCode(' h2x  1y4', 'CA') // → 'H2X 1Y4'
 * @example readPostalCode('9411', 'US') // → null
 */
export const readPostalCode = (text: string, country: string): string | null => {
  const code = text.trim().toUpperCase().replace(/\s+/g, ' ');
  const taxed = taxedCodes[country];
  if (taxed === undefined) return code;
  const parts = taxed.form.exec(code.replace(/[ -]/g, ''));
  return parts?.slice(1).filter(Boolean).join(taxed.between) ?? null;
};
