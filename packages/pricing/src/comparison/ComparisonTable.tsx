'use client';

import type { BillingPeriod, PlanCode, Product } from '@backbeat/domain';
import { Tick, VisuallyHidden } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import type { AnyCatalog, AnyPlan, CatalogPeriod, CatalogProps } from '../catalog/Catalog.ts';
import { isFree, planById, startOf } from '../catalog/lookUp.ts';
import { priceView } from '../catalog/priceView.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { PlanButton } from '../plan-card/PlanButton.tsx';
import { comparisonTexts } from '../texts/english/comparison.ts';
import { priceTexts } from '../texts/english/price.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import { ComparisonRoot, TickPlace } from './comparisonStyles.ts';
import { tableRoles as role } from './tableRoles.ts';

/** Props of {@link ComparisonTable}. */
export interface ComparisonTableProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends CatalogProps<Code, Id, Period> {
  /** Ids of the plans, one a column. @default all of the catalogue */
  readonly plans?: readonly NoInfer<Id>[] | undefined;
  /** Which prices show where no `PeriodScope` is around, and which codes the buttons hand over. @default where the catalogue starts */
  readonly billingPeriod?: NoInfer<Period> | undefined;
  /** The sign-up page, for visitors who choose the free plan. */
  readonly signUpHref?: string | null | undefined;
}

const highlightProps = ({ isHighlighted }: AnyPlan) => (isHighlighted ? { 'data-high': '' } : {});

const Cell = ({ value }: { readonly value: boolean | string }) => {
  const texts = textsIn(useLanguage(), comparisonTexts);
  if (typeof value === 'string') return <span>{value}</span>;
  return (
    <TickPlace>
      <Tick kind={value ? 'yes' : 'no'} label={value ? texts.included : texts.notIncluded} />
    </TickPlace>
  );
};

interface HeadPriceProps {
  readonly catalog: AnyCatalog;
  readonly plan: AnyPlan;
  readonly billingPeriod: CatalogPeriod;
}

const HeadPrice = ({ catalog, plan, billingPeriod }: HeadPriceProps) => {
  const language = useLanguage();
  if (isFree(plan)) return <span>{priceView(catalog, plan, billingPeriod, language).amount}</span>;
  return (
    <ByPeriod periods={catalog.periods} billingPeriod={billingPeriod}>
      {(period) => {
        const { amount, per } = priceView(catalog, plan, period, language);
        return `${plan.isFrom ? `${textsIn(language, priceTexts).from} ` : ''}${amount} ${per}`;
      }}
    </ByPeriod>
  );
};

/**
 * One row per feature, one column per plan, with a sticky header row; under 768 px each feature is a heading over its
 * values.
 *
 * @example <ComparisonTable session="signed-out" onSelect={buy} />
 */
export const ComparisonTable = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>(
  props: ComparisonTableProps<Code, Id, Period>,
): ReactElement => {
  const { session = 'signed-out', playerHref, signUpHref } = props;
  const texts = textsIn(useLanguage(), comparisonTexts);
  const catalog: AnyCatalog = useCatalog(props.catalog);
  const { billingPeriod = startOf(catalog) } = props;
  const plans = props.plans?.map((id) => planById(catalog, id)) ?? catalog.plans;
  return (
    <ComparisonRoot {...role.table}>
      <caption>
        <VisuallyHidden>{texts.comparison}</VisuallyHidden>
      </caption>
      <thead {...role.group}>
        <tr {...role.row}>
          <th {...role.columnHead}>
            <VisuallyHidden>{texts.feature}</VisuallyHidden>
          </th>
          {plans.map((plan) => (
            <th key={plan.id} {...role.columnHead} {...highlightProps(plan)}>
              <span>{plan.name}</span>
              <small>
                <HeadPrice catalog={catalog} plan={plan} billingPeriod={billingPeriod} />
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role.group}>
        {catalog.rows?.map(({ key, label }) => (
          <tr key={key} {...role.row}>
            <th {...role.rowHead}>{label}</th>
            {plans.map((plan) => (
              <td key={plan.id} {...role.cell} {...highlightProps(plan)}>
                <Cell value={plan.features?.[key] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot {...role.group}>
        <tr {...role.row}>
          <th {...role.rowHead}>
            <VisuallyHidden>{texts.choose}</VisuallyHidden>
          </th>
          {plans.map((plan) => (
            <td key={plan.id} {...role.cell} {...highlightProps(plan)}>
              <PlanButton
                periods={catalog.periods}
                plan={plan}
                session={session}
                billingPeriod={billingPeriod}
                playerHref={playerHref}
                signUpHref={signUpHref}
                variant={isFree(plan) ? 'neutral' : undefined}
                onSelect={props.onSelect}
              />
            </td>
          ))}
        </tr>
      </tfoot>
    </ComparisonRoot>
  );
};
