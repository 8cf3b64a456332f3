'use client';

import { createTexts, useLocale } from '@backbeat/ui/locale';
import { use } from 'react';
import { HiddenAmountContext } from './HiddenAmounts.tsx';
import type { Language } from './language.ts';
import type { PricingTexts } from './PricingTexts.ts';

/** What replaces English; the English texts stand with the parts that show them. */
const store = createTexts<Partial<PricingTexts>>({}, 'pricing');

/**
 * Replaces texts of this package, all or some.
 *
 * @example <LocaleProvider locale="en-GB" texts={[pricingTexts({ tax: 'VAT' })]}><App /></LocaleProvider>
 */
export const pricingTexts = store.override;

/**
 * The language of the nearest `LocaleProvider`, for functions that take a `Language`.
 *
 * @example const label = orderButtonText(quote, 'idle', useLanguage());
 */
export const useLanguage = (): Language => ({
  texts: store.useTexts(),
  locale: useLocale(),
  hiddenAmount: use(HiddenAmountContext),
});
