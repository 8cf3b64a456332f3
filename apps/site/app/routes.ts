import { redirects, views } from './pages/pageTables.ts';

/** An address of the site, or a layout around some of them. */
export interface SiteRoute {
  /** A path pattern of React Router; a layout has none. */
  readonly path?: string;
  /** The file whose default export draws it, from this folder. */
  readonly file: string;
  readonly children?: readonly SiteRoute[];
}

const routesIn = (layout: keyof typeof views): readonly SiteRoute[] =>
  Object.entries(views[layout]).map(([path, view]) => ({
    path,
    file: `features/${view.replace('/', '/routes/')}.tsx`,
  }));

/** Every address that has a page, in its layouts. */
export const routes: readonly SiteRoute[] = [
  ...routesIn('frame'),
  { file: 'query/QueryScope.tsx', children: routesIn('queries') },
  { file: 'features/settings/routes/settings.tsx', children: routesIn('settings') },
];

/** Every path of the table and every one that leads on to another. */
export const sitePaths: readonly string[] = [
  ...Object.values(views).flatMap(Object.keys),
  ...Object.keys(redirects),
];

/** Those that are an address as they stand: a build writes a file for each. */
export const staticPaths = sitePaths.filter((path) => !/[:*]/.test(path));

/** The patterns of all others, as servers are told them; what only the last one answers is not there. */
export const dynamicPaths = sitePaths.filter((path) => /[:*]/.test(path) && path !== '/*');
