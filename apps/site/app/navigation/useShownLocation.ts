import { startTransition, useEffect, useState } from 'react';
import {
  createPath,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
import { useIsTakenOver } from '../hydration/AliveScope.tsx';
import { redirectOf } from '../redirects.ts';
import { lastStep } from './historySteps.ts';
import { isLoaded, loadPage } from './pages.tsx';
import { keepPlace } from './scrollPlaces.ts';
import { turnPage } from './turnPage.ts';
import { withoutFinalSlash } from './withoutFinalSlash.ts';

/** What is on the screen, and how one came there. */
export interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
}

/** What the document shows. It was written without a query, and the browser may have stepped on to another address of it. */
const firstShown = (location: Location, served: string | null): Shown => ({
  location:
    served === null
      ? location
      : withoutFinalSlash(location.pathname) === withoutFinalSlash(served)
        ? { ...location, search: '' }
        : { pathname: served, search: '', hash: '', state: null, key: 'served' },
  action: NavigationType.Pop,
});

const isSame = (a: Location, b: Location): boolean => a.key === b.key && createPath(a) === createPath(b);

/**
 * The location of the page on the screen. It follows the router's when the files of the next page have come, and not
 * before the page that was served has been taken over. Where files cannot be had (a release has replaced them), the
 * address is loaded anew.
 */
export const useShownLocation = (served: string | null) => {
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const isTakenOver = useIsTakenOver();
  const [shown, setShown] = useState(() => firstShown(location, served));
  const isFollowing = isTakenOver && !isSame(location, shown.location);
  const isOtherPage = location.pathname !== shown.location.pathname;

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
      if (isOtherPage && !isTurnedAlready) turnPage(draw);
      else startTransition(draw);
    };
    if (isLoaded(pathname)) show();
    else loadPage(pathname).then(show, () => window.location.reload());
    return () => {
      isOvertaken = true;
    };
  }, [location, action, shown, isFollowing, isOtherPage, navigate]);

  return { shown, isPending: isFollowing && isOtherPage };
};
