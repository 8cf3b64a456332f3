import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { routes, type SiteRoute } from '../routes.ts';
import { withoutFinalSlash } from './withoutFinalSlash.ts';

const files = import.meta.glob<{ default: ComponentType }>([
  '../features/*/routes/*.tsx',
  '../query/QueryScope.tsx',
]);
const views = new Map<string, ComponentType>();

/** The default export of a route file that has been loaded. */
const View = ({ file }: { readonly file: string }) => {
  const Loaded = views.get(file);
  if (Loaded === undefined) throw new Error(`${file} is drawn before it has been loaded.`);
  return <Loaded />;
};

const toRouteObject = ({ path, file, children = [] }: SiteRoute): RouteObject => ({
  ...(path === undefined ? {} : { path }),
  handle: file,
  element: <View file={file} />,
  children: children.map(toRouteObject),
});

/** The table of routes.ts as React Router takes it: each page by itself, in its layout. */
const routeObjects = routes.flatMap((route) =>
  route.path === undefined
    ? (route.children ?? []).map((page) => toRouteObject({ ...route, children: [page] }))
    : toRouteObject(route),
);

const pathOf = ({ path, children: [page] = [] }: RouteObject) => path ?? page?.path;

/**
 * The route of an address that stands in the table as it is, else all: React Router goes through what it is given
 * whenever it is asked, 5 to 9 ms for the whole table.
 */
export const routesFor = (pathname: string): RouteObject[] => {
  const own = routeObjects.find((route) => pathOf(route) === withoutFinalSlash(pathname));
  return own === undefined ? routeObjects : [own];
};

/** The route files of an address, layouts first. */
export const filesOf = (pathname: string): readonly string[] =>
  (matchRoutes(routesFor(pathname), pathname) ?? []).map(({ route }) => String(route.handle));

/** Whether a page can be drawn at once. */
export const isLoaded = (pathname: string): boolean => filesOf(pathname).every((file) => views.has(file));

/** Fetches the files of a page. */
export const loadPage = async (pathname: string): Promise<void> => {
  const loaded = await Promise.all(
    filesOf(pathname).map(async (file) => {
      const module = await files[`../${file}`]?.();
      if (module === undefined) throw new Error(`There is no route file ${file}.`);
      return [file, module.default] as const;
    }),
  );
  for (const [file, view] of loaded) views.set(file, view);
};
