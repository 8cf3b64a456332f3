import type { Page } from '@playwright/test';
import type { RunningSystem } from './test.ts';
import {
  accountCodeOf,
  asCreator,
  asNew,
  browserCookies,
  type Choice,
  type CreatorName,
  type SignedIn,
  walkIn,
} from './walkIn.ts';

/** The session token of a ready-made creator, of a browser that is not the page's. */
export const tokenOf = async (system: RunningSystem, creator: CreatorName): Promise<string> =>
  (await walkIn(system, asCreator(creator))).token;

/** Gives the page's browser the cookies of its sign-in, so that the token in the address is its own. */
export const giveCookies = (page: Page, signedIn: Pick<SignedIn, 'cookies'>): Promise<void> =>
  page.context().addCookies(browserCookies(signedIn));

/** Runs in a page before its scripts. */
const watchHydration = () => {
  Reflect.set(window, 'isHydrated', false);
  const tell = () => Reflect.set(window, 'isHydrated', true);
  window.addEventListener('page-hydrated', tell, { capture: true, once: true });
};

/**
 * Opens a page with a token in its address, as the api sends people back, and waits until the page answers and the
 * session has the token, or it has sent its visitor to another site. The tab may hold somebody else's token before.
 *
 * @returns the payment provider's code of the account
 */
const openWith = async (page: Page, system: RunningSystem, path: string, choice: Choice): Promise<string> => {
  const { token, cookies } = await walkIn(system, choice);
  await giveCookies(page, { cookies });
  await page.addInitScript(watchHydration);
  await page.goto(`${path}#token=${token}`);
  await page.waitForFunction(
    ([own, site]) =>
      location.origin !== site ||
      (Reflect.get(window, 'isHydrated') !== false && Object.values(sessionStorage).includes(own)),
    [token, new URL(system.siteUrl).origin] as const,
  );
  return accountCodeOf(token);
};

/** Opens a page as a ready-made creator. */
export const openAs = (
  page: Page,
  system: RunningSystem,
  creator: CreatorName,
  path: string,
): Promise<string> => openWith(page, system, path, asCreator(creator));

/** Opens a page as somebody who has never been here before, without the greeting. */
export const openAsNew = (page: Page, system: RunningSystem, name: string, path: string): Promise<string> =>
  openWith(page, system, path, asNew(name));
