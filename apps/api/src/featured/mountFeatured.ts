import { endpoints } from '@backbeat/sdk/contract';
import type { Config } from '../config/Config.ts';
import type { Mount } from '../http/mount.ts';
import { featuredHomepage } from './featuredHomepage.ts';

/** GET /v1/featured/homepage. */
export const mountFeatured = (mount: Mount, { siteUrl }: Pick<Config, 'siteUrl'>): void => {
  const answer = featuredHomepage(siteUrl);
  mount(endpoints.featuredHomepage, async ({ context }) => {
    context.header('Cache-Control', 'public, max-age=300');
    return answer;
  });
};
