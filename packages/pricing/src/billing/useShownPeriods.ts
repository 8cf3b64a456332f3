'use client';

import { sharedContext } from '@backbeat/ui/context';
import { use } from 'react';
import type { CatalogPeriod } from '../catalog/Catalog.ts';

/** Whether a scope around a component decides which period shows. */
export const IsPeriodScoped = sharedContext('pricing/period-scope', false);

/** The periods to render: all inside a `PeriodScope`, which shows one of them; elsewhere the given one. */
export const useShownPeriods = (
  periods: readonly CatalogPeriod[],
  billingPeriod: CatalogPeriod = periods.at(-1) ?? 'yearly',
): readonly CatalogPeriod[] => (use(IsPeriodScoped) ? periods : [billingPeriod]);
