import { createContext, type ReactNode, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { Router } from 'react-router';
import type { Navigation, Shown } from './createNavigation.ts';
import { leadsWithin, linkedPage } from './leadsWithin.ts';
import { NavigationContext } from './navigationContext.ts';
import { PageView } from './PageView.tsx';
import { useScroll } from './useScroll.ts';

const PendingContext = createContext(false);

/** Whether another page is on its way. */
export const useIsPending = (): boolean => use(PendingContext);

const signsOfInterest = ['pointerover', 'touchstart', 'focusin'] as const;

/** The links of the page, also those in parts that React has not drawn itself. */
const useLinks = ({ navigator, prepare }: Navigation) => {
  useEffect(() => {
    // What is pointed at or touched is likely to be opened.
    const warm = ({ target }: Event) => {
      const page = linkedPage(target);
      if (page !== null) prepare(page.pathname);
    };
    const follow = (event: MouseEvent) => {
      const target = leadsWithin(event);
      if (target === null) return;
      event.preventDefault();
      const address = `${target.pathname}${target.search}${target.hash}`;
      // As the browser does it: the page that one is on already gets no second entry.
      const { pathname, search, hash } = window.location;
      if (address === `${pathname}${search}${hash}`) navigator.replace(address);
      else navigator.push(address);
    };
    document.addEventListener('click', follow);
    for (const sign of signsOfInterest) document.addEventListener(sign, warm, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const sign of signsOfInterest) document.removeEventListener(sign, warm);
    };
  }, [navigator, prepare]);
};

/** What search engines and the window's title say follows the path; the page that was asked for has it in its HTML. */
const useHead = ({ location: { pathname } }: Shown, asked: string) => {
  const told = useRef(asked);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    void import('../seo/showMeta.ts').then(({ showMeta }) => showMeta(pathname));
  }, [pathname]);
};

/** The router of the browser. The frame around the pages is given the page to put in it. */
export const SiteRouter = ({
  navigation,
  asked,
  children,
}: {
  readonly navigation: Navigation;
  /** The path that the document was made or asked for; the address may have led on since. */
  readonly asked: string;
  readonly children: (page: ReactNode) => ReactNode;
}) => {
  const shown = useSyncExternalStore(navigation.subscribe, navigation.getShown, navigation.getFirst);
  useLinks(navigation);
  useHead(shown, asked);
  useScroll(shown);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigation.navigator}>
      <NavigationContext value={navigation}>
        <PendingContext value={shown.isPending}>{children(<PageView page={shown.page} />)}</PendingContext>
      </NavigationContext>
    </Router>
  );
};
