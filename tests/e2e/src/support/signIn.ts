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

/**
 * Opens a page with a token in its address, as the api sends people back, and waits until the session has it: the
 * tab may still hold the token of somebody who was signed in before.
 *
 * @returns the payment provider's code of the account
 */
const openWith = async (page: Page, system: RunningSystem, path: string, choice: Choice): Promise<string> => {
  const { token, cookies } = await walkIn(system, choice);
  await giveCookies(page, { cookies });
  await page.goto(`${path}#token=${token}`);
  await page.waitForFunction((own) => Object.values(sessionStorage).includes(own), token);
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
