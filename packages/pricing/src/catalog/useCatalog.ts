'use client';

import type { SwitchVariant } from '@backbeat/domain';
import { useMemo } from 'react';
import { useLanguage } from '../texts/useLanguage.ts';
import type { AnyCatalog, Catalog } from './Catalog.ts';
import { ownCatalog } from './ownCatalog.ts';

/**
 * Our plans at list price, in the language of the nearest `LocaleProvider`.
 *
 * @example const { plans } = useOwnCatalog();
 */
export const useOwnCatalog = (variant: SwitchVariant = 'pricing'): Catalog => {
  const { texts, locale } = useLanguage();
  return useMemo(() => ownCatalog({ texts, locale }, variant), [texts, locale, variant]);
};

/** The given catalogue, or ours. */
export const useCatalog = (given: AnyCatalog | undefined, variant?: SwitchVariant): AnyCatalog => {
  const own = useOwnCatalog(variant);
  return given ?? own;
};
