import type { SiteConfig } from './siteConfigSchema.ts';

export type { SiteConfig } from './siteConfigSchema.ts';

export const siteConfigPath = '/config.json';

let pending: Promise<SiteConfig> | null = null;

const fetchConfig = async (): Promise<SiteConfig> => {
  const [response, { siteConfigSchema }] = await Promise.all([
    fetch(siteConfigPath, { credentials: 'same-origin' }),
    import('./siteConfigSchema.ts'),
  ]);
  if (!response.ok) throw new Error(`The site's configuration answered with status ${response.status}.`);
  return siteConfigSchema.parse(await response.json());
};

/** The configuration, asked for once per page load; a failed attempt is forgotten so that the next may succeed. */
export const loadSiteConfig = (): Promise<SiteConfig> => {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
};
