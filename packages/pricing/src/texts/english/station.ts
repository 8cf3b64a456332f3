import { stationText } from '@backbeat/domain/content';
import type { PricingTexts } from '../PricingTexts.ts';

/** What stands on a station. */
export const stationTexts = {
  station: stationText,
} satisfies Partial<PricingTexts>;
