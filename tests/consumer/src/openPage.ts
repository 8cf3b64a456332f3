import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';

/** A page in a browser, and everything that went wrong on it. */
export interface OpenedPage {
  readonly page: Page;
  /** What the console called an error or a warning, and what was thrown. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens an address in Chromium. */
export const openPage = async (url: string, options: BrowserContextOptions = {}): Promise<OpenedPage> => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  return { page, complaints, close: () => browser.close() };
};
