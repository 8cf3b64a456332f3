import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import { siteRoutes } from './siteRoutes.ts';

const name = 'virtual:site-routes';

/** The framework builds a route for the browser from a module of this name, which holds the route file. */
const builtRoute = '?__react-router-build-client-route';

/**
 * Gives the browser the table of routes.ts: each address with the ways to fetch its files. In a build these are the
 * framework's own modules: a second way into a file would be a request more, which brings nothing but a name.
 */
export const routeTable = (entries: readonly RouteConfigEntry[]): Plugin => ({
  name: 'site-route-table',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load(id) {
    if (id !== `\0${name}`) return null;
    const { mode, name: target } = this.environment;
    const query = mode === 'build' && target === 'client' ? builtRoute : '';
    const routes = siteRoutes(entries);
    const files = [...new Set(routes.flatMap((route) => route.files))];
    const rows = routes.map(
      (route) =>
        `[${JSON.stringify(route.path)}, ${route.files.map((file) => `f${files.indexOf(file)}`).join(', ')}]`,
    );
    return [
      ...files.map(
        (file, index) => `const f${index} = () => import(${JSON.stringify(`/app/${file}${query}`)});`,
      ),
      `export const routeTable = [${rows.join(', ')}];`,
    ].join('\n');
  },
});
