import { ApiError, errorDetailsOf, errorText, type SdkError, type SessionSnapshot } from '@backbeat/sdk';
import { queryKeys } from '@backbeat/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { queryClient } from '../../query/queryClient.ts';
import type { Followers, Services } from './services.ts';
import type { SessionProblem, SessionState } from './sessionSlice.ts';

/** What an error of the session means for the person. */
const problemOf = (error: SdkError): SessionProblem => ({
  text: errorText(error),
  isUnreachable: !(error instanceof ApiError && error.status < 500),
  isMerged: errorDetailsOf(error, 'unauthorized')?.reason === 'account_merged',
});

/** What the slice keeps of a snapshot: while the session is being found out, what went wrong before is over. */
export const sliceOf = ({
  status,
  token,
  error,
  justSignedUp,
  hasLoggedIn,
}: SessionSnapshot): SessionState => {
  const isLoading = status === 'idle' || status === 'loading';
  return {
    status: isLoading ? 'loading' : status,
    error: isLoading || error === null ? null : problemOf(error),
    token,
    justSignedUp,
    hasLoggedIn,
  };
};

/** Whether a session has ended here, rather than none been found. */
export const hasEnded = (before: SessionSnapshot, after: SessionSnapshot): boolean =>
  after.status === 'signed-out' &&
  (before.status === 'signed-in' || (before.status === 'loading' && after.error === null));

/** Puts what the session has read from the server into the query cache. */
const keepAnswers = (cache: QueryClient, before: SessionSnapshot, after: SessionSnapshot): void => {
  if (after.user !== null && after.user !== before.user) cache.setQueryData(queryKeys.me, after.user);
  if (after.account !== null && after.account !== before.account) {
    cache.setQueryData(queryKeys.account, after.account);
  }
};

/**
 * Drops personal answers at sign-out, after the views know of it: a view that still shows the person would ask for
 * them again, without a token.
 */
const dropAnswers = (cache: QueryClient, before: SessionSnapshot, after: SessionSnapshot): void => {
  if (after.status !== 'signed-out' || before.token === null) return;
  void cache.cancelQueries({ queryKey: queryKeys.personal });
  setTimeout(() => cache.removeQueries({ queryKey: queryKeys.personal }));
};

/**
 * Carries every change of the session, and what other tabs say of the account, to the store and into the query cache.
 * Returns how to stop.
 */
export const followSession = (
  { session, tabs }: Pick<Services, 'session' | 'tabs'>,
  { known, onChange, onEnd, onOtherTab }: Followers,
): (() => void) => {
  const cache = queryClient();
  let before = known;
  const follow = () => {
    const after = session.getSnapshot();
    if (after === before) return;
    keepAnswers(cache, before, after);
    if (hasEnded(before, after)) onEnd();
    onChange(sliceOf(after));
    dropAnswers(cache, before, after);
    before = after;
  };
  follow();
  const leaveSession = session.subscribe(follow);
  const leaveTabs = tabs.follow(cache, onOtherTab);
  return () => {
    leaveSession();
    leaveTabs();
  };
};
