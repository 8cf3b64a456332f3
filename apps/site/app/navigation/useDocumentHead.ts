import { brand } from '@backbeat/domain';
import { useEffect, useRef } from 'react';

/** What is shown is called by itself, since its address does not say it: a person's area, or one thing in it. */
const ownTitles = new Map<'area' | 'thing', string>();

const showOwnTitle = (): void => {
  const title = ownTitles.get('thing') ?? ownTitles.get('area');
  if (title !== undefined) document.title = `${title} | ${brand.name}`;
};

const showHead = (pathname: string): void =>
  void import('../seo/showMeta.ts').then(({ showMeta }) => {
    showMeta(pathname);
    showOwnTitle();
  });

/** What search engines and the window's title say follows the path; the page that was asked for has it in its HTML. */
export const useDocumentHead = (pathname: string, asked: string | null): void => {
  const told = useRef(asked);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    showHead(pathname);
  }, [pathname]);
};

/** Names the window by what it shows, as long as it does; by its path while that is not known (null). */
export const useOwnTitle = (title: string | null, of: 'area' | 'thing' = 'thing'): void => {
  useEffect(() => {
    if (title === null) return;
    ownTitles.set(of, title);
    showOwnTitle();
    return () => {
      ownTitles.delete(of);
      showHead(window.location.pathname);
    };
  }, [title, of]);
};
