import type { Browser, CDPSession, Page } from 'playwright';

/** One page of the built Storybook that shows story after story. */
export interface StoryPage {
  /** Shows a story and waits for its play function; resolves with what went wrong, if anything did. */
  show: (id: string) => Promise<readonly string[]>;
  /** The story as it stands, in one scheme: a PNG at half size, as base64. */
  shoot: (scheme: 'dark' | 'light') => Promise<string>;
}

const stillStyles = `* { caret-color: transparent !important; } html { scrollbar-width: none; }`;

/** Everything that happens on the page is at this time. */
const now = new Date('2026-06-14T12:00:00Z');

/** Installed into the page: shows a story by its id, after clearing what the one before left behind. */
const installStage = (): void => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis;
  const heard = (names: readonly string[], act: () => void) =>
    new Promise<{ name: string; detail: unknown }>((resolve) => {
      const listeners = names.map((name) => {
        const listener = (detail: unknown) => {
          for (const [other, old] of listeners) channel.off(other, old);
          resolve({ name, detail });
        };
        return [name, listener] as const;
      });
      for (const [name, listener] of listeners) channel.on(name, listener);
      act();
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  globalThis.showStory = async (storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    // Without this a story of a hovered button would leave the next one hovered too.
    await heard(['globalsUpdated'], () => channel.emit('updateGlobals', { globals: { pseudo: '' } }));
    const root = document.querySelector('#storybook-root');
    for (const name of [...(root?.classList ?? [])])
      if (name.startsWith('pseudo-')) root?.classList.remove(name);
    const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
    const { name, detail } = await heard(ends, () =>
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    );
    scrollTo(0, 0);
    await document.fonts.ready;
    // A forced state comes some turns after the story.
    const { pseudo } = globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters ?? {};
    const isForced = () => root?.matches('[class*="pseudo-"]') || root?.querySelector('[class*="pseudo-"]');
    for (let turn = 0; pseudo && !isForced() && turn < 100; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await frame();
    await frame();
    return name === 'storyFinished' ? '' : `${name}: ${JSON.stringify(detail).slice(0, 400)}`;
  };
};

/** How high the story is, with what lies over the page. */
const heightOf = (): number => {
  const parts = [...document.querySelectorAll('#storybook-root, #storybook-root *, body > dialog')];
  const bottoms = parts.map((part) => {
    const { bottom, width, height } = part.getBoundingClientRect();
    return width > 1 && height > 1 ? bottom + scrollY : 0;
  });
  const isCovered = document.querySelector('dialog[open]') !== null;
  return Math.min(3200, Math.max(isCovered ? innerHeight : 48, Math.ceil(Math.max(...bottoms)) + 16));
};

const shootAt = async (page: Page, session: CDPSession, width: number): Promise<string> => {
  const height = await page.evaluate(heightOf);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: height > 900,
    clip: { x: 0, y: 0, width, height, scale: 0.5 },
  });
  return data;
};

/** Opens a page as wide as a window, with a fixed clock, without motion. */
export const openStoryPage = async (
  browser: Browser,
  address: string,
  width: number,
  first: string,
): Promise<StoryPage> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  const session = await context.newCDPSession(page);
  let complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${address}iframe.html?viewMode=story&globals=a11y.manual:!true&id=${first}`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
  await page.locator('#storybook-root > *').first().waitFor();
  await page.addStyleTag({ content: stillStyles });
  await page.evaluate(installStage);
  return {
    show: async (id) => {
      complaints = [];
      await page.emulateMedia({ colorScheme: 'dark' });
      const fault = await page.evaluate((storyId) => globalThis.showStory(storyId), id);
      return [...complaints, ...(fault === '' ? [] : [fault])];
    },
    shoot: async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      return shootAt(page, session, width);
    },
  };
};
