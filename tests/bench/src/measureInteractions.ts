import { type PageControl, pressControl, presserOf, typedText } from '@backbeat/e2e/page-controls';
import { planPresses, seeded } from '@backbeat/e2e/press-plan';
import { watchControls } from '@backbeat/e2e/watch-controls';
import { ensureChromium } from '@backbeat/tooling/chromium';
import { type Browser, chromium, type Page } from 'playwright';
import { benchArgs } from './serveSecurely.ts';

/** One press, and how long it took to the next paint. */
export interface Interaction {
  readonly name: string;
  readonly ms: number;
}

/** Interaction to next paint of a page's controls, of those that took 16 ms or longer. */
export interface Interactions {
  readonly path: string;
  /** How many controls were pressed afterwards. */
  readonly controls: number;
  readonly during: readonly Interaction[];
  readonly after: readonly Interaction[];
  /** From the press on a link whose page is there already to that page's first paint. */
  readonly navigationMs: number;
}

const computer = { viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' } as const;
/** How many times slower the processor is. */
const rate = 4;
/** Visits in which controls are pressed while the page is hydrated: so that each control is pressed in one of them. */
const maxVisits = 8;

declare global {
  interface Window {
    interactions: Interaction[];
  }
}

/** Runs in the page before its own scripts: notes the duration of every interaction (Event Timing). */
const watchInteractions = () => {
  const slowest = new Map<number, number>();
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      if (!id || (slowest.get(id) ?? 0) >= entry.duration) continue;
      slowest.set(id, entry.duration);
      const target: unknown = Reflect.get(entry, 'target');
      const control =
        target instanceof Element ? target.closest('a,button,summary,label,input,textarea') : null;
      const name = (control?.ariaLabel ?? control?.textContent ?? '').trim().slice(0, 30);
      // What has gone by then is no longer named.
      window.interactions.push({
        name: control ? `${control.tagName.toLowerCase()} ${name}` : 'what has gone',
        ms: entry.duration,
      });
    }
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
};

const open = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext(computer);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(watchInteractions);
  const watch = `(${watchControls})(${JSON.stringify(typedText)}, 0, true)`;
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => ${watch})`);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return page;
};

const press = (page: Page, control: PageControl, all: readonly PageControl[]): Promise<void> =>
  pressControl(presserOf(page), control, all, 'ab');

/** Nobody presses before they have seen what the last press did, and what pointing and scrolling did. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((seen) => requestAnimationFrame(() => setTimeout(seen))));

const pressAtRest = (page: Page, control: PageControl, all: readonly PageControl[]): Promise<void> => {
  const presser = presserOf(page);
  const clickAt = async (x: number, y: number) => {
    await page.mouse.move(x, y);
    await painted(page);
    await presser.clickAt(x, y);
    await painted(page);
  };
  return pressControl({ ...presser, clickAt }, control, all, 'ab');
};

const isHydrated = (page: Page) => page.evaluate(() => window.controlWatch.isHydrated());
const listOf = (page: Page) => page.evaluate(() => window.controlWatch.list());

/** What the page has noted, once the last press has been painted. */
const noted = async (page: Page): Promise<readonly Interaction[]> => {
  await page.waitForTimeout(300);
  return page.evaluate(() => window.interactions);
};

const pressDuring = async (browser: Browser, url: string, seed: number): Promise<readonly Interaction[]> => {
  const random = seeded(seed);
  const pressed = new Set<number>();
  const found: Interaction[] = [];
  for (let visit = 0; visit < maxVisits; visit += 1) {
    const page = await open(browser, url);
    const all = await listOf(page);
    const left = all.filter(({ id }) => !pressed.has(id));
    for (const control of planPresses(left, ({ id }) => String(id), random)) {
      if (await isHydrated(page)) break;
      await press(page, control, all);
      pressed.add(control.id);
    }
    found.push(...(await noted(page)));
    await page.context().close();
    if (pressed.size === all.length) break;
  }
  return found;
};

const pressAfter = async (browser: Browser, url: string) => {
  const page = await open(browser, url);
  await page.waitForFunction(() => window.controlWatch.isHydrated());
  const all = await listOf(page);
  for (const control of all) {
    await pressAtRest(page, control, all);
    if (control.group !== 'one at a time') continue;
    // A dialog or a menu that the press has opened goes.
    await page.keyboard.press('Escape');
    await painted(page);
  }
  const after = await noted(page);
  await page.context().close();
  return { after, controls: all.length };
};

/** Points at a link of the header until its page is there, presses it, and waits for the next heading. */
const navigate = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext(computer);
  const page = await context.newPage();
  await page.addInitScript(() =>
    document.addEventListener('page-hydrated', () =>
      document.documentElement.setAttribute('data-hydrated', ''),
    ),
  );
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  // A dialog that the page opens with covers its links.
  await page.keyboard.press('Escape');
  const { pathname } = new URL(url);
  const link = page.locator(`a[href^="/"]:not([href="${pathname}"]):visible`).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector('h1') === before) return requestAnimationFrame(look);
          return requestAnimationFrame(() =>
            setTimeout(() => Reflect.set(window, 'navigationMs', performance.now() - timeStamp)),
          );
        };
        look();
      },
      true,
    );
  });
  await link.click();
  await page.waitForFunction(() => Reflect.get(window, 'navigationMs') !== undefined);
  const ms = await page.evaluate(() => Number(Reflect.get(window, 'navigationMs')));
  await context.close();
  return ms;
};

/** Presses every control of every page, while it is hydrated and afterwards, and goes from each page to another one. */
export const measureInteractions = async (
  site: string,
  paths: readonly string[],
): Promise<readonly Interactions[]> => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: benchArgs });
  const measured: Interactions[] = [];
  try {
    for (const [at, path] of paths.entries()) {
      const url = `${site}${path}`;
      const during = await pressDuring(browser, url, at);
      const { after, controls } = await pressAfter(browser, url);
      measured.push({ path, controls, during, after, navigationMs: await navigate(browser, url) });
      process.stderr.write(`interactions ${path}\n`);
    }
  } finally {
    await browser.close();
  }
  return measured;
};
