import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Waits for the next window that the page opens and presses a button in it, or closes it. */
    answerPopup: (button: string | null) => Promise<void>;
    /** The text colour of the first input in the frame of that title. */
    colorInFrame: (title: string) => Promise<string>;
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
