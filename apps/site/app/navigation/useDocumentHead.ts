import { useEffect, useRef } from 'react';

/** What search engines and the window's title say follows the path; the page that was asked for has it in its HTML. */
export const useDocumentHead = (pathname: string, asked: string | null): void => {
  const told = useRef(asked);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    void import('../seo/showMeta.ts').then(({ showMeta }) => showMeta(pathname));
  }, [pathname]);
};
