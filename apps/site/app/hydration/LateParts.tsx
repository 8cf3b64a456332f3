import { useLocation } from 'react-router';
import { Cookies } from '../chrome/Cookies.tsx';
import { pageChrome } from '../chrome/pageChrome.ts';
import { ReleaseWatch } from '../release/ReleaseWatch.tsx';

/** What a page needs once it is hydrated and the browser is idle. */
const LateParts = () => {
  const { pathname } = useLocation();
  return (
    <>
      {pageChrome(pathname) === null ? null : <Cookies />}
      <ReleaseWatch />
    </>
  );
};

export default LateParts;
