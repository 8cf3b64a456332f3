/** The brands that the fields tell apart, as the browser API names them. */
export type CardBrand = 'visa' | 'master' | 'american_express' | 'discover' | 'unknown';

const brandPatterns: Readonly<Record<Exclude<CardBrand, 'unknown'>, RegExp>> = {
  visa: /^4/,
  master: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  american_express: /^3[47]/,
  discover: /^(6011|65|64[4-9])/,
};

/** What people call a brand, as the server API spells it. */
export const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  master: 'MasterCard',
  american_express: 'American Express',
  discover: 'Discover',
  unknown: 'Unknown',
};

/**
 * The digits of what somebody typed.
 *
 * @example digitsOf('4111 1111-1111 1111') // → '4111111111111111'
 */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/**
 * A number's brand, known from its first digits.
 *
 * @example brandOf('378282246310005') // → 'american_express'
 */
export const brandOf = (digits: string): CardBrand => {
  const brands = ['visa', 'master', 'american_express', 'discover'] as const;
  return brands.find((brand) => brandPatterns[brand].test(digits)) ?? 'unknown';
};

/**
 * Whether the check digit fits and the length is that of a card.
 *
 * @example hasValidCheckDigit('4111111111111111') // → true
 * @example hasValidCheckDigit('4111111111111112') // → false
 */
export const hasValidCheckDigit = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/**
 * The number as it stands on the card: four groups of four, or 4-6-5.
 *
 * @example formatCardNumber('378282246310005') // → '3782 822463 10005'
 */
export const formatCardNumber = (digits: string): string => {
  const groups = brandOf(digits) === 'american_express' ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const parts: string[] = [];
  let rest = digits.slice(0, 19);
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
};
