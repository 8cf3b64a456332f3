'use client';

import { sharedContext } from '@backbeat/ui/context';

/** Whether a scope around a component decides which period shows. */
export const IsPeriodScoped = sharedContext('pricing/period-scope', false);
