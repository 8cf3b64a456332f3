import type { BillingPeriod } from '@backbeat/domain';
import { useState } from 'react';

/** The billing period as a controlled or uncontrolled prop. */
export interface BillingPeriodProps {
  /** The shown period, when the parent controls it. */
  readonly billingPeriod?: BillingPeriod | undefined;
  /** The initial period of an uncontrolled widget. */
  readonly defaultBillingPeriod?: BillingPeriod | undefined;
  /** Called with the newly chosen period. */
  readonly onBillingPeriodChange?: ((billingPeriod: BillingPeriod) => void) | undefined;
}

/** The period to show, and what to do when a person switches it. */
export const useBillingPeriod = (
  { billingPeriod, defaultBillingPeriod, onBillingPeriodChange }: BillingPeriodProps,
  fallback: BillingPeriod,
): readonly [BillingPeriod, (next: BillingPeriod) => void] => {
  const [own, setOwn] = useState(defaultBillingPeriod ?? fallback);
  const choose = (next: BillingPeriod) => {
    setOwn(next);
    onBillingPeriodChange?.(next);
  };
  return [billingPeriod ?? own, choose];
};
