import { stationText } from '@backbeat/domain';
import type { PricingTexts } from '../PricingTexts.ts';

/** What stands on a station. */
export const stationTexts = {
  station: stationText,
} satisfies Partial<PricingTexts>;
