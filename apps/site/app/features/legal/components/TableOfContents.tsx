import { Icon } from '@backbeat/ui';
import { ChevronDownIcon } from '@backbeat/ui/icons';
import { below, css, from, styled } from '@backbeat/ui/styling';
import { useEffect, useState } from 'react';
import type { LegalSection } from '../LegalDocument.ts';

interface ContentsProps {
  readonly sections: readonly LegalSection[];
  readonly current?: string | null;
}

const Entries = ({ sections, current = null }: ContentsProps) =>
  sections.map(({ id, title }, index) => (
    <a key={id} href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
      <span>{index + 1}</span>
      <span>{title}</span>
    </a>
  ));

const entry = css`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: 4px;
  color: var(--bb-muted);
  font-size: var(--bb-fs-small);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.35;
  text-wrap: balance;
  text-decoration: none;
`;

const Aside = styled('nav', {
  base: css`
    position: sticky;
    inset-block-start: 96px;
    display: grid;
    gap: 2px;
    max-block-size: calc(100vh - 128px);
    overflow-y: auto;
    scrollbar-width: thin;
    & a { ${entry} padding: 7px 10px; border-radius: 10px; }
    & a:hover { background: var(--bb-raised); color: var(--bb-text); }
    & a[aria-current] { background: var(--bb-overlay); color: var(--bb-text); font-weight: 600; }
    ${below(992)} { display: none; }
    @media print { display: none; }
  `,
});

const AsideTitle = styled('h2', {
  base: css`margin-block-end: 8px; font: 600 var(--bb-fs-small)/1.3 var(--bb-font-text); letter-spacing: 0; color: var(--bb-muted);`,
});

const Fold = styled('details', {
  base: css`
    ${from(992)} { display: none; }
    & summary {
      display: flex;
      justify-content: space-between;
      align-items: center;
      min-block-size: 52px;
      padding: 10px 16px;
      border-radius: var(--bb-r-m);
      box-shadow: inset 0 0 0 1.5px var(--bb-line);
      font-weight: 600;
      cursor: pointer;
      list-style: none;
    }
    @media print { display: none; }
  `,
});

const FoldLinks = styled('nav', {
  base: css`display: grid; gap: 2px; padding-block: 8px; & a { ${entry} padding: 9px 16px; }`,
});

/** Below the header. */
const bandTop = 96;
/** Where a section counts as being read: below the header, above the lower half of the window. */
const readingBand = `-${bandTop}px 0px -60% 0px`;

const sectionOf = (id: string) => document.getElementById(id)?.parentElement;

const isAbove = (id: string) => (sectionOf(id)?.getBoundingClientRect().top ?? bandTop) < bandTop;

/** The id of the section that is being read; null above them all. */
const useCurrentSection = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    const all = key.split(' ');
    const visible = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) visible.add(id);
          else visible.delete(id);
        }
        // Where no section is in view, the last one above counts.
        setCurrent(all.find((id) => visible.has(id)) ?? all.findLast(isAbove) ?? null);
      },
      { rootMargin: readingBand },
    );
    for (const id of all) {
      const section = sectionOf(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [key]);

  return current;
};

/** The sections of a document as links; the one that is being read is marked. */
export const TableOfContents = ({ sections }: { readonly sections: readonly LegalSection[] }) => {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <>
      <Aside aria-label="On this page">
        <AsideTitle>On this page</AsideTitle>
        <Entries sections={sections} current={current} />
      </Aside>
      <Fold>
        <summary>
          On this page <Icon icon={ChevronDownIcon} />
        </summary>
        <FoldLinks aria-label="On this page">
          <Entries sections={sections} />
        </FoldLinks>
      </Fold>
    </>
  );
};
