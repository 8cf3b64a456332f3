'use client';

import type { BillingPeriod } from '@backbeat/domain';
import { css, styled } from '@backbeat/ui/styling';
import { type ComponentProps, createContext, type ReactElement } from 'react';

/** Names of billing switches begin with this; the scope finds its radio buttons by it. */
export const periodInputName = 'billing-period';

const inputs = `input[name^="${periodInputName}"]`;

/*
 * The page has both price sets and CSS shows one: that of the billing switch inside, so that it works without
 * JavaScript, or that of the attribute where no switch is inside.
 */
const Root = styled('div', {
  base: css`
    &:has(${inputs}[value="yearly"]:checked) [data-period="monthly"],
    &:has(${inputs}[value="monthly"]:checked) [data-period="yearly"],
    &[data-shows="yearly"]:not(:has(${inputs})) [data-period="monthly"],
    &[data-shows="monthly"]:not(:has(${inputs})) [data-period="yearly"] { display: none; }
  `,
});

/** Whether a scope around a component decides which period shows. */
export const IsPeriodScoped = createContext(false);

/** Props of {@link PeriodScope}. */
export interface PeriodScopeProps extends ComponentProps<'div'> {
  /** The period to show where no billing switch stands inside. */
  readonly billingPeriod: BillingPeriod;
}

/**
 * Everything inside shows the prices of one billing period at a time.
 *
 * @example <PeriodScope billingPeriod="yearly"><BillingSwitch value="yearly" /><PlanCards /></PeriodScope>
 */
export const PeriodScope = ({ billingPeriod, ...rest }: PeriodScopeProps): ReactElement => (
  <IsPeriodScoped value={true}>
    <Root data-shows={billingPeriod} {...rest} />
  </IsPeriodScoped>
);
