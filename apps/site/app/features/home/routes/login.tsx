import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusHeading } from '../../../chrome/useFocusOnNavigation.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { loginModalDue, loginModalOpened, useIsSignedIn, useWhenSignedOut } from '../../session/index.ts';
import '../../session/modals.ts';
import { HomeView } from '../components/HomeView.tsx';
import { loginTarget } from '../loginTarget.ts';

/**
 * The home page with the sign-in modal; who is signed in goes home. An address with a fragment leads on to it, and the
 * modal opens there.
 */
const Page = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isSignedIn = useIsSignedIn();
  const target = loginTarget(hash);

  useWhenSignedOut(
    useCallback(() => {
      if (target === null) {
        // Closed, the dialog gives the focus back to what had it.
        if (document.activeElement === document.body) focusHeading();
        return void dispatch(loginModalOpened('/'));
      }
      dispatch(loginModalDue(target.replace(/#.*/, '')));
      void navigate(target, { replace: true });
    }, [target, navigate, dispatch]),
  );
  useEffect(() => {
    if (isSignedIn) void navigate(target ?? '/', { replace: true });
  }, [target, isSignedIn, navigate]);

  return <HomeView />;
};

export default Page;
