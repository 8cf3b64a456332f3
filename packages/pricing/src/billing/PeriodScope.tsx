'use client';

import { css, styled } from '@backbeat/ui/styling';
import type { ComponentProps, ReactElement } from 'react';
import type { CatalogPeriod } from '../catalog/Catalog.ts';
import { IsPeriodScoped } from './useShownPeriods.ts';

/** Names of billing switches begin with this; the scope finds its radio buttons by it. */
export const periodInputName = 'billing-period';

const inputs = `input[name^="${periodInputName}"]`;

const hidesOthers = (period: CatalogPeriod) => css`
  &:has(${inputs}[value="${period}"]:checked) [data-period]:not([data-period="${period}"]),
  &[data-shows="${period}"]:not(:has(${inputs})) [data-period]:not([data-period="${period}"]) { display: none; }
`;

/*
 * The page has all price sets and CSS shows one: that of the billing switch inside, so that it works without
 * JavaScript, or that of the attribute where no switch is inside. The base is enough for monthly and yearly.
 */
const Root = styled('div', {
  base: css`
    &:has(${inputs}[value="yearly"]:checked) [data-period="monthly"],
    &:has(${inputs}[value="monthly"]:checked) [data-period="yearly"],
    &[data-shows="yearly"]:not(:has(${inputs})) [data-period="monthly"],
    &[data-shows="monthly"]:not(:has(${inputs})) [data-period="yearly"] { display: none; }
  `,
  variants: {
    hasOtherPeriods: {
      true: css`${hidesOthers('weekly')}${hidesOthers('monthly')}${hidesOthers('quarterly')}${hidesOthers('yearly')}`,
    },
  },
});

/** Props of {@link PeriodScope}. */
export interface PeriodScopeProps extends ComponentProps<'div'> {
  /** The period to show where no billing switch stands inside. */
  readonly billingPeriod: CatalogPeriod;
  /** The periods between which one chooses inside. @default monthly and yearly */
  readonly periods?: readonly CatalogPeriod[] | undefined;
}

const isOther = (period: CatalogPeriod) => period === 'weekly' || period === 'quarterly';

/**
 * Everything inside shows the prices of one billing period at a time.
 *
 * @example <PeriodScope billingPeriod="yearly"><BillingSwitch value="yearly" /><PlanCards /></PeriodScope>
 */
export const PeriodScope = ({ billingPeriod, periods = [], ...rest }: PeriodScopeProps): ReactElement => (
  <IsPeriodScoped value={true}>
    <Root data-shows={billingPeriod} hasOtherPeriods={periods.some(isOther) || undefined} {...rest} />
  </IsPeriodScoped>
);
