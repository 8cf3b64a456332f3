import { routeTable } from 'virtual:site-routes';
import { loadParts } from '../served/servedPart.tsx';
import { answeringPath } from './matchPage.ts';
import { pageOf, type SitePage } from './SitePage.ts';

const paths = routeTable.map(([path]) => path);
const loaded = new Map<string, SitePage>();

const pathOf = (pathname: string): string => {
  const path = answeringPath(paths, pathname);
  if (path === undefined)
    throw new Error(`No route answers ${pathname}, not even the one for unknown paths.`);
  return path;
};

/** The page of an address, if its modules are here already. */
export const readyPage = (pathname: string): SitePage | undefined => loaded.get(pathOf(pathname));

/** The page of an address, once its modules have come. */
export const loadPage = async (pathname: string): Promise<SitePage> => {
  const path = pathOf(pathname);
  const isServed = loaded.size === 0;
  const [, ...files] = routeTable.find(([candidate]) => candidate === path) ?? [path];
  const page = pageOf(path, await Promise.all(files.map((load) => load())));
  // The parts of the first page stand in its HTML.
  if (!isServed) await loadParts();
  loaded.set(path, page);
  return page;
};
