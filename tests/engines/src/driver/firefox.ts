import type { findFirefox } from '@backbeat/tooling/engines';
import { type Browser, type ConsoleMessage, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { createScope, type RawDocument } from './createScope.ts';
import type { Engine, Scheme, Tab } from './Tab.ts';
import { until } from './until.ts';

type Firefox = NonNullable<ReturnType<typeof findFirefox>>;
type Handle = ElementHandle<Element>;
type Frame = ReturnType<Page['mainFrame']>;

/** A document that is looked up anew for each command, since a frame's document comes and goes. */
const createDocument = (page: Page, frameOf: () => Promise<Frame>): RawDocument<Handle> => ({
  evaluate: async (expression) => {
    const frame = await frameOf();
    return String(
      await frame.evaluate(`Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`),
    );
  },
  find: async (expression) => {
    const frame = await frameOf();
    const handle = await frame.evaluateHandle<[], () => Element>(expression);
    // The expression may be null, which is a value and no element.
    return handle.asElement() === null ? null : handle;
  },
  click: (element) => element.click(),
  type: (_element, text) => page.keyboard.type(text),
  frame: (css) =>
    createDocument(page, async () => {
      const parent = await frameOf();
      const holder = await parent.$(css);
      const frame = await holder?.contentFrame();
      if (!frame) throw new Error(`There is no frame ${css}.`);
      return frame;
    }),
});

/** An error that was said aloud is a thing in the page, and is asked for its words. */
const wordsOf = async (message: ConsoleMessage): Promise<string> => {
  const parts = message.args().map((part) => part.evaluate(String));
  return `console: ${(await Promise.all(parts)).join(' ')}`;
};

const watch = (page: Page): Promise<string>[] => {
  const problems: Promise<string>[] = [];
  page.on('pageerror', (error) => {
    problems.push(Promise.resolve(`uncaught: ${error instanceof Error ? error.message : String(error)}`));
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(wordsOf(message).catch(() => `console: ${message.text()}`));
  });
  return problems;
};

const createTab = (page: Page, siteUrl: string, close: () => Promise<void>): Tab => {
  const problems = watch(page);
  const scope = createScope(createDocument(page, async () => page.mainFrame()));
  const first = new Set<Page>([page]);
  return {
    ...scope,
    close,
    address: async () => page.url(),
    open: async (target) => {
      // What the page that is left complains about, since it is left, is no problem of the next one.
      await page.goto('about:blank');
      problems.length = 0;
      await page.goto(new URL(target, siteUrl).href, { waitUntil: 'load' });
    },
    waitForAddress: async (pattern) =>
      void (await until(`the address ${pattern}`, async () => pattern.test(page.url()))),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    press: (key) => page.keyboard.press(key),
    popup: async () => {
      const opened = await until('a new window', async () => {
        const pages = await page.browserContext().pages();
        return pages.find((other) => !first.has(other));
      });
      return createTab(opened, siteUrl, () => opened.close());
    },
    picture: async () => Buffer.from(await page.screenshot()),
    problems: () => Promise.all(problems),
    isHeardFromStart: async () => true,
  };
};

const openTab = async (browser: Browser, siteUrl: string): Promise<Tab> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1200, height: 900 });
  return createTab(page, siteUrl, () => context.close());
};

/** Starts Firefox, which is driven over WebDriver BiDi. */
export const startFirefox = async (
  { program }: Firefox,
  siteUrl: string,
  scheme: Scheme,
): Promise<Engine> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1 },
  });
  return {
    name: 'firefox',
    tab: () => openTab(browser, siteUrl),
    stop: () => browser.close(),
  };
};
