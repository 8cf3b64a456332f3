'use client';

import type { BillingPeriod, PlanCode, Product } from '@backbeat/domain';
import { Text } from '@backbeat/ui';
import type { ReactElement } from 'react';
import type { AnyCatalog, AnyPlan, CatalogPeriod, CatalogProps } from '../catalog/Catalog.ts';
import { featuredPlans, planById } from '../catalog/lookUp.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { switchTexts } from '../texts/english/switch.ts';
import { moneyText } from '../texts/formats.ts';
import { english, type Language, textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';

/** What paying yearly costs less than twelve monthly payments. */
interface YearlySaving {
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

/** Props of {@link SavingsNote}. */
export interface SavingsNoteProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends Pick<CatalogProps<Code, Id, Period>, 'catalog'> {
  /** Ids of the plans, in their order. @default those that the catalogue features */
  readonly plans?: readonly NoInfer<Id>[] | undefined;
  /** Joined with the class of the line. */
  readonly className?: string;
}

/**
 * What each plan really saves by paying yearly; the switch's own label is a round figure. Plans that save nothing are
 * left out.
 *
 * @example <SavingsNote plans={['premium', 'pro']} />
 */
export const SavingsNote = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>({
  catalog: given,
  plans: ids,
  ...rest
}: SavingsNoteProps<Code, Id, Period>): ReactElement | null => {
  const language = useLanguage();
  const catalog: AnyCatalog = useCatalog(given);
  const plans = ids?.map((id) => planById(catalog, id)) ?? featuredPlans(catalog);
  const real = plans.map(yearlySaving).filter(({ saved }) => saved > 0);
  if (real.length === 0) return null;
  return (
    <Text size="small" tone="muted" numeric {...rest}>
      {`${real.map((saving) => savingText(saving, catalog.currency, language)).join('. ')}.`}
    </Text>
  );
};
