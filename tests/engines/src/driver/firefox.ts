import type { findFirefox } from '@backbeat/tooling/engines';
import { type ConsoleMessage, launch, type Page } from 'puppeteer-core';
import type { BrowserWindow, Engine, Scheme } from './BrowserWindow.ts';

type Firefox = NonNullable<ReturnType<typeof findFirefox>>;

/** A frame is looked up anew for each command, since its document comes and goes. */
const frameOf = async (page: Page, path: readonly string[]) => {
  let frame = page.mainFrame();
  for (const css of path) {
    const inner = await (await frame.$(css))?.contentFrame();
    if (!inner) throw new Error(`There is no frame ${css}.`);
    frame = inner;
  }
  return frame;
};

/** A logged error is an object in the page and has to be asked for its message. */
const wordsOf = async (message: ConsoleMessage): Promise<string> => {
  const parts = message.args().map((part) => part.evaluate(String));
  return `console: ${(await Promise.all(parts)).join(' ')}`;
};

const createWindow = (page: Page, close: () => Promise<void>): BrowserWindow => {
  const problems: (string | Promise<string>)[] = [];
  page.on('pageerror', (error) => {
    problems.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(wordsOf(message).catch(() => `console: ${message.text()}`));
  });
  return {
    evaluate: async <T>(expression: string, frames: readonly string[] = []) =>
      (await frameOf(page, frames)).evaluate<[], () => T>(expression),
    goTo: async (url) => {
      // Problems of the page that is left do not count for the next one.
      await page.goto('about:blank');
      problems.length = 0;
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    popup: async () => {
      const opened = (await page.browserContext().pages()).find((other) => other !== page);
      return opened && createWindow(opened, () => opened.close());
    },
    problems: () => Promise.all(problems),
    isHeardFromStart: async () => true,
    close,
  };
};

/** Starts Firefox, which puppeteer drives over WebDriver BiDi. */
export const startFirefox = async ({ program }: Firefox, scheme: Scheme): Promise<Engine> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    defaultViewport: { width: 1200, height: 900 },
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1 },
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      return createWindow(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
};
