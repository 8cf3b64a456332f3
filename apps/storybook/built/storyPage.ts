import { accents } from '@backbeat/tooling/pseudoTexts';
import { translatePage } from '@backbeat/tooling/translatePage';
import type { Browser, CDPSession, Page } from 'playwright';

type Scheme = 'dark' | 'light';

/** One page of the built Storybook that shows story after story. */
export interface StoryPage {
  /** Shows a story in a window and waits for its play function; answers what went wrong, if anything did. */
  show: (id: string, width: number, scheme: Scheme) => Promise<readonly string[]>;
  /** Shows the story that it shows already in another window; answers what went wrong on the way. */
  turn: (width: number, scheme: Scheme) => Promise<readonly string[]>;
  /** How wide a window the story asks for, if it does. */
  widthAskedFor: () => Promise<number | undefined>;
  /** What flows out of its place or is cut when every text of the story is in the longer pseudo-language. */
  overflows: () => Promise<readonly string[]>;
  /** Changes the colour scheme without rendering the story again. */
  setScheme: (scheme: Scheme) => Promise<void>;
  /** What axe finds on the story as it stands: by every rule that it is held to, or by those about colours. */
  audit: (rules: 'all' | 'colours') => Promise<readonly string[]>;
  /** The story as it stands: a PNG at half size, as base64. */
  shoot: () => Promise<string>;
}

const stillStyles = `* { caret-color: transparent !important; } html { scrollbar-width: none; }`;

/** The fixed time of every page. */
const now = new Date('2026-06-14T12:00:00Z');

