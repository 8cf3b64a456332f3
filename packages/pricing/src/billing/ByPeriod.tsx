'use client';

import { type BillingPeriod, billingPeriods } from '@backbeat/domain';
import { Fragment, type ReactElement, type ReactNode } from 'react';

/** Props of {@link ByPeriod}. */
export interface ByPeriodProps {
  /** Renders the content of one period. */
  readonly children: (billingPeriod: BillingPeriod) => ReactNode;
  /** Renders `<div>`s in place of `<span>`s. @default false */
  readonly block?: boolean;
}

/**
 * Renders content for both periods; a {@link PeriodScope} shows the one for its period.
 *
 * @example <ByPeriod>{(period) => (period === 'yearly' ? '$5.99' : '$11.99')}</ByPeriod>
 */
export const ByPeriod = ({ children, block = false }: ByPeriodProps): ReactElement => (
  <Fragment>
    {billingPeriods.map((period) =>
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
