import { brand } from '@backbeat/domain';
import type { FooterEntry } from './SitePage.ts';
import { sitePages } from './sitePages.ts';

interface FooterLink {
  readonly label: string;
  readonly href: string;
  readonly target?: '_blank';
}

const { links } = brand;

/** Resources that are no pages of the site. */
const elsewhere: readonly (FooterLink & Pick<FooterEntry, 'place'>)[] = [
  { label: 'Brand pack', href: links.brandPack, place: 2 },
  { label: 'Support', href: links.support, target: '_blank', place: 4 },
  { label: 'FAQs', href: links.faqs, target: '_blank', place: 5 },
  { label: 'Blog', href: links.blog, target: '_blank', place: 6 },
  { label: 'Feedback', href: links.feedback, target: '_blank', place: 7 },
];

const pagesIn = (column: FooterEntry['column'], forSignedIn: boolean) =>
  sitePages.flatMap(({ path, footer }) =>
    footer?.column === column && (forSignedIn || footer.signedIn !== true)
      ? [{ label: footer.label, href: path, place: footer.place }]
      : [],
  );

const inPlace = (entries: readonly (FooterLink & Pick<FooterEntry, 'place'>)[]): readonly FooterLink[] =>
  entries.toSorted((a, b) => a.place - b.place).map(({ place, ...link }) => link);

const columns = (forSignedIn: boolean) => [
  { title: 'Resources', links: inPlace([...pagesIn('resources', forSignedIn), ...elsewhere]) },
  { title: 'Legal', links: inPlace(pagesIn('legal', forSignedIn)) },
];

/** The lists of links in the footer, for visitors and for signed-in people. */
export const visitorColumns = columns(false);
export const signedInColumns = columns(true);
