import { createContext, startTransition, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  createPath,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
import { useIsHydrated } from '../hydration/useInBrowser.ts';
import { redirectOf } from '../redirects.ts';
import { openAnew } from '../release/missingFiles.ts';
import { isLoaded, loadPage } from './pages.tsx';
import { keepPlace } from './useScrollPlaces.ts';
import { withoutFinalSlash } from './withoutFinalSlash.ts';

/** What is on the screen, and how one came there. */
export interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
}

export const PendingContext = createContext(false);

/** Whether another page is on its way. */
export const useIsPending = (): boolean => use(PendingContext);

/** Draws the next page; where the browser can, the page before fades into it. */
const withViewTransition = (draw: () => void): void => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !('startViewTransition' in document)) draw();
  // A fade that another one overtakes, or that nobody would see, is left out.
  else document.startViewTransition(() => flushSync(draw)).ready.catch(() => {});
};

/** What the document shows. It was written without a query, and the browser may have stepped on to another address of it. */
const firstShown = (location: Location, prerendered: string | null): Shown => ({
  location:
    prerendered === null
      ? location
      : withoutFinalSlash(location.pathname) === withoutFinalSlash(prerendered)
        ? { ...location, search: '' }
        : { pathname: prerendered, search: '', hash: '', state: null, key: 'prerendered' },
  action: NavigationType.Pop,
});

const isSame = (a: Location, b: Location): boolean => a.key === b.key && createPath(a) === createPath(b);

/**
 * The location on the screen: it follows the router's when the files of the next page have come and this page is
 * hydrated. Where files cannot be had, as after a release, the address is loaded anew, or a notice stands on this page.
 */
export const useShownLocation = (prerendered: string | null) => {
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState(() => firstShown(location, prerendered));
  const [stuckAt, setStuckAt] = useState<Location | null>(null);
  const isFollowing = isHydrated && !isSame(location, shown.location);
  const isOtherPage = location.pathname !== shown.location.pathname;
  const [first] = useState(location);

  // The router listens when its first drawing is on the screen, and misses a step that is taken meanwhile.
  useEffect(() => {
    if (createPath(first) !== createPath(window.location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, [first]);

  // Whether the browser has shown the last step by itself, as for a swipe.
  const isStepShown = useRef(false);
  useEffect(() => {
    const hear = (event: PopStateEvent) => {
      isStepShown.current = event.hasUAVisualTransition;
    };
    window.addEventListener('popstate', hear, true);
    return () => window.removeEventListener('popstate', hear, true);
  }, []);

  useEffect(() => {
    if (!isFollowing) return;
    const { pathname, search } = location;
    const target = redirectOf(pathname);
    if (target !== null) return void navigate(`${target}${search}`, { replace: true });
    let isOvertaken = false;
    const show = () => {
      const draw = () => {
        if (isOvertaken) return;
        if (isOtherPage) keepPlace(shown.location);
        setShown({ location, action });
      };
      const isTurnedAlready = action === NavigationType.Pop && isStepShown.current;
      if (isOtherPage && !isTurnedAlready) withViewTransition(draw);
      else startTransition(draw);
    };
    if (isLoaded(pathname)) show();
    else
      loadPage(pathname).then(show, async () => {
        if (!isOvertaken && !(await openAnew())) setStuckAt(location);
      });
    return () => {
      isOvertaken = true;
    };
  }, [location, action, shown, isFollowing, isOtherPage, navigate]);

  return { shown, isPending: isFollowing && isOtherPage && stuckAt !== location };
};
