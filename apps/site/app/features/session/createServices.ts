import { browserEnvironment, createClient, createSession, errorText, type Session } from '@backbeat/sdk';
import { meQuery } from '@backbeat/sdk/query';
import { QueryObserver } from '@tanstack/react-query';
import { tabStorage } from '../../browserStorage.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { earlyAnswer } from '../../document/earlyCalls.ts';
import { queryClient } from '../../query/queryClient.ts';
import { keepError } from '../../support/recentErrors.ts';
import { createAccountTabs } from './accountTabs.ts';
import { handOverArrivedToken } from './arrivedToken.ts';
import { followSession } from './followSession.ts';
import { readerOf } from './readerOf.ts';
import type { Services } from './services.ts';

/** How long an answer to a call of the head counts as fresh: a slow phone needs that long to hydrate. */
const earlyAnswersMs = 10_000;

/** Takes what the head of the page has asked for already. */
const fetchOnce: typeof fetch = (url, options) =>
  earlyAnswer(`${url} ${new Headers(options?.headers).get('authorization')}`) ?? fetch(url, options);

/** Makes client and session, each knowing the other, and the cache's view of the person. */
export const createServices = (config: SiteConfig, go: (target: string) => void): Services => {
  const client = createClient({
    apiUrl: config.apiUrl,
    playerUrl: config.playerApiUrl,
    metadataUrl: config.metadataApiUrl,
    graphUrl: config.graphApiUrl,
    fetch: fetchOnce,
    getToken: () => session.getToken(),
    onUnauthorized: (call) => session.handleUnauthorized(call),
    onError: keepError,
  });
  const session: Session = createSession({
    client: {
      ...client,
      refresh: (request, options) => client.refresh({ ...request, query: readerOf(navigator) }, options),
    },
    ...browserEnvironment(window, go),
    // The storage that the views read too: where the browser stores nothing, both share one in memory.
    storage: tabStorage,
    taken: handOverArrivedToken(),
  });
  // After that time an answer that no view has taken is too old.
  setTimeout(() => globalThis.earlyAnswers?.clear(), earlyAnswersMs);
  const me = new QueryObserver(queryClient(), {
    ...meQuery(client),
    enabled: () => session.getSnapshot().status === 'signed-in',
  });
  const tabs = createAccountTabs();
  return {
    config,
    client,
    session,
    errorText,
    tabs,
    me: {
      subscribe: (notify) => me.subscribe(notify),
      get: () => me.getCurrentResult().data ?? null,
    },
    follow: (followers) => followSession({ session, tabs }, followers),
  };
};
