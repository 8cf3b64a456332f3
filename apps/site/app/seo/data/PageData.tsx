import { brand } from '@backbeat/domain';
import type { BreadcrumbList, FAQPage, Thing } from 'schema-dts';
import type { ListedPage, Listing } from '../../pages/SitePage.ts';
import { listedPages } from '../../pages/sitePages.ts';
import { company, organization, webSite } from './organization.ts';
import { productsOf } from './products.ts';

/** Inside a script element only `<` can end it or hide it; the line ends are for those who read it as JavaScript. */
const escaped = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** The way from the home page to a page; null for the home page itself. */
const breadcrumbs = ({ path, listing }: ListedPage) => {
  if (path === '/') return null;
  const way = [
    { name: brand.name, item: `${brand.links.site}/` },
    { name: listing.name, item: `${brand.links.site}${path}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  } satisfies BreadcrumbList;
};

/**
 * Questions and answers, as they stand on a page.
 *
 * @example
 * faqPage([{ question: 'Who can join?', answer: 'Anyone.' }]).mainEntity.length // → 1
 */
const faqPage = (entries: NonNullable<Listing['questions']>) =>
  ({
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) satisfies FAQPage;

/**
 * What a page says of itself to machines, in the words of schema.org; nothing for pages that no crawler lists, and
 * nothing at a second address, since crawlers read the first one.
 *
 * @example
 * pageData('/pricing').map((thing) => thing['@type']).includes('FAQPage') // → true
 */
export const pageData = (path: string) => {
  const page = listedPages.find((listed) => listed.path === path);
  if (page === undefined) return [];
  const way = breadcrumbs(page);
  const { questions } = page.listing;
  const things = [
    ...(page.path === '/' ? [organization, webSite] : [company]),
    ...(way === null ? [] : [way]),
    ...productsOf(page),
    ...(questions === undefined ? [] : [faqPage(questions)]),
  ];
  return things satisfies Thing[];
};

/** The page's own data as a data block, which no browser runs; nothing for pages without any. */
export const PageData = ({ path }: { readonly path: string }) => {
  const graph = pageData(path);
  if (graph.length === 0) return null;
  const __html = escaped(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
};
