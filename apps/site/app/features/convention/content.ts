import { faqEntries } from '@backbeat/pricing';

/** The questions that matter before half of something is bought. */
export const beforeBuying = faqEntries.filter(({ question }) => /refund|cancel/.test(question)).reverse();
