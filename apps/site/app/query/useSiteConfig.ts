import { useQuery } from '@tanstack/react-query';
import { loadSiteConfig, type SiteConfig } from '../config/siteConfig.ts';

/** The configuration of this installation; undefined until it is here, and always in the first render. */
export const useSiteConfig = (): SiteConfig | undefined =>
  useQuery({ queryKey: ['site-config'], queryFn: loadSiteConfig, staleTime: Number.POSITIVE_INFINITY }).data;
