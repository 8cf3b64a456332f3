import { digitsOf, formatCardNumber, hasValidCheckDigit } from '../../cards/cardNumber.ts';
import { formatExpiry, isPast, parseExpiry, splitExpiry } from '../../cards/expiry.ts';
import type { FieldType } from './fieldConfig.ts';

/** One input of a field. */
export type PartName = 'number' | 'expiry' | 'month' | 'year' | 'cvv';

/** How an input is named, filled in, written and judged. */
export interface PartRules {
  readonly label: string;
  readonly placeholder: string;
  readonly autocomplete: AutoFill;
  readonly maxLength: number;
  /** What is shown of what was typed. */
  readonly format: (typed: string) => string;
  readonly isValid: (shown: string) => boolean;
  /** Whether it is complete, so that focus moves to the next input. */
  readonly isComplete: (shown: string) => boolean;
}

const short = (length: number) => (typed: string) => digitsOf(typed).slice(0, length);

const isGoodExpiry = (shown: string): boolean => {
  const { month, year } = splitExpiry(shown);
  const expiry = parseExpiry(month, year);
  return expiry !== null && !isPast(expiry, Date.now());
};

export const partRules: Readonly<Record<PartName, PartRules>> = {
  number: {
    label: 'Card number',
    placeholder: 'Card number',
    autocomplete: 'cc-number',
    maxLength: 24,
    format: (typed) => formatCardNumber(digitsOf(typed)),
    isValid: (shown) => hasValidCheckDigit(digitsOf(shown)),
    isComplete: (shown) => digitsOf(shown).length >= (/^3[47]/.test(shown) ? 15 : 16),
  },
  expiry: {
    label: 'Expiry date, month and year',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    maxLength: 9,
    format: formatExpiry,
    isValid: isGoodExpiry,
    isComplete: (shown) => splitExpiry(shown).year.length >= 2,
  },
  month: {
    label: 'Expiry month',
    placeholder: 'MM',
    autocomplete: 'cc-exp-month',
    maxLength: 2,
    format: short(2),
    isValid: (shown) => /^(0?[1-9]|1[0-2])$/.test(shown),
    isComplete: () => false,
  },
  year: {
    label: 'Expiry year',
    placeholder: 'YY',
    autocomplete: 'cc-exp-year',
    maxLength: 4,
    format: short(4),
    isValid: (shown) => isGoodExpiry(`12${shown}`),
    isComplete: () => false,
  },
  cvv: {
    label: 'Security code',
    placeholder: 'CVV',
    autocomplete: 'cc-csc',
    maxLength: 4,
    format: short(4),
    isValid: (shown) => /^\d{3,4}$/.test(shown),
    isComplete: () => false,
  },
};

/** The inputs of a field, in the order in which Tab reaches them. */
export const partsOf: Readonly<Record<FieldType, readonly PartName[]>> = {
  card: ['number', 'expiry', 'cvv'],
  number: ['number'],
  month: ['month'],
  year: ['year'],
  cvv: ['cvv'],
};
