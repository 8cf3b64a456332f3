import { listedPage } from './listedPage.ts';
import { pageMeta } from './pageMeta.ts';
import { shareImageTags } from './shareImage.ts';

/** The meta tags of a page, for the document that is served. */
export const PageMeta = ({ path }: { readonly path: string }) => {
  const { title, tags, links } = pageMeta(path);
  return (
    <>
      <title>{title}</title>
      {listedPage(path) ? null : <meta name="robots" content="noindex" />}
      {[...tags, ...shareImageTags(path)].map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
      {links.map((link) => (
        <link key={link.rel} {...link} />
      ))}
    </>
  );
};
