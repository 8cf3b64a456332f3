import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before a page is left on which something was typed and not saved. */
export const useLeaveWarning = (isUnsaved: boolean) => {
  const isAgreed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isAgreed.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isUnsaved) return;
    // The browser asks in its own words; a text of ours it would not show.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    /** Leaving is what the person has just asked for. */
    agree: () => {
      isAgreed.current = true;
    },
  };
};
