import type { AnyCatalog, AnyPlan } from '../catalog/Catalog.ts';
import { switchTexts } from '../texts/english/switch.ts';
import { moneyText } from '../texts/formats.ts';
import { english, type Language, textsIn } from '../texts/language.ts';

/** What paying yearly costs less than twelve monthly payments. */
export interface YearlySaving {
  readonly name: string;
  /** In minor units of the catalogue's currency. */
  readonly saved: number;
}

/**
 * What a plan really saves per year. The switch advertises one figure for all plans; this one is the plan's own.
 *
 * @example yearlySaving(planById(ownCatalog(), 'premium')).saved // → 7200
 */
export const yearlySaving = ({ name, prices: { monthly, yearly } }: AnyPlan): YearlySaving => ({
  name,
  saved: monthly && yearly ? Math.max(0, 12 * monthly.amount - yearly.amount) : 0,
});

/**
 * A saving in words.
 *
 * @example savingText(yearlySaving(planById(ownCatalog(), 'premium')), 'USD') // → 'Premium saves $72 per year'
 */
export const savingText = (
  { name, saved }: YearlySaving,
  currency: AnyCatalog['currency'],
  language: Language = english,
): string => textsIn(language, switchTexts).saves(name, moneyText(saved, currency, language, true));
