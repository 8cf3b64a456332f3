import { endpoints } from '@backbeat/sdk/contract';
import type { Deps } from '../Deps.ts';
import type { Mount } from '../http/mount.ts';
import { featuredHomepage } from './featuredHomepage.ts';

/** GET /v1/featured/homepage. */
export const mountFeatured = (mount: Mount, { config }: Deps): void => {
  const answer = featuredHomepage(config.siteUrl);
  mount(endpoints.featuredHomepage, async ({ context }) => {
    context.header('Cache-Control', 'public, max-age=300');
    return answer;
  });
};
