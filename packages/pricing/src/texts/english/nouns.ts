import type { SpanUnit } from '@backbeat/domain';
import { countText } from '@backbeat/ui/locale';
import type { CatalogPeriod } from '../../catalog/Catalog.ts';
import type { CountedSpan } from '../PricingTexts.ts';

/** What one pays for. */
export const nouns: Readonly<Record<CatalogPeriod, string>> = {
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};

const spans: Readonly<Record<SpanUnit, { one: string; other: string }>> = {
  day: { one: '# day', other: '# days' },
  week: { one: '# week', other: '# weeks' },
  month: { one: '# month', other: '# months' },
};

/** A length of time in words. */
export const span = ({ amount, unit }: CountedSpan) => countText(amount, 'en-US', spans[unit]);
