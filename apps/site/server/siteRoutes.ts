import type { RouteConfigEntry } from '@react-router/dev/routes';

/** One address of the site: its path pattern without the first slash, and its files, layouts first. */
export interface SiteRoute {
  readonly path: string;
  readonly files: readonly string[];
}

interface Above {
  readonly path: string;
  readonly files: readonly string[];
}

const flatRoutes = (entries: readonly RouteConfigEntry[], above: Above): readonly SiteRoute[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const route = {
      path: [above.path, path].filter((part) => part !== '').join('/'),
      files: [...above.files, file],
    };
    return children.length > 0 ? flatRoutes(children, route) : [route];
  });

/** Parts with a name go before parameters, parameters before stars, and among those the longer address. */
const openness = ({ path }: SiteRoute): number =>
  path.split('/').reduce((sum, part) => sum + (part === '*' ? 100 : part.startsWith(':') ? 10 : -1), 0);

const isOpen = ({ path }: SiteRoute): boolean => /[:*]/.test(path);

/** The table of routes.ts as a list of addresses; the first whose pattern fits an address answers it. */
export const siteRoutes = (entries: readonly RouteConfigEntry[]): readonly SiteRoute[] => {
  const routes = flatRoutes(entries, { path: '', files: [] });
  return [
    ...routes.filter((route) => !isOpen(route)),
    ...routes.filter(isOpen).toSorted((a, b) => openness(a) - openness(b)),
  ];
};
