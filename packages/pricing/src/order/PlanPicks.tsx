'use client';

import type { BillingPeriod, PlanCode, Product } from '@backbeat/domain';
import { FieldGroup, RadioCard } from '@backbeat/ui';
import { type ReactElement, useId } from 'react';
import type { AnyCatalog, CatalogPeriod, CatalogPrice, CatalogProps, Handler } from '../catalog/Catalog.ts';
import { planByCode } from '../catalog/planByCode.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { priceTexts } from '../texts/english/price.ts';
import { switchTexts } from '../texts/english/switch.ts';
import { moneyText, perPeriodText } from '../texts/formats.ts';
import { type Language, textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';

const noteFor = (
  { amount, perMonth }: CatalogPrice<string>,
  period: CatalogPeriod,
  currency: string,
  language: Language,
): string => {
  const charged = perPeriodText(amount, period, currency, language);
  return perMonth === undefined
    ? charged
    : `${charged}, ${moneyText(perMonth, currency, language, true)} ${textsIn(language, priceTexts).per('monthly')}`;
};

/** Props of {@link PlanPicks}. */
export interface PlanPicksProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends Pick<CatalogProps<Code, Id, Period>, 'catalog'> {
  /** The chosen code; its plan is the one whose periods are offered. */
  readonly planCode: NoInfer<Code>;
  /** Nothing can be chosen now. @default false */
  readonly disabled?: boolean;
  /** Called with the code of the chosen period. */
  readonly onPlanChange: Handler<NoInfer<Code>>;
}

/**
 * How often to pay for one plan, as cards.
 *
 * @example <PlanPicks planCode="rocksprem_i_y_v2" onPlanChange={setPlanCode} />
 */
export const PlanPicks = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>({
  planCode,
  disabled = false,
  onPlanChange,
  catalog: given,
}: PlanPicksProps<Code, Id, Period>): ReactElement => {
  const choose: Handler<string> = onPlanChange;
  const name = useId();
  const language = useLanguage();
  const texts = textsIn(language, { ...priceTexts, ...switchTexts });
  const catalog: AnyCatalog = useCatalog(given);
  const { plan } = planByCode(catalog, planCode);
  const labels = { ...catalog.periodLabels, ...plan.periodLabels };
  return (
    <FieldGroup legend={texts.billingPeriod} hideLegend gap={3}>
      {catalog.periods.toReversed().map((period) => {
        const price = plan.prices[period];
        return price === undefined ? null : (
          <RadioCard
            key={period}
            name={name}
            value={price.code}
            title={labels[period] ?? texts.period(period)}
            note={noteFor(price, period, catalog.currency, language)}
            checked={price.code === planCode}
            disabled={disabled}
            onChange={() => choose(price.code)}
          />
        );
      })}
    </FieldGroup>
  );
};
