import { pageMeta } from './pageMeta.ts';

const set = (selector: string, attribute: string, value: string | undefined): void => {
  if (value !== undefined) document.head.querySelector(selector)?.setAttribute(attribute, value);
};

/** Puts the words of the page that was navigated to into the head of the document. */
export const showMeta = (path: string): void => {
  const { title, tags, links } = pageMeta(path);
  document.title = title;
  for (const { name, property, content } of tags) {
    set(name === undefined ? `meta[property="${property}"]` : `meta[name="${name}"]`, 'content', content);
  }
  for (const { rel, href } of links) set(`link[rel="${rel}"]`, 'href', href);
};
