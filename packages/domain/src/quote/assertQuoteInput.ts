import { isRecord } from '../values/isRecord.ts';
import type { QuoteInput } from './QuoteInput.ts';

/** No renewal may leave the range of `Date`: its invoice would have no date. */
const maxAtMs = 4e15;
const maxSpans = 10_000;

const spanUnits = ['day', 'week', 'month'] as const;
const discountTypes = ['percent', 'dollars', 'free_trial'] as const;
const taxTypes = ['rate', 'amounts', 'previewed'] as const;

// A caller without types may pass anything, so every value is checked as unknown.
type Fields = Readonly<Record<string, unknown>>;
type Check = (field: string, given: Fields) => void;

const fieldsOf = (field: string, value: unknown): Fields => {
  if (isRecord(value)) return value;
  throw new TypeError(`${field} has to be an object.`);
};

const listOf = (field: string, value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new TypeError(`${field} has to be a list.`);
};

const checkWord = (field: string, value: unknown, words: readonly string[]): void => {
  if (!words.some((word) => word === value))
    throw new RangeError(`${field} has to be one of ${words.join(', ')}.`);
};

const checkNumber = (field: string, value: unknown, min: number, max: number): void => {
  if (typeof value !== 'number') throw new TypeError(`${field} has to be a number.`);
  if (!(value >= min && value <= max))
    throw new RangeError(`${field} is ${value} and has to be from ${min} to ${max}.`);
};

const checkWhole = (field: string, value: unknown, min: number, max: number): void => {
  checkNumber(field, value, min, max);
  if (!Number.isInteger(value)) throw new RangeError(`${field} is ${value} and has to be a whole number.`);
};

/** Amounts of money and quantities, by the names of their fields. */
const checkAmounts = (field: string, given: Fields, names: readonly string[]): void => {
  for (const name of names) checkWhole(`${field}.${name}`, given[name], 0, Number.MAX_SAFE_INTEGER);
};

const checkText = (field: string, value: unknown): void => {
  if (typeof value !== 'string') throw new TypeError(`${field} has to be text.`);
};

const checkEach = (field: string, value: unknown, check: Check): void => {
  for (const [index, item] of listOf(field, value).entries()) {
    const path = `${field}[${index}]`;
    check(path, fieldsOf(path, item));
  }
};

const checkSpan = (field: string, value: unknown, min: number): void => {
  const { length, unit } = fieldsOf(field, value);
  checkWhole(`${field}.length`, length, min, maxSpans);
  checkWord(`${field}.unit`, unit, spanUnits);
};

const checkLine = (field: string, line: Fields): void => {
  const { addOns = [], interval, planTrial, setupFeeCents } = line;
  checkText(`${field}.planCode`, line.planCode);
  checkAmounts(field, line, ['quantity', 'unitAmountCents']);
  if (setupFeeCents !== undefined) checkAmounts(field, line, ['setupFeeCents']);
  checkSpan(`${field}.interval`, interval, 1);
  if (planTrial !== undefined) checkSpan(`${field}.planTrial`, planTrial, 0);
  checkEach(`${field}.addOns`, addOns, (path, addOn) =>
    checkAmounts(path, addOn, ['quantity', 'unitAmountCents']),
  );
};

const checkDiscount = (field: string, discount: Fields): void => {
  const { type } = discount;
  checkWord(`${field}.type`, type, discountTypes);
  if (type === 'percent') checkWhole(`${field}.percent`, discount.percent, 0, 100);
  else if (type === 'dollars') checkAmounts(field, discount, ['amountCents']);
  else {
    checkWhole(`${field}.amount`, discount.amount, 0, maxSpans);
    checkWord(`${field}.unit`, discount.unit, spanUnits);
  }
};

const checkCoupon = (field: string, coupon: Fields): void => {
  const { appliesForMonths, code, discount, planCodes } = coupon;
  checkDiscount(`${field}.discount`, fieldsOf(`${field}.discount`, discount));
  checkText(`${field}.code`, code);
  if (appliesForMonths !== null) checkWhole(`${field}.appliesForMonths`, appliesForMonths, 0, maxSpans);
  if (planCodes !== null) listOf(`${field}.planCodes`, planCodes);
};

const checkGiftCard = (field: string, giftCard: Fields): void => {
  checkAmounts(field, giftCard, ['balanceCents']);
  checkText(`${field}.code`, giftCard.code);
};

const checkPreviewed = (field: string, { isIncluded, amounts }: Fields): void => {
  if (typeof isIncluded !== 'boolean') throw new TypeError(`${field}.isIncluded has to be true or false.`);
  checkEach(`${field}.amounts`, amounts, (path, amount) => {
    checkAmounts(path, amount, ['subtotalCents']);
    checkEach(`${path}.lines`, amount.lines, (line, tax) => {
      checkAmounts(line, tax, ['amountCents']);
      checkText(`${line}.type`, tax.type);
      checkText(`${line}.region`, tax.region);
    });
  });
};

const checkTax = (field: string, tax: Fields): void => {
  checkWord(`${field}.type`, tax.type, taxTypes);
  if (tax.type === 'previewed') checkPreviewed(field, tax);
  else checkAmounts(field, tax, tax.type === 'rate' ? ['rateMillionths'] : ['nowCents', 'nextCents']);
};

/** Checks a field that may be absent. An unknown code has no figures to check. */
const checkIfGiven = (field: string, value: unknown, check: Check): void => {
  if (value === null || value === undefined) return;
  const given = fieldsOf(field, value);
  if (!('found' in given)) check(field, given);
};

/**
 * Refuses an invalid purchase, so that no quote pays money out or gives anything away by mistake.
 *
 * @throws TypeError when a field is missing or of another kind
 * @throws RangeError when it is of the right kind and cannot be: negative, not whole, not finite, over 100 %
 */
export const assertQuoteInput = <Code extends string>(input: QuoteInput<Code>): void => {
  const given = fieldsOf('input', input);
  const { currency, atMs, lines, charges = [], coupon, creditCents, giftCard, tax } = given;
  checkText('currency', currency);
  checkNumber('atMs', atMs, -maxAtMs, maxAtMs);
  checkEach('lines', lines, checkLine);
  checkEach('charges', charges, (field, charge) => checkAmounts(field, charge, ['amountCents', 'quantity']));
  checkIfGiven('coupon', coupon, checkCoupon);
  checkIfGiven('giftCard', giftCard, checkGiftCard);
  if (creditCents !== undefined) checkAmounts('input', given, ['creditCents']);
  checkIfGiven('tax', tax, checkTax);
};
