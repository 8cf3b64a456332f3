import { matchRoutes } from 'react-router';
import type { SiteRoute } from '../../server/siteRoutes.ts';
import { loadParts } from '../served/servedPart.tsx';
import { pageOf, type RouteModule, type SitePage } from './SitePage.ts';

declare const __SITE_ROUTES__: readonly SiteRoute[];

const files = import.meta.glob<RouteModule>(['../features/*/routes/*.tsx', '../query/QueryScope.tsx']);
const table = __SITE_ROUTES__.map(({ path }) => ({ path }));
const loaded = new Map<SiteRoute, SitePage>();

const routeOf = (pathname: string): SiteRoute => {
  const path = matchRoutes(table, pathname)?.[0]?.route.path;
  const route = __SITE_ROUTES__.find((candidate) => candidate.path === path);
  if (route === undefined)
    throw new Error(`No route answers ${pathname}, not even the one for unknown paths.`);
  return route;
};

const loadModule = (file: string): Promise<RouteModule> => {
  const load = files[`../${file}`];
  if (load === undefined) throw new Error(`routes.ts names ${file}, which is no route file.`);
  return load();
};

/** The page of an address, if its modules are here already. */
export const readyPage = (pathname: string): SitePage | undefined => loaded.get(routeOf(pathname));

/** The page of an address, once its modules have come. */
export const loadPage = async (pathname: string): Promise<SitePage> => {
  const route = routeOf(pathname);
  const isServed = loaded.size === 0;
  const page = pageOf(route.path, await Promise.all(route.files.map(loadModule)));
  // The parts of the first page stand in its HTML.
  if (!isServed) await loadParts();
  loaded.set(route, page);
  return page;
};
