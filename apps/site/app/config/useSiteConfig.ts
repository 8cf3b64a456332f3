import { startTransition, useEffect, useState } from 'react';
import { loadSiteConfig, type SiteConfig } from './siteConfig.ts';

/** The configuration of this installation; undefined until it is here, and always in the first render. */
export const useSiteConfig = (): SiteConfig | undefined => {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    let isGone = false;
    loadSiteConfig().then(
      (loaded) => isGone || startTransition(() => setConfig(loaded)),
      (error: unknown) => console.warn('The configuration could not be had.', error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return config;
};
