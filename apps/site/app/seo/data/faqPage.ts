import type { FAQPage } from 'schema-dts';
import type { Listing } from '../../pages/SitePage.ts';

/**
 * Questions and answers, as they stand on a page.
 *
 * @example
 * faqPage([{ question: 'Who can join?', answer: 'Anyone.' }]).mainEntity.length // → 1
 */
export const faqPage = (entries: NonNullable<Listing['questions']>) =>
  ({
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) satisfies FAQPage;
