import { hasSsoSession } from '@backbeat/sdk';
import { loadSiteConfig } from '../../config/siteConfig.ts';
import { hasSessionHint } from './hasSessionHint.ts';

/**
 * Whether nobody is signed in, as far as one question to the api can tell. Most visitors of a public page are
 * anonymous visitors, and for them neither the client nor its schemas have to be loaded.
 */
export const isAnonymous = async (): Promise<boolean> => {
  if (hasSessionHint()) return false;
  const { apiUrl } = await loadSiteConfig();
  return !(await hasSsoSession(apiUrl));
};
