import { browserEnvironment, createClient, createSession, type Session } from '@backbeat/sdk';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { createAccountTabs } from './accountTabs.ts';
import { handOverArrivedToken } from './arrivedToken.ts';
import type { Services } from './services.ts';

/** Makes client and session, each knowing the other. */
export const createServices = (config: SiteConfig, go: (target: string) => void): Services => {
  const client = createClient({
    apiUrl: config.apiUrl,
    playerUrl: config.playerApiUrl,
    metadataUrl: config.metadataApiUrl,
    graphUrl: config.graphApiUrl,
    getToken: () => session.getToken(),
    onUnauthorized: (call) => session.handleUnauthorized(call),
  });
  const session: Session = createSession({
    client,
    ...browserEnvironment(window, go),
    taken: handOverArrivedToken(),
  });
  return { config, client, session, tabs: createAccountTabs() };
};
