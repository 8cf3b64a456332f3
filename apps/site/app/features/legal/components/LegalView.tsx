import { Heading } from '@backbeat/ui';
import type { LegalDocument } from '../LegalDocument.ts';
import { Article, Head, Meta, PageGrid, Short } from './legalStyles.ts';
import { PrintButton } from './PrintButton.tsx';
import { TableOfContents } from './TableOfContents.tsx';

/** A legal document with its table of contents: beside it on wide windows, folded above it on narrow ones. */
export const LegalView = ({ document }: { readonly document: LegalDocument }) => (
  <PageGrid>
    <Head>
      <Heading level={1}>{document.title}</Heading>
      <Meta>
        <span>
          <span>{document.dateLabel}</span> <time dateTime={document.dateTime}>{document.dateText}</time>
        </span>
        <PrintButton />
      </Meta>
    </Head>
    <TableOfContents sections={document.sections} />
    <Article>
      <Short>
        <b>In short:</b> <span>{document.short}</span>
      </Short>
      {document.sections.map(({ id, title, body }, index) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{`${index + 1}. ${title}`}</h2>
          {body}
        </section>
      ))}
    </Article>
  </PageGrid>
);
