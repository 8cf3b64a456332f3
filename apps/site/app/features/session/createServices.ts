import {
  browserEnvironment,
  type Client,
  createClient,
  createSession,
  errorText,
  type Session,
  type TakenToken,
} from '@backbeat/sdk';
import { accountQuery, meQuery, premiumCardQuery } from '@backbeat/sdk/query';
import { QueryObserver } from '@tanstack/react-query';
import { tabStorage } from '../../browserStorage.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { earlyAnswer } from '../../document/earlyAnswers.ts';
import { queryClient } from '../../query/queryClient.ts';
import { keepError } from '../../support/recentErrors.ts';
import { createAccountTabs } from './accountTabs.ts';
import { handOverArrivedToken } from './arrivedToken.ts';
import { firstCalls } from './firstCalls.ts';
import { followSession } from './followSession.ts';
import type { Services } from './services.ts';

/**
 * Asks for what the page shows as soon as there is a token. With the token of a link it is asked before that counts
 * here, as the person is (sdk: linkToken); the answers are used only for a session that took that token.
 */
const askEarly = (client: Client, session: Session, arrived: TakenToken | null, withCard: boolean): void => {
  const early = arrived && {
    account: client.account({}, { token: arrived.token }).catch(() => null),
    card: withCard ? client.premiumCard({}, { token: arrived.token }).catch(() => null) : null,
  };
  const stop = session.subscribe(() => {
    const { token } = session.getSnapshot();
    if (token === null) return;
    stop();
    const own = token === arrived?.token ? early : null;
    const account: Client['account'] = async (...call) => (await own?.account) || client.account(...call);
    const premiumCard: Client['premiumCard'] = async (...call) =>
      (await own?.card) || client.premiumCard(...call);
    // What fails is asked again by the view, which tells.
    void queryClient().prefetchQuery(accountQuery({ account }));
    if (withCard) void queryClient().prefetchQuery(premiumCardQuery({ premiumCard }));
  });
};

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
  const taken = handOverArrivedToken();
  const session: Session = createSession({
    client,
    ...browserEnvironment(window, go),
    // The one that the views read, so that both know the same where the browser keeps nothing.
    storage: tabStorage,
    taken,
  });
  const calls = firstCalls(window.location.pathname);
  if (calls.includes('account')) askEarly(client, session, taken, calls.includes('premiumCard'));
  // What nobody has taken by now was not meant for this session.
  session.subscribe(() => {
    if (session.getSnapshot().status !== 'loading') globalThis.earlyAnswers?.clear();
  });
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
