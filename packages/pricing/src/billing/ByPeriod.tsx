'use client';

import { type BillingPeriod, billingPeriods } from '@backbeat/domain';
import { Fragment, type ReactElement, type ReactNode } from 'react';

/** Props of {@link ByPeriod}. */
export interface ByPeriodProps {
  /** Draws the content of one period. */
  readonly children: (billingPeriod: BillingPeriod) => ReactNode;
  /** Stands between blocks instead of within a line. @default false */
  readonly block?: boolean;
}

/**
 * Content of which a {@link PeriodScope} shows the part for its period.
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
