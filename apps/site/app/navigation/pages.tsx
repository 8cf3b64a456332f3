import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { routes, type SiteRoute } from '../routes.ts';

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

/** The table of routes.ts as React Router takes it. */
export const routeObjects = routes.map(toRouteObject);

/** The route files of an address, layouts first. */
export const filesOf = (pathname: string): readonly string[] =>
  (matchRoutes(routeObjects, pathname) ?? []).map(({ route }) => String(route.handle));

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
