import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { guardSteps } from './historySteps.ts';
import { clickedPage } from './linkedPage.ts';

/**
 * Asks before another page is shown, by a link or by the browser's own way back (where it can say how far that is:
 * the Navigation API). React Router has this with its data router only.
 *
 * @param mayLeave read whenever somebody leaves; true lets them
 * @example const { isAsking, stay, leave } = useLeaveQuestion(() => !isUnsaved);
 */
export const useLeaveQuestion = (mayLeave: () => boolean) => {
  const { key, pathname, hash } = useLocation();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const isAgreed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each location has another place among the entries
  useEffect(() => {
    const place = () => window.navigation?.currentEntry?.index ?? 0;
    const here = place();
    let whenBack: (() => void) | null = null;
    const ask = (proceed: () => void) =>
      setGoOn(() => () => {
        isAgreed.current = true;
        proceed();
      });

    const hearPress = (event: MouseEvent) => {
      const target = clickedPage(event);
      if (isAgreed.current || target === null || target.pathname === pathname || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      ask(() => link?.click());
    };
    const hearStep = (event: PopStateEvent) => {
      const delta = place() - here;
      if (whenBack !== null) {
        event.stopImmediatePropagation();
        whenBack();
        whenBack = null;
        return;
      }
      if (isAgreed.current || delta === 0 || window.location.pathname === pathname || mayLeave()) return;
      // The browser has stepped already: back to the page, and then the question.
      event.stopImmediatePropagation();
      whenBack = () => ask(() => window.history.go(delta));
      window.history.go(-delta);
    };
    document.addEventListener('click', hearPress, true);
    const stopGuarding = guardSteps(hearStep);
    return () => {
      document.removeEventListener('click', hearPress, true);
      stopGuarding();
    };
  }, [mayLeave, key, pathname, hash]);

  return {
    isAsking: goOn !== null,
    stay: () => setGoOn(null),
    leave: () => {
      setGoOn(null);
      goOn?.();
    },
  };
};
