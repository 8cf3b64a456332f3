import { matchPath, type PathMatch } from 'react-router';

/** How a path pattern of routes.ts fits a pathname; null where it does not. */
export const matchPage = (path: string, pathname: string): PathMatch | null =>
  matchPath({ path: `/${path}` }, pathname);

/**
 * The pattern that answers a pathname: the first that fits, of patterns in the order of server/siteRoutes.ts.
 *
 * @example answeringPath(['pricing', ':id', '*'], '/pricing') // → 'pricing'
 */
export const answeringPath = (paths: readonly string[], pathname: string): string | undefined =>
  paths.find((path) => matchPage(path, pathname) !== null);
