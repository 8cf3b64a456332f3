import { pageMeta } from './pageMeta.ts';
import { shareImageTags } from './shareImage.ts';

/** The meta tags of a page. */
export const PageMeta = ({ path }: { readonly path: string }) => {
  const { title, tags, links } = pageMeta(path);
  return (
    <>
      <title>{title}</title>
      {[...tags, ...shareImageTags(path)].map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
      {links.map((link) => (
        <link key={link.rel} {...link} />
      ))}
    </>
  );
};
