import { AuthError, NetworkError, TimeoutError } from '@backbeat/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../features/session/index.ts';
import { CustomerFollower } from './CustomerFollower.tsx';
import { cleanAddress, cleanReferrer } from './cleanAddress.ts';
import { analyticsTraits, personId } from './person.ts';
import { releaseEvents } from './track.ts';
import { useTools } from './useTools.ts';

/** What a bad day explains is no error of ours. */
const isExpected = (error: unknown) =>
  error instanceof AuthError || error instanceof NetworkError || error instanceof TimeoutError;

/** Tells the tools who is here, which pages are looked at, and what goes wrong. Loaded after consent. */
const AnalyticsFollower = () => {
  const tools = useTools();
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const person = useRef(personId(null));
  const seen = useRef<string | null>(null);
  const isKnown = status !== 'loading' && (status === 'signed-out' || user !== null);

  useEffect(() => {
    if (tools === null || !isKnown) return;
    person.current = personId(user);
    tools.errors?.identify(person.current);
    if (user !== null) tools.analytics?.identify(person.current, analyticsTraits(user));
  }, [tools, user, isKnown]);

  useEffect(() => {
    if (tools === null || !isKnown) return;
    // The page before this one, not the site before this visit, once the visit is under way.
    const referrer = seen.current ?? cleanReferrer(document.referrer, window.location.origin);
    const path = cleanAddress(`${pathname}${window.location.search}`);
    seen.current = path;
    tools.analytics?.page(person.current, { path, referrer });
  }, [tools, isKnown, pathname]);

  useEffect(() => {
    if (tools === null) return;
    releaseEvents({
      event: (event) => tools.analytics?.event(person.current, event),
      error: (error) => tools.errors?.report(error),
    });
    return cache.getQueryCache().subscribe((change) => {
      if (change.type !== 'updated' || change.action.type !== 'error') return;
      if (!isExpected(change.action.error)) tools.errors?.report(change.action.error);
    });
  }, [tools, cache]);

  return tools?.customers && user !== null ? <CustomerFollower tool={tools.customers} /> : null;
};

export default AnalyticsFollower;
