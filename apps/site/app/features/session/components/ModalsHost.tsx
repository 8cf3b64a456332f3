import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { lazyPart } from '../../../release/lazyPart.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { loadedModals, type SessionModalsProps } from '../loadedModals.ts';
import { pageLeft, selectIsLoginModalOpen, selectIsSignUpModalOpen } from '../modalsSlice.ts';
import { selectIsWelcomeDue } from '../sessionSlice.ts';
import { useOffered } from '../useSession.ts';

const SessionModals = lazyPart<SessionModalsProps>(async () => {
  const { current } = loadedModals;
  return current === null ? import('./SessionModals.tsx') : { default: current };
});

/** Whether any modal has been wanted since the page began; from then on they stay, so that they can close softly. */
const useIsWanted = (error: string | null): boolean => {
  const isLogin = useAppSelector(selectIsLoginModalOpen);
  const isSignUp = useAppSelector(selectIsSignUpModalOpen);
  const isWelcome = useAppSelector(selectIsWelcomeDue);
  const isOffered = useOffered() !== null;
  const isWanted = isLogin || isSignUp || isWelcome || isOffered || error !== null;
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return isWanted || wasWanted;
};

/** The session's modals, once per page. Leaving a page closes what it had opened. */
export const ModalsHost = () => {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const error = search.get('error');
  const isWanted = useIsWanted(error);

  useEffect(() => {
    const leavesFrom = pathname;
    return () => {
      if (window.location.pathname !== leavesFrom) dispatch(pageLeft());
    };
  }, [dispatch, pathname]);

  return isWanted ? (
    <Suspense fallback={null}>
      <SessionModals error={error} />
    </Suspense>
  ) : null;
};
