import { cents, moneyText as domainMoneyText } from '@backbeat/domain';
import type { CatalogPeriod } from '../catalog/Catalog.ts';
import { priceTexts } from './english/price.ts';
import { type Language, textsIn } from './language.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Writes most prices without `Intl`, whose first use blocks the page for some milliseconds. */
const dollarText = (amount: number, isShort: boolean): string => {
  const text = domainMoneyText(cents(Math.round(amount)));
  return isShort ? text.replace(/\.00$/, '') : text;
};

/** Formats are costly to make, and a page has dozens of prices. */
const formatFor = (locale: string, currency: string, isShort: boolean): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${isShort}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const trailingZeroDisplay = isShort ? 'stripIfInteger' : 'auto';
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay });
  formats.set(key, format);
  return format;
};

/**
 * An amount of money.
 *
 * @param amount in minor units of the currency: cents, whole yen
 * @param currency ISO 4217 code
 * @param isShort without decimals when they are zero
 * @example moneyText(1199, 'USD', english) // → '$11.99'
 * @example moneyText(1200, 'JPY', english) // → '¥1,200'
 */
export const moneyText = (
  amount: number,
  currency: string,
  { locale, hiddenAmount }: Pick<Language, 'hiddenAmount' | 'locale'>,
  isShort = false,
): string => {
  if (hiddenAmount != null) return hiddenAmount;
  if (locale === 'en-US' && currency === 'USD') return dollarText(amount, isShort);
  const format = formatFor(locale, currency, isShort);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/**
 * An amount and what it is paid for. Decimals that are zero stand by the month only.
 *
 * @example perPeriodText(25000, 'yearly', 'USD', english) // → '$250 per year'
 */
export const perPeriodText = (
  amount: number,
  period: CatalogPeriod,
  currency: string,
  language: Language,
): string =>
  `${moneyText(amount, currency, language, period !== 'monthly')} ${textsIn(language, priceTexts).per(period)}`;