/** Installed into the page: clears what the previous story left behind, shows a story by its id, and audits it. */
const installStage = (): void => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis;
  const waitForEvent = (names: readonly string[], act: () => void, storyId?: string) =>
    new Promise<{ name: string; detail: StorybookDetail }>((resolve) => {
      const listeners = names.map((name) => {
        const listener = (detail: StorybookDetail) => {
          // The previous story may end only now.
          if (storyId && detail.storyId && detail.storyId !== storyId) return;
          for (const [other, old] of listeners) channel.off(other, old);
          resolve({ name, detail });
        };
        return [name, listener] as const;
      });
      for (const [name, listener] of listeners) channel.on(name, listener);
      act();
    });
  // A timer, not an animation frame: a headless browser that draws nothing may never call for one.
  const moment = () => new Promise((resolve) => setTimeout(resolve, 16));

  globalThis.settleStory = async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    await moment();
    await moment();
  };

  globalThis.showStory = async (storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    const { currentRender } = preview;
    if (currentRender?.story?.parameters?.pseudo) {
      // Without this a story of a hovered button would leave the next one hovered too.
      await waitForEvent(['globalsUpdated'], () =>
        channel.emit('updateGlobals', { globals: { pseudo: '' } }),
      );
      const root = document.querySelector('#storybook-root');
      for (const name of [...(root?.classList ?? [])])
        if (name.startsWith('pseudo-')) root?.classList.remove(name);
    }
    // Storybook loads itself anew when a story is left while it is being drawn.
    while (currentRender?.isPending()) await moment();
    const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
    const show = () => channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    const { name, detail } = await waitForEvent(ends, show, storyId);
    // The addon forces a state some time after the story has rendered.
    const { pseudo } = preview.currentRender?.story?.parameters ?? {};
    const root = document.querySelector('#storybook-root');
    const isForced = () => root?.matches('[class*="pseudo-"]') || root?.querySelector('[class*="pseudo-"]');
    for (let attempt = 0; pseudo && !isForced() && attempt < 100; attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await globalThis.settleStory();
    return name === 'storyFinished' ? [] : [`${name}: ${JSON.stringify(detail).slice(0, 400)}`];
  };

  globalThis.auditStory = async (rules) => {
    const { id, parameters } = preview.currentRender?.story ?? {};
    const options = {
      ...parameters?.a11y?.options,
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
      resultTypes: ['violations'],
    };
    // The addon's own axe, so that two runs never meet.
    const { name, detail } = await waitForEvent(['storybook/a11y/result', 'storybook/a11y/error'], () =>
      channel.emit('storybook/a11y/manual', id, { ...parameters?.a11y, options }),
    );
    if (!detail.violations) return [`${name}: ${String(detail)}`];
    return detail.violations.map(
      ({ id: rule, help, nodes }) =>
        `${rule}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    );
  };
};

/**
 * Writes every text in the pseudo-language for a moment, those of the story as well as those of the components. Finds
 * a page that scrolls sideways, texts that their place cuts off, and texts that stand out of their button. Names stay.
 */
const findOverflows = (accents: Readonly<Record<string, string>>): readonly string[] => {
  const textNodes = (): readonly Text[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
    return nodes.filter(({ data, parentElement: host }) => {
      const isShown = host?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      return (
        isShown &&
        /\p{L}/u.test(data) &&
        host?.closest('#storybook-root, dialog') &&
        !host.closest('svg, style, [translate="no"], [data-part="name"]')
      );
    });
  };
  const boxOf = (node: Text): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  /** Only for screen readers, or a slide that another one hides. */
  const isOutOfSight = (host: Element | null): boolean => {
    for (let place = host; place; place = place.parentElement)
      if (place.getBoundingClientRect().width <= 1) return true;
    return false;
  };
  /** What cuts a text off; not what scrolls, or moves its slides through. */
  const cutterOf = (text: DOMRect, host: Element | null): Element | null => {
    for (let place = host; place; place = place.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(place);
      const box = place.getBoundingClientRect();
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return null;
      const isWide = text.left < box.left - 1 || text.right > box.right + 1;
      const isHigh = text.top < box.top - 1 || text.bottom > box.bottom + 1;
      if ((isWide && overflowX !== 'visible') || (isHigh && overflowY !== 'visible')) return place;
      if (place.matches('[aria-roledescription] li')) return null;
    }
    return null;
  };
  const faultOf = (node: Text): readonly string[] => {
    const text = boxOf(node);
    const host = node.parentElement;
    if (text.width <= 1 || isOutOfSight(host)) return [];
    const cutter = cutterOf(text, host);
    if (cutter) return [`${cutter.tagName} cuts off '${node.data}'`];
    const button = host?.closest('button, summary, label, a, [role="tab"], [role="option"]');
    const box = button?.getBoundingClientRect();
    const isOut =
      button &&
      getComputedStyle(button).display !== 'inline' &&
      box &&
      (text.left < box.left - 1 || text.right > box.right + 1);
    return isOut ? [`'${node.data}' stands out of its ${button.tagName}`] : [];
  };
  const written = textNodes().map((node) => ({ node, data: node.data }));
  for (const { node, data } of written)
    node.data = `[${[...data].map((letter) => accents[letter] ?? letter).join('')}]`;
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth - clientWidth;
  const found = written.flatMap(({ node }) => faultOf(node));
  for (const { node, data } of written) node.data = data;
  return sideways > 0 ? [`the page scrolls sideways by ${sideways} px`, ...found] : found;
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

const shoot = async (page: Page, session: CDPSession): Promise<string> => {
  const height = await page.evaluate(heightOf);
  const width = page.viewportSize()?.width ?? 0;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > 900,
    clip: { x: 0, y: 0, width, height, scale: 0.5 },
  });
  return data;
};

/** The rules of axe about what a scheme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Opens a page with a fixed clock, without motion; its stories are translated, as browsers do it, if asked for. */
export const openStoryPage = async (
  browser: Browser,
  address: string,
  first: string,
  isTranslated: boolean,
): Promise<StoryPage> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  const page = await context.newPage();
  // The limit of the test ends what hangs: beside other tests a page may take a minute to open.
  page.setDefaultTimeout(0);
  await page.clock.setFixedTime(now);
  const session = await context.newCDPSession(page);
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${address}iframe.html?viewMode=story&globals=a11y.manual:!true&id=${first}`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
  await page.locator('#storybook-root > *').first().waitFor();
  await page.addStyleTag({ content: stillStyles });
  await page.evaluate(installStage);
  if (isTranslated) await page.evaluate(translatePage);
  const setScheme = (colorScheme: Scheme) => page.emulateMedia({ colorScheme });
  const setWindow = async (width: number, scheme: Scheme) => {
    errors = [];
    await page.setViewportSize({ width, height: 900 });
    await setScheme(scheme);
  };
  return {
    turn: async (width, scheme) => {
      await setWindow(width, scheme);
      await page.evaluate(() => globalThis.settleStory());
      return errors;
    },
    show: async (id, width, scheme) => {
      await setWindow(width, scheme);
      const faults = await page.evaluate((storyId) => globalThis.showStory(storyId), id);
      return [...errors, ...faults];
    },
    widthAskedFor: () =>
      page.evaluate(() => {
        const { value = '' } =
          globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.storyGlobals?.viewport ?? {};
        return Number(/\d+/.exec(value)?.[0] ?? Number.NaN) || undefined;
      }),
    overflows: () => page.evaluate(findOverflows, accents),
    setScheme,
    audit: (rules) =>
      page.evaluate((some) => globalThis.auditStory(some), rules === 'colours' ? colourRules : undefined),
    shoot: () => shoot(page, session),
  };
};
