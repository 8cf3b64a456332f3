import { Icon } from '@backbeat/ui';
import { ChevronDownIcon } from '@backbeat/ui/icons';
import type { LegalSection } from '../LegalDocument.ts';
import { useCurrentSection } from '../useCurrentSection.ts';
import { Aside, AsideTitle, Fold, FoldLinks } from './tocStyles.ts';

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
