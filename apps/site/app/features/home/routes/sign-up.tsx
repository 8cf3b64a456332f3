import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { focusHeading } from '../../../chrome/useFocusOnNavigation.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { signUpModalOpened, useIsSignedIn, useWhenSignedOut } from '../../session/index.ts';
import '../../session/modals.ts';
import { HomeView } from '../components/HomeView.tsx';

/** The home page with the sign-up modal open; who is signed in goes home. */
const Page = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();

  useWhenSignedOut(
    useCallback(() => {
      // Closed, the dialog gives the focus back to what had it.
      if (document.activeElement === document.body) focusHeading();
      dispatch(signUpModalOpened('/'));
    }, [dispatch]),
  );
  useEffect(() => {
    if (isSignedIn) void navigate('/', { replace: true });
  }, [isSignedIn, navigate]);

  return <HomeView />;
};

export default Page;
