'use client';

import { type BillingPeriod, billingPeriods } from '@backbeat/domain';
import { Fragment, type ReactElement, type ReactNode, use } from 'react';
import { IsPeriodScoped } from './PeriodScope.tsx';

/** Props of {@link ByPeriod}. */
export interface ByPeriodProps {
  /** Renders the content of one period. */
  readonly children: (billingPeriod: BillingPeriod) => ReactNode;
  /** The period to render where no {@link PeriodScope} is around. @default 'yearly' */
  readonly billingPeriod?: BillingPeriod | undefined;
  /** Renders `<div>`s in place of `<span>`s. @default false */
  readonly block?: boolean;
}

/**
 * Renders content for both periods inside a {@link PeriodScope}, which shows the one for its period; elsewhere for one.
 *
 * @example <ByPeriod>{(period) => (period === 'yearly' ? '$5.99' : '$11.99')}</ByPeriod>
 */
export const ByPeriod = ({
  children,
  billingPeriod = 'yearly',
  block = false,
}: ByPeriodProps): ReactElement => (
  <Fragment>
    {(use(IsPeriodScoped) ? billingPeriods : [billingPeriod]).map((period) =>
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
