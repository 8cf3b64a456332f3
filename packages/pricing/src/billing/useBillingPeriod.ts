import type { BillingPeriod } from '@backbeat/domain';
import { useState } from 'react';

/** How a parent and a widget share the billing period: the parent holds it, or only hears of it. */
export interface BillingPeriodProps {
  /** The shown period, when the parent holds it. */
  readonly billingPeriod?: BillingPeriod | undefined;
  /** The period shown at first, when the widget holds it. */
  readonly defaultBillingPeriod?: BillingPeriod | undefined;
  /** Hears the newly chosen period. */
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
