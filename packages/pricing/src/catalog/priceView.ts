import { priceTexts } from '../texts/english/price.ts';
import { moneyText, perPeriodText } from '../texts/formats.ts';
import { english, type Language, textsIn } from '../texts/language.ts';
import type { AnyCatalog, AnyPlan, CatalogPeriod, CatalogPrice } from './Catalog.ts';
import { priceAt } from './lookUp.ts';

/** A price in words, as `Price` of `@backbeat/ui` takes it. */
export interface PriceView {
  /** The large figure. */
  readonly amount: string;
  /** The struck-through figure beside it. */
  readonly was: string | undefined;
  /** What one pays it for. */
  readonly per: string;
  /** The line below. */
  readonly note: string;
}

const listNote = (
  { amount, perMonth }: CatalogPrice<string>,
  period: CatalogPeriod,
  perPeriod: string,
  language: Language,
): string => {
  const texts = textsIn(language, priceTexts);
  if (amount === 0) return texts.freeForever;
  return perMonth === undefined ? texts.billed(period) : perPeriod;
};

/**
 * What a plan costs at a period, in words.
 *
 * @example priceView(ownCatalog(), planById(ownCatalog(), 'premium'), 'yearly').note // → '$71.88 per year'
 */
export const priceView = (
  { currency, alwaysDecimals = false }: Pick<AnyCatalog, 'currency' | 'alwaysDecimals'>,
  plan: AnyPlan,
  period: CatalogPeriod,
  language: Language = english,
): PriceView => {
  const price = priceAt(plan, period);
  const { amount, perMonth, previous, first } = price;
  const texts = textsIn(language, priceTexts);
  const perPeriod = perPeriodText(amount, period, currency, language);
  if (first !== undefined) {
    return {
      amount: moneyText(first.amount, currency, language),
      was: moneyText(amount, currency, language),
      per: first.trial ? texts.firstSpan(first.trial) : texts.per(period),
      note: first.trial ? texts.afterwards(perPeriod) : texts.billed(period),
    };
  }
  return {
    amount: moneyText(perMonth ?? amount, currency, language, !alwaysDecimals),
    was: previous === undefined ? undefined : moneyText(previous, currency, language, true),
    per: texts.per(perMonth === undefined && amount > 0 ? period : 'monthly'),
    note: price.note ?? listNote(price, period, perPeriod, language),
  };
};
