import { faqs } from '@backbeat/domain/content';

/** A question with its answer, and where to read on. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly text: string; readonly href: string };
}

/** The five questions about plans. */
export const faqEntries: readonly FaqEntry[] = faqs.map(({ link, ...entry }) =>
  link === undefined ? entry : { ...entry, link: { text: link.label, href: link.path } },
);
