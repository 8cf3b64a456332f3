import type { FaqEntry } from '@backbeat/pricing';
import type { FAQPage } from 'schema-dts';

/**
 * Questions and answers, as they stand on a page.
 *
 * @example
 * faqPage([{ question: 'Who can join?', answer: 'Anyone.' }]).mainEntity.length // → 1
 */
export const faqPage = (entries: readonly FaqEntry[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) satisfies FAQPage;
