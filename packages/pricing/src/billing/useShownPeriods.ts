import { use } from 'react';
import type { CatalogPeriod } from '../catalog/Catalog.ts';
import { IsPeriodScoped } from './IsPeriodScoped.ts';

/** The periods to render: all inside a `PeriodScope`, which shows one of them; elsewhere the given one. */
export const useShownPeriods = (
  periods: readonly CatalogPeriod[],
  billingPeriod: CatalogPeriod = periods.at(-1) ?? 'yearly',
): readonly CatalogPeriod[] => (use(IsPeriodScoped) ? periods : [billingPeriod]);
