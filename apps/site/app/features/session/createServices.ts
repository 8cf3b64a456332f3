import {
  browserEnvironment,
  type Client,
  createClient,
  createSession,
  errorText,
  type Session,
} from '@backbeat/sdk';
import { accountQuery, meQuery } from '@backbeat/sdk/query';
import { QueryObserver } from '@tanstack/react-query';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { queryClient } from '../../query/queryClient.ts';
import { keepError } from '../../support/recentErrors.ts';
import { createAccountTabs } from './accountTabs.ts';
import { handOverArrivedToken } from './arrivedToken.ts';
import type { Services } from './services.ts';

/** Pages that show the account ask for it beside the person, while their views are still on their way. */
const showsAccount = /^\/(settings|checkout)(\/|$)/;

const askAccountEarly = (client: Client, session: Session): void => {
  const stop = session.subscribe(() => {
    if (session.getSnapshot().token === null) return;
    stop();
    void queryClient().prefetchQuery(accountQuery(client));
  });
};

/** Makes client and session, each knowing the other, and the cache's view of the person. */
export const createServices = (config: SiteConfig, go: (target: string) => void): Services => {
  const client = createClient({
    apiUrl: config.apiUrl,
    playerUrl: config.playerApiUrl,
    metadataUrl: config.metadataApiUrl,
    graphUrl: config.graphApiUrl,
    getToken: () => session.getToken(),
    onUnauthorized: (call) => session.handleUnauthorized(call),
    onError: keepError,
  });
  const session: Session = createSession({
    client,
    ...browserEnvironment(window, go),
    taken: handOverArrivedToken(),
  });
  if (showsAccount.test(window.location.pathname)) askAccountEarly(client, session);
  const me = new QueryObserver(queryClient(), {
    ...meQuery(client),
    enabled: () => session.getSnapshot().status === 'signed-in',
  });
  return {
    config,
    client,
    session,
    errorText,
    tabs: createAccountTabs(),
    me: {
      subscribe: (notify) => me.subscribe(notify),
      get: () => me.getCurrentResult().data ?? null,
    },
  };
};
