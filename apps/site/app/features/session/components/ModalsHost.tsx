import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAppDispatch } from '../../../store/hooks.ts';
import { modalsClosed } from '../modalsSlice.ts';
import { useHydrated } from '../useHydrated.ts';
import { SignInErrorModal } from './SignInErrorModal.tsx';
import { SignInModal } from './SignInModal.tsx';
import { SignUpModal } from './SignUpModal.tsx';
import { WelcomeModal } from './WelcomeModal.tsx';

/** The session's modals, once per page. Leaving a page closes what it had opened. */
export const ModalsHost = () => {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // The prerendered page knows no query, so the first render must not either.
  const error = useHydrated() ? search.get('error') : null;

  useEffect(() => {
    const leavesFrom = pathname;
    return () => {
      if (window.location.pathname !== leavesFrom) dispatch(modalsClosed());
    };
  }, [dispatch, pathname]);

  // One at a time: what went wrong is read before it is tried again.
  if (error !== null) return <SignInErrorModal error={error} />;
  return (
    <>
      <SignInModal />
      <SignUpModal />
      <WelcomeModal />
    </>
  );
};
