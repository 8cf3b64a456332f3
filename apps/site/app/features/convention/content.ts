import { faqEntries } from '@backbeat/pricing';

/** What the convention's coupon takes off, in percent. */
export const halfPercent = 50;

/** The questions that matter before half of something is bought. */
export const beforeBuying = faqEntries.filter(({ question }) => /refund|cancel/.test(question)).reverse();
