import { type Location, NavigationType, type Navigator } from 'react-router';
import { redirectOf } from '../redirects.ts';
import { hrefOf, makeEntry, readLocation } from './browserLocation.ts';
import type { SitePage } from './SitePage.ts';

/** What is on the screen, and whether another page is on its way. */
export interface Shown {
  readonly location: Location;
  readonly page: SitePage;
  readonly action: NavigationType;
  readonly isPending: boolean;
}

/** The way through the site in this window. */
export interface Navigation {
  readonly navigator: Navigator;
  readonly subscribe: (notify: () => void) => () => void;
  readonly getShown: () => Shown;
}

/** Where pages come from. */
export interface PageSource {
  readonly ready: (pathname: string) => SitePage | undefined;
  readonly load: (pathname: string) => Promise<SitePage>;
}

/** Leaves a redirecting address at once, so that no page is loaded for it. */
const followRedirect = (): void => {
  const target = redirectOf(window.location.pathname);
  if (target !== null) window.history.replaceState(makeEntry(null), '', `${target}${window.location.search}`);
};

/**
 * Follows the browser's history. The page on the screen stays until the modules of the next one have come; where
 * they cannot be had (a release has replaced them), the address is loaded anew.
 */
export const createNavigation = async (source: PageSource): Promise<Navigation> => {
  followRedirect();
  const first = readLocation();
  let shown: Shown = {
    location: first,
    page: await source.load(first.pathname),
    action: NavigationType.Pop,
    isPending: false,
  };
  let turn = 0;
  const followers = new Set<() => void>();

  const set = (next: Partial<Shown>) => {
    shown = { ...shown, ...next };
    for (const notify of followers) notify();
  };

  const show = async (action: Shown['action']) => {
    followRedirect();
    turn += 1;
    const mine = turn;
    const location = readLocation();
    const here = source.ready(location.pathname);
    if (here) return set({ location, action, page: here, isPending: false });
    set({ isPending: true });
    const page = await source.load(location.pathname);
    if (mine === turn) set({ location, action, page, isPending: false });
  };
  const follow = (action: Shown['action']) => {
    show(action).catch(() => window.location.reload());
  };

  window.addEventListener('popstate', () => follow(NavigationType.Pop));
  return {
    navigator: {
      createHref: hrefOf,
      go: (delta) => window.history.go(delta),
      push: (to, state) => {
        window.history.pushState(makeEntry(state), '', hrefOf(to));
        follow(NavigationType.Push);
      },
      replace: (to, state) => {
        window.history.replaceState(makeEntry(state), '', hrefOf(to));
        follow(NavigationType.Replace);
      },
    },
    subscribe: (notify) => {
      followers.add(notify);
      return () => followers.delete(notify);
    },
    getShown: () => shown,
  };
};
