'use client';

import type { BillingPeriod, PlanCode, Product } from '@backbeat/domain';
import { Tick, VisuallyHidden } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
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

/** One row per feature, one column per plan; under 768 px the feature is a line of its own over its values. */
const ComparisonRoot = styled('table', {
  base: css`
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    font-variant-numeric: tabular-nums lining-nums;
    & th, & td { padding: 16px 14px; border-block-end: 1px solid var(--bb-rule); text-align: center; vertical-align: middle; overflow-wrap: anywhere; }
    & thead th {
      position: sticky;
      inset-block-start: var(--bb-compare-heads-at, 64px);
      z-index: 2;
      padding-block: 20px;
      background: var(--bb-ground);
      border-block-end: 2px solid var(--bb-line);
      font: 700 1.375rem/1.1 var(--bb-font-display);
      letter-spacing: -.02em;
    }
    & thead small { display: block; margin-block-start: 4px; color: var(--bb-muted); font: 400 var(--bb-fs-small)/1.3 var(--bb-font-text); letter-spacing: 0; }
    & th:first-of-type { inline-size: 30%; padding-inline-start: 0; text-align: start; font-weight: 500; }
    & tbody tr:hover > * { background: var(--bb-raised); }
    & [data-high] { background: var(--bb-raised); }
    & thead [data-high] { border-radius: var(--bb-r-l) var(--bb-r-l) 0 0; }
    & thead [data-high]::before {
      content: "";
      position: absolute;
      inset-inline: calc(50% - 24px);
      inset-block-start: 10px;
      border: 2px solid var(--bb-pink);
      border-radius: 2px;
    }
    & tfoot td, & tfoot th { border: 0; padding: 24px 8px; }
    & tfoot [data-high] { border-radius: 0 0 var(--bb-r-l) var(--bb-r-l); }
    & tfoot td > * { padding-inline: 12px; max-inline-size: 100%; }
    ${below(768)} {
      &, & tbody, & tfoot { display: block; }
      & thead { display: block; position: sticky; inset-block-start: var(--bb-compare-heads-at, 60px); z-index: 2; }
      & tr { display: flex; flex-wrap: wrap; border-block-end: 1px solid var(--bb-rule); }
      & th, & td { flex: 1 1 0; min-inline-size: 0; border: 0; padding: 10px 4px 14px; }
      & tbody th:first-of-type { flex: 1 0 100%; padding: 16px 0 0; }
      & thead th { position: static; padding-block: 14px; padding-inline: 2px; font-size: 1rem; }
      & thead small { font-size: var(--bb-fs-tiny); }
      & thead th:first-of-type, & tfoot th:first-of-type { position: absolute; flex: none; inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
      & tbody tr:hover > * { background: none; }
      & [data-high] { background: none; }
      & thead [data-high] { position: relative; inset-block-start: auto; border-radius: 0; background: var(--bb-ground); }
      & thead [data-high]::before { inset-block-start: 2px; }
      & tfoot td { padding-inline: 4px; }
      & tfoot td > * { padding-inline: 4px; font-size: var(--bb-fs-tiny); inline-size: 100%; }
    }
  `,
});

/** Centres a tick in its cell. */
const TickPlace = styled('span', { base: css`display: grid; place-items: center;` });

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
