import { playerUrl } from '@backbeat/sdk';
import { useCallback } from 'react';
import { loadSiteConfig } from '../../config/siteConfig.ts';
import { useOpenServices } from './services.ts';

/** `replace` for a redirect that nobody pressed: Back would lead here and to the player again. */
type Leave = 'assign' | 'replace';

/**
 * Opens the player in this window, with the session token in the fragment. The address is made at the click and
 * never stands in the page, so that the token cannot be copied or read from there.
 *
 * @example const openPlayer = useOpenPlayer(); openPlayer('/segment/abc');
 */
export const useOpenPlayer = (): ((redirectUrl?: string, leave?: Leave) => void) => {
  const services = useOpenServices();
  return useCallback(
    (redirectUrl, leave = 'assign') => {
      const open = async () => {
        const config = services?.config ?? (await loadSiteConfig());
        const token = (await services?.session.getToken().catch(() => null)) ?? null;
        const redirect = redirectUrl === undefined ? {} : { redirectUrl };
        window.location[leave](playerUrl({ playerUrl: config.playerUrl, token, ...redirect }));
      };
      open().catch((error: unknown) => console.error('The player could not be opened.', error));
    },
    [services],
  );
};
