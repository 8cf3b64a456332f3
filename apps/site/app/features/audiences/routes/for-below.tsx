import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageWaiting } from '../../../chrome/PageWaiting.tsx';
import { redirects } from '../../../redirects.ts';

/** Whatever else stands under /for leads to the page for live streamers. */
const Page = () => {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(redirects['/for'], { replace: true });
  }, [navigate]);
  return <PageWaiting />;
};

export default Page;
