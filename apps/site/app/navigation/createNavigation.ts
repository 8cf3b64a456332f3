import { type Location, NavigationType, type Navigator } from 'react-router';
import { redirectOf } from '../redirects.ts';
import { currentEntry, hrefOf, makeEntry, readLocation } from './browserLocation.ts';
import { createLeaveGuard, type LeaveGuard } from './leaveGuard.ts';
import type { SitePage } from './SitePage.ts';

/** What is on the screen, and whether another page is on its way. */
export interface Shown {
  readonly location: Location;
  readonly page: SitePage;
  readonly action: NavigationType;
  readonly isPending: boolean;
  /** Whether who came here asked that the page is not scrolled. */
  readonly keepsScroll: boolean;
}

/** The way through the site in this window. */
export interface Navigation {
  readonly navigator: Navigator;
  readonly subscribe: (notify: () => void) => () => void;
  readonly getShown: () => Shown;
  /** What the document showed: it is taken over as it was served, wherever the address has led on to since. */
  readonly getFirst: () => Shown;
  /** Fetches the files of a page that is likely to be opened. */
  readonly prepare: (pathname: string) => void;
  /** Asks before the page on the screen is left for another page of the site. Returns how to stop asking. */
  readonly askBeforeLeaving: LeaveGuard['askBeforeLeaving'];
}

type Arrival = Pick<Shown, 'action' | 'keepsScroll'>;

/** Where pages come from. */
export interface PageSource {
  readonly ready: (pathname: string) => SitePage | undefined;
  readonly load: (pathname: string) => Promise<SitePage>;
  /** Draws the next page on the screen; `draw` does it at once. */
  readonly turn?: (draw: () => void) => void;
  /** Told of the place that is left, while its page is still on the screen. */
  readonly leave?: (location: Location) => void;
}

/** Leaves a redirecting address at once, so that no page is loaded for it. */
const followRedirect = (): void => {
  const target = redirectOf(window.location.pathname);
  if (target !== null)
    window.history.replaceState(window.history.state, '', `${target}${window.location.search}`);
};

const pathnameOf = (address: string): string => new URL(address, window.location.href).pathname;

/**
 * Follows the browser's history. The page on the screen stays until the modules of the next one have come; where
 * they cannot be had (a release has replaced them), the address is loaded anew.
 *
 * @param served the path that the document was made for; null for one that belongs to every address
 */
export const createNavigation = async (source: PageSource, served: string | null): Promise<Navigation> => {
  followRedirect();
  const pathname = served ?? window.location.pathname;
  const page = await source.load(pathname);
  const firstEntry = currentEntry(0);
  let index = firstEntry.index;
  // After a reload the browser may step to another entry of the same document before anybody follows it.
  const isAtAddress = source.ready(window.location.pathname) === page;
  const first: Shown = {
    location: isAtAddress
      ? readLocation(firstEntry)
      : { pathname, search: '', hash: '', key: makeEntry(null, 0).key, state: null },
    page,
    action: NavigationType.Pop,
    isPending: false,
    keepsScroll: true,
  };
  let shown = first;
  let turn = 0;
  const followers = new Set<() => void>();
  const guard = createLeaveGuard((delta) => window.history.go(delta));

  const set = (next: Partial<Shown>) => {
    shown = { ...shown, ...next };
    for (const notify of followers) notify();
  };

  const isOtherPage = (pathname: string) => pathname !== shown.location.pathname;

  const show = async (arrival: Arrival, isTurned: boolean) => {
    followRedirect();
    turn += 1;
    const mine = turn;
    const location = readLocation(currentEntry(index));
    const here = source.ready(location.pathname);
    const appear = (page: SitePage) => {
      const draw = () => {
        if (isOtherPage(location.pathname)) source.leave?.(shown.location);
        set({ ...arrival, location, page, isPending: false });
      };
      if (source.turn && !isTurned && isOtherPage(location.pathname)) source.turn(draw);
      else draw();
    };
    if (here) return appear(here);
    set({ isPending: true });
    const page = await source.load(location.pathname);
    if (mine === turn) appear(page);
  };
  /** `isTurned`: the browser has shown the way from page to page by itself, as for a swipe. */
  const follow = (arrival: Arrival, isTurned = false) => {
    show(arrival, isTurned).catch(() => window.location.reload());
  };

  window.addEventListener('popstate', ({ hasUAVisualTransition }) => {
    const { index: next } = currentEntry(index + 1);
    if (!guard.mayStep(next - index, isOtherPage(window.location.pathname))) return;
    index = next;
    follow({ action: NavigationType.Pop, keepsScroll: false }, hasUAVisualTransition);
  });
  if (!isAtAddress) follow({ action: NavigationType.Pop, keepsScroll: false });
  return {
    navigator: {
      createHref: hrefOf,
      go: (delta) => window.history.go(delta),
      push: (to, state, { preventScrollReset: keepsScroll = false } = {}) => {
        const address = hrefOf(to);
        guard.whenAllowed(isOtherPage(pathnameOf(address)), () => {
          index += 1;
          window.history.pushState(makeEntry(state, index), '', address);
          follow({ action: NavigationType.Push, keepsScroll });
        });
      },
      replace: (to, state, { preventScrollReset: keepsScroll = false } = {}) => {
        const address = hrefOf(to);
        guard.whenAllowed(isOtherPage(pathnameOf(address)), () => {
          window.history.replaceState(makeEntry(state, index), '', address);
          follow({ action: NavigationType.Replace, keepsScroll });
        });
      },
    },
    subscribe: (notify) => {
      followers.add(notify);
      return () => followers.delete(notify);
    },
    getShown: () => shown,
    getFirst: () => first,
    prepare: (pathname) => {
      const target = redirectOf(pathname) ?? pathname;
      // What cannot be had now is asked for again when it is opened.
      if (!source.ready(target)) source.load(target).catch(() => {});
    },
    askBeforeLeaving: guard.askBeforeLeaving,
  };
};
