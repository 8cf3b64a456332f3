import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { type BoughtWith, buyAt, moveClockAt, type Purchase, previewAt } from './sandboxApi.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Waits for the next window that the page opens and presses a button in it, or closes it. */
    answerPopup: (button: string | null) => Promise<void>;
    /** The text colour of the first input in the frame of that title. */
    colorInFrame: (title: string) => Promise<string>;
    /** Buys as a shop's server does. */
    buy: (sandboxUrl: string, purchase: Purchase) => Promise<BoughtWith>;
    /** Asks as a shop's server does what a purchase would cost. */
    preview: (sandboxUrl: string, purchase: Purchase) => Promise<BoughtWith>;
    /** Moves a sandbox's time forward. */
    moveClock: (sandboxUrl: string, ms: number) => Promise<void>;
    /** Takes an address off the net, or puts it back. */
    setReachable: (url: string, isReachable: boolean) => Promise<void>;
  }
}

/* Commands run beside the browser: a page cannot reach into windows and frames of another origin. */

export const answerPopup: BrowserCommand<[button: string | null]> = async ({ context }, button) => {
  const popup = await context.waitForEvent('page');
  if (button === null) {
    await popup.close();
    return;
  }
  await popup.getByRole('button', { name: button, exact: true }).click();
};

export const colorInFrame: BrowserCommand<[title: string]> = ({ iframe }, title) =>
  iframe
    .getByTitle(title)
    .contentFrame()
    .getByRole('textbox')
    .first()
    .evaluate((input) => getComputedStyle(input).color);

export const buy: BrowserCommand<[sandboxUrl: string, purchase: Purchase]> = (_, sandboxUrl, purchase) =>
  buyAt(sandboxUrl, purchase);

export const preview: BrowserCommand<[sandboxUrl: string, purchase: Purchase]> = (_, sandboxUrl, purchase) =>
  previewAt(sandboxUrl, purchase);

export const moveClock: BrowserCommand<[sandboxUrl: string, ms: number]> = (_, sandboxUrl, ms) =>
  moveClockAt(sandboxUrl, ms);

export const setReachable: BrowserCommand<[url: string, isReachable: boolean]> = async (
  { context },
  url,
  isReachable,
) => {
  if (isReachable) await context.unroute(`${url}/**`);
  else await context.route(`${url}/**`, (route) => route.abort('internetdisconnected'));
};
