import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { type ServedPage, servePage } from './servePage.ts';

/** A page of all components in a browser. */
interface OpenedPage {
  page: Page;
  /** All that the console, the policy and uncaught errors said. */
  complaints: string[];
}

/** A browser and a server, and how to open the page of all components with them. */
export interface Pages {
  /** Opens the page and waits until it has hydrated. */
  open: (options?: BrowserContextOptions, query?: string) => Promise<OpenedPage>;
  /** A page that has opened no address yet. */
  blank: (options?: BrowserContextOptions) => Promise<OpenedPage>;
  /** Where the page is. */
  address: string;
  close: () => Promise<void>;
}

const watch = (page: Page): OpenedPage => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
};

/** Starts the server and the browser. */
export const startPages = async (): Promise<Pages> => {
  const executablePath = findChromium();
  const served: ServedPage = await servePage();
  const browser: Browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath && { executablePath }),
  });
  const blank: Pages['blank'] = async (options) => {
    const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
    return watch(await context.newPage());
  };
  return {
    address: served.address,
    blank,
    open: async (options, query = '') => {
      const opened = await blank(options);
      await opened.page.goto(`${served.address}${query}`);
      await opened.page.locator('html[data-hydrated]').waitFor({ timeout: 10_000 });
      await opened.page.evaluate(() => document.fonts.ready);
      return opened;
    },
    close: async () => {
      await browser.close();
      served.close();
    },
  };
};
