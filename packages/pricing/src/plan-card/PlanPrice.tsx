import { Price } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import type { AnyCatalog, AnyPlan, CatalogPeriod } from '../catalog/Catalog.ts';
import { priceView } from '../catalog/priceView.ts';
import { priceTexts } from '../texts/english/price.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';

interface PlanPriceProps {
  readonly catalog: AnyCatalog;
  readonly plan: AnyPlan;
  readonly billingPeriod: CatalogPeriod;
}

/** All prices of a plan, of which the scope around it shows one; without a scope one. */
export const PlanPrice = ({ catalog, plan, billingPeriod }: PlanPriceProps): ReactElement => {
  const language = useLanguage();
  return (
    <ByPeriod periods={catalog.periods} billingPeriod={billingPeriod} block>
      {(period) => (
        <Price
          {...priceView(catalog, plan, period, language)}
          before={plan.isFrom ? textsIn(language, priceTexts).from : undefined}
        />
      )}
    </ByPeriod>
  );
};
