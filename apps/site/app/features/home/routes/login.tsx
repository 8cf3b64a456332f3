import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch } from '../../../store/hooks.ts';
import { loginModalOpened, useIsSignedIn } from '../../session/index.ts';
import { HomeView } from '../components/HomeView.tsx';
import { loginTarget } from '../loginTarget.ts';

/** The home page; an address with a fragment leads on to it, one without asks to sign in, and who is signed in goes home. */
const Page = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isSignedIn = useIsSignedIn();

  useEffect(() => {
    const target = isSignedIn ? '/' : loginTarget(hash);
    if (target === null) dispatch(loginModalOpened('/'));
    else void navigate(target, { replace: true });
  }, [hash, isSignedIn, navigate, dispatch]);

  return <HomeView />;
};

export default Page;
