import { useLocation } from 'react-router';
import { Cookies } from '../chrome/Cookies.tsx';
import { pageChrome } from '../chrome/pageChrome.ts';
import { ReleaseWatch } from '../release/ReleaseWatch.tsx';
import { webManifestPath } from '../seo/webManifest.ts';

/** Files that would be asked for before the page is painted if it named them. Until then the tab shows `/favicon.ico`. */
const lateFiles = { icon: '/favicon.svg', manifest: webManifestPath } as const;

const nameLateFiles = (): void => {
  for (const [rel, href] of Object.entries(lateFiles))
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};

nameLateFiles();

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
