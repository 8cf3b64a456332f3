import { endpoints } from '@backbeat/sdk/contract';
import type { Mount } from '../http/mount.ts';
import { featuredStations } from './featuredStations.ts';

/** GET /v1/featured/homepage. */
export const mountFeatured = (mount: Mount): void => {
  mount(endpoints.featuredHomepage, async ({ context }) => {
    context.header('Cache-Control', 'public, max-age=300');
    return { hot: [...featuredStations.hot], gaming: [...featuredStations.gaming] };
  });
};
