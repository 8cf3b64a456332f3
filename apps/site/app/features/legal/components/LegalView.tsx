import { Button, Container, Heading, Icon } from '@backbeat/ui';
import { PrinterIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import type { LegalDocument } from '../LegalDocument.ts';
import { TableOfContents } from './TableOfContents.tsx';

const Print = styled(Button, {
  base: css`
    @media (scripting: none) { visibility: hidden; }
    @media print { display: none; }
  `,
});

/** Prints the page; the document has a layout for paper. */
const PrintButton = () => (
  <Print size="sm" onClick={() => window.print()}>
    <Icon icon={PrinterIcon} />
    Print
  </Print>
);

const PageGrid = styled(Container, {
  base: css`
    display: grid;
    /* About 75 characters. Not in ch: the line would be another one as soon as the page's own font comes. */
    grid-template-columns: 264px minmax(0, 38em);
    gap: clamp(32px, 6vw, 112px);
    align-items: start;
    padding-block: 116px var(--bb-section);
    ${below(992)} { grid-template-columns: minmax(0, 1fr); padding-block-start: 92px; gap: 24px; }
    @media print { display: block; padding-block: 0; }
  `,
});

const Head = styled('header', {
  base: css`
    grid-column: 1 / -1;
    display: grid;
    gap: 16px;
    padding-block-end: clamp(20px, 2.4vw, 32px);
    border-block-end: 1px solid var(--bb-rule);
  `,
});

const Meta = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    gap: 10px 24px;
    align-items: center;
    justify-content: space-between;
    color: var(--bb-muted);
    /* On a phone the line would hold both in one of our two fonts only. */
    ${below(576)} { flex-direction: column; align-items: start; }
  `,
});

const Article = styled('article', {
  base: css`
    display: grid;
    gap: 36px;
    & section { display: grid; gap: 16px; }
    & h2 {
      font-size: clamp(1.375rem, 1.25rem + .6vw, 1.75rem);
      line-height: 1.15;
      font-variant-numeric: tabular-nums lining-nums;
      scroll-margin-block-start: 96px;
    }
    & h3 { margin-block-start: 12px; font: 600 1.0625rem/1.35 var(--bb-font-text); letter-spacing: 0; }
    & p, & li { line-height: 1.65; text-wrap: pretty; overflow-wrap: anywhere; }
    & ul { display: grid; gap: 8px; padding-inline-start: 22px; list-style: square; }
    & li::marker { color: var(--bb-pink); }
    @media print {
      font-size: 10.5pt;
      & h2, & h3 { break-after: avoid; }
      & li, & p { orphans: 3; widows: 3; }
    }
  `,
});

const Short = styled('p', {
  base: css`
    padding: 16px 20px;
    border-radius: var(--bb-r-m);
    background: var(--bb-raised);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    & b { font-weight: 600; }
  `,
});

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
