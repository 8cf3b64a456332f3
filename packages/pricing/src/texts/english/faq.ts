import { faqEntries } from '../../faq/faqEntries.ts';
import type { PricingTexts } from '../PricingTexts.ts';

/** Questions and answers. */
export const faqTexts = {
  questions: faqEntries,
} satisfies Partial<PricingTexts>;
