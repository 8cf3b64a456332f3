import { startTransition, useEffect, useState } from 'react';
import {
  createPath,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
import { useIsHydrated } from '../hydration/isHydrated.ts';
import { redirectOf } from '../redirects.ts';
import { openAnew } from '../release/missingFiles.ts';
import { lastStep } from './historySteps.ts';
import { isLoaded, loadPage } from './pages.tsx';
import { keepPlace } from './scrollPlaces.ts';
import { withoutFinalSlash } from './withoutFinalSlash.ts';
import { withViewTransition } from './withViewTransition.ts';

/** What is on the screen, and how one came there. */
export interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
}

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
      const isTurnedAlready = action === NavigationType.Pop && lastStep.isShown;
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
