import type { Config } from '@react-router/dev/config';
import { finishBuild } from './server/finishBuild.ts';

/** Static pages only: every path of routes.ts without a parameter becomes a file, the rest share one fallback. */
export default {
  ssr: false,
  prerender: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    finishBuild(reactRouterConfig.buildDirectory, reactRouterConfig.routes),
} satisfies Config;
