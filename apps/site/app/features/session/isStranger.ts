import { hasSsoSession } from '@backbeat/sdk';
import { loadSiteConfig } from '../../config/siteConfig.ts';
import { hasTraces } from './hasTraces.ts';

/**
 * Whether nobody is signed in, as far as one question to the api can tell. Most visitors of a public page are
 * strangers, and for them neither the client nor its schemas have to be loaded.
 */
export const isStranger = async (): Promise<boolean> => {
  if (hasTraces()) return false;
  const { apiUrl } = await loadSiteConfig();
  return !(await hasSsoSession(apiUrl));
};
