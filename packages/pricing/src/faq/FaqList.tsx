'use client';

import { Accordion, AccordionItem, Link } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { faqTexts } from '../texts/english/faq.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import type { FaqEntry } from './faqEntries.ts';

/** Props of {@link FaqList}. */
export interface FaqListProps {
  /** Questions and answers. @default the five questions about our plans */
  readonly entries?: readonly FaqEntry[] | undefined;
  /** Which one is open at first; null for none. @default 0 */
  readonly openAt?: number | null;
}

/**
 * Questions that open on their answers, one at a time. Works without JavaScript.
 *
 * @example <FaqList />
 */
export const FaqList = ({ entries, openAt = 0 }: FaqListProps): ReactElement => {
  const texts = textsIn(useLanguage(), faqTexts);
  return (
    <Accordion>
      {(entries ?? texts.questions).map(({ question, answer, link }, index) => (
        <AccordionItem key={question} title={question} open={index === openAt}>
          <p>
            <span>{answer}</span>
            {link === undefined ? null : (
              <>
                {' '}
                <Link variant="strong" href={link.href}>
                  {link.text}
                </Link>
                .
              </>
            )}
          </p>
        </AccordionItem>
      ))}
    </Accordion>
  );
};
