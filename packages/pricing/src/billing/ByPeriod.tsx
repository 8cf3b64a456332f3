'use client';

import { type BillingPeriod, billingPeriods } from '@backbeat/domain';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { CatalogPeriod } from '../catalog/Catalog.ts';
import { useShownPeriods } from './useShownPeriods.ts';

/** Props of {@link ByPeriod}. */
export interface ByPeriodProps<Period extends CatalogPeriod = BillingPeriod> {
  /** Renders the content of one period. */
  readonly children: { render(billingPeriod: Period): ReactNode }['render'];
  /** The periods between which one chooses. @default monthly and yearly */
  readonly periods?: readonly Period[] | undefined;
  /** The period to render where no {@link PeriodScope} is around. @default the last one */
  readonly billingPeriod?: NoInfer<Period> | undefined;
  /** Renders `<div>`s in place of `<span>`s. @default false */
  readonly block?: boolean;
}

/**
 * Renders content for every period inside a {@link PeriodScope}, which shows the one for its period; elsewhere for one.
 *
 * @example <ByPeriod>{(period) => (period === 'yearly' ? '$5.99' : '$11.99')}</ByPeriod>
 */
export const ByPeriod = <Period extends CatalogPeriod = BillingPeriod>(
  props: ByPeriodProps<Period>,
): ReactElement => {
  const {
    children,
    periods = billingPeriods,
    billingPeriod,
    block = false,
  }: ByPeriodProps<CatalogPeriod> = props;
  const shown = useShownPeriods(periods, billingPeriod);
  return (
    <Fragment>
      {shown.map((period) =>
        block ? (
          <div key={period} data-period={period}>
            {children(period)}
          </div>
        ) : (
          <span key={period} data-period={period}>
            {children(period)}
          </span>
        ),
      )}
    </Fragment>
  );
};
