import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import { siteRoutes } from './siteRoutes.ts';

const name = 'virtual:site-routes';

/** Gives the browser the table of routes.ts: each address with the ways to fetch its files. */
export const routeTable = (entries: readonly RouteConfigEntry[]): Plugin => ({
  name: 'site-route-table',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => {
    if (id !== `\0${name}`) return null;
    const routes = siteRoutes(entries);
    const files = [...new Set(routes.flatMap((route) => route.files))];
    const rows = routes.map(
      (route) =>
        `[${JSON.stringify(route.path)}, ${route.files.map((file) => `f${files.indexOf(file)}`).join(', ')}]`,
    );
    return [
      ...files.map((file, index) => `const f${index} = () => import(${JSON.stringify(`/app/${file}`)});`),
      `export const routeTable = [${rows.join(', ')}];`,
    ].join('\n');
  },
});
