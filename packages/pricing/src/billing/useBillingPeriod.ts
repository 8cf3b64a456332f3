import type { BillingPeriod } from '@backbeat/domain';
import { useState } from 'react';
import type { CatalogPeriod, Handler } from '../catalog/Catalog.ts';

/** The billing period as a controlled or uncontrolled prop. */
export interface BillingPeriodProps<Period extends CatalogPeriod = BillingPeriod> {
  /** The shown period, when the parent controls it. */
  readonly billingPeriod?: NoInfer<Period> | undefined;
  /** The initial period of an uncontrolled widget. @default where the catalogue starts */
  readonly defaultBillingPeriod?: NoInfer<Period> | undefined;
  /** Called with the newly chosen period. */
  readonly onBillingPeriodChange?: Handler<NoInfer<Period>> | undefined;
}

/** The period to show, and what to do when a person switches it. */
export const useBillingPeriod = (
  { billingPeriod, defaultBillingPeriod, onBillingPeriodChange }: BillingPeriodProps<CatalogPeriod>,
  fallback: CatalogPeriod,
): readonly [CatalogPeriod, (next: CatalogPeriod) => void] => {
  const [own, setOwn] = useState(defaultBillingPeriod ?? fallback);
  const choose = (next: CatalogPeriod) => {
    setOwn(next);
    onBillingPeriodChange?.(next);
  };
  return [billingPeriod ?? own, choose];
};
