import { hasSsoSession, storageKeys } from '@backbeat/sdk';
import { loadSiteConfig } from '../../config/siteConfig.ts';
import { hasArrivedToken } from './arrivedToken.ts';
import { tabStorage } from './tabStorage.ts';

/** What a session leaves in this tab, each of which is the client's business. */
const traces = ['token', 'refreshToken', 'redirect', 'signOutPending', 'justSignedUp'] as const;

const hasTraces = (): boolean => {
  const storage = tabStorage();
  return (
    hasArrivedToken() ||
    new URLSearchParams(window.location.search).has('return_url') ||
    traces.some((key) => storage.getItem(storageKeys[key]) !== null)
  );
};

/**
 * Whether nobody is signed in, as far as one question to the api can tell. Most visitors of a public page are
 * strangers, and for them neither the client nor its schemas have to be loaded.
 */
export const isStranger = async (): Promise<boolean> => {
  if (hasTraces()) return false;
  const { apiUrl } = await loadSiteConfig();
  return !(await hasSsoSession(apiUrl));
};
