import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../../store/hooks.ts';
import { signUpModalOpened, useIsSignedIn } from '../../session/index.ts';
import { HomeView } from '../components/HomeView.tsx';

/** The home page with the sign-up modal open; who is signed in goes home. */
const Page = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) void navigate('/', { replace: true });
    else dispatch(signUpModalOpened('/'));
  }, [isSignedIn, navigate, dispatch]);
  return <HomeView />;
};

export default Page;
