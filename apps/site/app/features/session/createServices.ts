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
import type { Services } from './services.ts';

/** How long an answer to what the head has asked for is one of now: on a slow phone the page is hydrated within. */
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
    client,
    ...browserEnvironment(window, go),
    // The one that the views read, so that both know the same where the browser keeps nothing.
    storage: tabStorage,
    taken: handOverArrivedToken(),
  });
  // What no view has taken by then is an answer of long ago.
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
