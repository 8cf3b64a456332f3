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

/** The table of routes.ts as a list of addresses. */
export const siteRoutes = (
  entries: readonly RouteConfigEntry[],
  above: Above = { path: '', files: [] },
): readonly SiteRoute[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const route = {
      path: [above.path, path].filter((part) => part !== '').join('/'),
      files: [...above.files, file],
    };
    return children.length > 0 ? siteRoutes(children, route) : [route];
  });
