import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../config/useSiteConfig.ts';
import { useOpenServices, useSession } from '../features/session/index.ts';
import { cleanAddress, cleanReferrer } from './cleanAddress.ts';
import { openTools, type Tools } from './openTools.ts';
import { optional } from './optional.ts';
import { analyticsTraits, personId } from './person.ts';
import { releaseEvents } from './track.ts';

// Anonymous visitors ask the server nothing, so there are no answers to follow.
const ServerFollower = optional(() => import('./ServerFollower.tsx'));

let opening: Promise<Tools> | null = null;

/** The tools, opened once per page load; null until they are there. */
const useTools = (): Tools | null => {
  const config = useSiteConfig();
  const [tools, setTools] = useState<Tools | null>(null);

  useEffect(() => {
    if (config === undefined) return;
    let isGone = false;
    opening ??= openTools(config);
    opening
      .then((opened) => {
        if (!isGone) setTools(opened);
      })
      .catch((error: unknown) => {
        opening = null;
        console.warn('Analytics could not be loaded.', error);
      });
    return () => {
      isGone = true;
    };
  }, [config]);

  return tools;
};

/** Tells the tools who is here, which pages are looked at, and what goes wrong. Loaded after consent. */
const AnalyticsFollower = () => {
  const tools = useTools();
  const { status, user } = useSession();
  const hasServices = useOpenServices() !== null;
  const { pathname } = useLocation();
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
  }, [tools]);

  return tools !== null && hasServices ? (
    <Suspense>
      <ServerFollower tools={tools} isKnown={user !== null} />
    </Suspense>
  ) : null;
};

export default AnalyticsFollower;
