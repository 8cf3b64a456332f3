import { useEffect } from 'react';
import { pageMeta } from '../../../seo/pageMeta.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { signUpModalOpened } from '../../session/index.ts';
import { HomeView } from '../components/HomeView.tsx';

export const meta = () => pageMeta('/sign-up');

/** The home page with the sign-up modal open. */
const Page = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(signUpModalOpened('/'));
  }, [dispatch]);
  return <HomeView />;
};

export default Page;
