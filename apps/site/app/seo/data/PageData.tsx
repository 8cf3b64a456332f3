import { pageData } from './pageData.ts';

/** Inside a script element only `<` can end it or hide it; the line ends are for those who read it as JavaScript. */
const escaped = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** The page's own data as a data block, which no browser runs; nothing for pages without any. */
export const PageData = ({ path }: { readonly path: string }) => {
  const graph = pageData(path);
  if (graph.length === 0) return null;
  const __html = escaped(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
};
