import { brand } from '@backbeat/domain';
import { useEffect, useRef } from 'react';

/** Titles that the path does not give: of a person's area, or of one thing in it. */
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

/** The title and what search engines read follow the path. The path that was asked for has them in its HTML. */
export const useDocumentHead = (pathname: string, asked: string | null): void => {
  const told = useRef(asked);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    showHead(pathname);
  }, [pathname]);
};

/** Gives the window a title while the view is mounted; with null it has the title of its path. */
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
