'use client';

import { type BillingPeriod, billingPeriods, periodLabels, type SwitchVariant } from '@backbeat/domain';
import { SegmentedControl } from '@backbeat/ui';
import { type ReactElement, useId } from 'react';
import { periodInputName } from './PeriodScope.tsx';

/** Props of {@link BillingSwitch}. */
export interface BillingSwitchProps {
  /** The chosen period, when the parent controls it. */
  readonly value?: BillingPeriod;
  /** The initial period of an uncontrolled switch. */
  readonly defaultValue?: BillingPeriod;
  /** Called with the newly chosen period. */
  readonly onChange?: (billingPeriod: BillingPeriod) => void;
  /** Which words it uses; `plain` says only Monthly and Yearly. @default 'pricing' */
  readonly variant?: SwitchVariant | 'plain';
  readonly className?: string;
}

const labelsFor = (variant: SwitchVariant | 'plain') =>
  variant === 'plain' ? ({ monthly: 'Monthly', yearly: 'Yearly' } as const) : periodLabels(variant);

/**
 * Monthly or yearly. Native radio buttons: inside a {@link PeriodScope} the prices follow them without JavaScript.
 *
 * @example <BillingSwitch value={period} onChange={setPeriod} />
 */
export const BillingSwitch = ({ variant = 'pricing', ...rest }: BillingSwitchProps): ReactElement => {
  const labels = labelsFor(variant);
  return (
    <SegmentedControl
      label="Billing period"
      name={`${periodInputName}${useId()}`}
      options={billingPeriods.map((value) => ({ value, label: labels[value] }))}
      {...rest}
    />
  );
};
