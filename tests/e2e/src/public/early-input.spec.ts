import type { Page } from '@playwright/test';
import { holdFiles, scriptFiles } from '../support/holdFiles.ts';
import { inForm, whole } from '../support/inForm.ts';
import { expect, test } from '../support/test.ts';
import { ownPages } from './listedPages.ts';
import { type PageControl, pressControl, presserOf, typedText } from './pageControls.ts';
import { planPresses, seeded } from './planPresses.ts';
import { publicPages } from './publicPages.ts';
import { watchControls } from './watchControls.ts';

const isOfPage = ({ component }: PageControl): boolean => component.startsWith('MAIN');

interface Depth {
  /** At how many moments each is pressed before the page is hydrated. */
  readonly moments: number;
  /** Of them those for which a page is opened once more. */
  readonly leastMoments: number;
  /** Of what stands in one carousel, one is pressed in a visit. */
  readonly maxVisits: number;
  /** What is pressed as often: each control, or each component. */
  readonly keyOf: (control: PageControl) => string;
}

/** Every component of every template, or every control of every page. */
const depths = {
  short: {
    moments: 2,
    leastMoments: 1,
    maxVisits: 18,
    keyOf: ({ component }) => component,
  },
  whole: {
    moments: 20,
    leastMoments: 20,
    maxVisits: 240,
    keyOf: (control) => (isOfPage(control) ? `${control.id}` : `${control.component} ${control.name}`),
  },
} satisfies Record<string, Depth>;

/** Pages that hold the same components as another one of the list, and are of the whole form alone. */
const likeOthers = [
  '/',
  '/about',
  '/accessibility',
  '/cookie-policy',
  '/dmca',
  '/for/downloaders',
  '/giveawayterms',
  '/license-services-agreement',
  '/privacy',
  '/sign-up',
];
const paths = ['/login', '/sign-up', ...ownPages];

const sizes = { computer: { width: 1200, height: 900 }, phone: { width: 375, height: 812 } } as const;

/** Opens a page whose scripts wait on their way until they are let go, and waits some time after its first paint. */
const open = async (page: Page, path: string, afterMs: number): Promise<() => void> => {
  const letScriptsCome = await holdFiles(page, scriptFiles);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    (ms) =>
      new Promise<void>((reached) =>
        new PerformanceObserver((paints, observer) => {
          if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
          observer.disconnect();
          setTimeout(reached, ms);
        }).observe({ type: 'paint', buffered: true }),
      ),
    afterMs,
  );
  return letScriptsCome;
};

/** What stands behind a tab is not on the screen before the page is hydrated. */
const isBehindTab = ({ opener }: PageControl, all: readonly PageControl[]): boolean => {
  const front = opener === null ? undefined : all[opener];
  return front !== undefined && (front.kind === 'tab' || isBehindTab(front, all));
};

const seenControls = (page: Page): Promise<readonly PageControl[]> =>
  page.evaluate(() =>
    window.controlWatch.list().filter(({ id, opener }) => window.controlWatch.isSeen(opener ?? id)),
  );

/** Waits until everything is answered, if it ever is, and tells what was pressed and what was not answered. */
const settle = async (page: Page) => {
  await page.waitForFunction(() => window.controlWatch.isSettled()).catch(() => {});
  return page.evaluate(() => window.controlWatch.report());
};

/** How often each was pressed early. */
const times = new Map<string, number>();

for (const [at, path] of paths.entries()) {
  const form = likeOthers.includes(path) ? whole : {};
  test(`${path}: what is done before it is hydrated is answered once`, form, async ({ page, console }) => {
    console.allow(/404/);
    const { moments, leastMoments, maxVisits, keyOf } = inForm<Depth>(depths);
    test.setTimeout(inForm({ short: test.info().timeout, whole: 3_600_000 }));
    const random = seeded(at);
    const presser = presserOf(page);
    // What stands around every page is pressed on any of them.
    const keyed = (control: PageControl) => `${isOfPage(control) ? path : ''} ${keyOf(control)}`;
    const timesOf = (control: PageControl) => times.get(keyed(control)) ?? 0;
    const ownDialogs = publicPages[path]?.modal === undefined ? 0 : 1;
    const options = JSON.stringify([typedText, ownDialogs]).slice(1, -1);
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${watchControls})(${options}))`);
    const devtools = await page.context().newCDPSession(page);
    /** What is still to be pressed, by size. */
    const left = { computer: [''], phone: [''] };
    for (
      let visit = 0;
      visit < maxVisits && (left.computer.length > 0 || left.phone.length > 0);
      visit += 1
    ) {
      const size = (visit + at) % 2 === 0 ? 'computer' : 'phone';
      if (left[size].length === 0) continue;
      const rate = ((visit >> 1) + visit + (at >> 1)) % 2 === 0 ? 1 : 4;
      await page.setViewportSize(sizes[size]);
      const letScriptsCome = await open(page, path, random() * 100);
      const all = await page.evaluate(() => window.controlWatch.list());
      const seen = (await seenControls(page)).filter((control) => !isBehindTab(control, all));
      const plan = planPresses(
        seen.filter((control) => timesOf(control) < moments),
        keyed,
        (control) => timesOf(control) + random() + (isOfPage(control) ? 0 : moments),
      );
      // On a busy machine some come too late: in the end all are pressed before the scripts come.
      const held = visit < maxVisits / 3 ? Math.ceil(plan.length * random()) : plan.length;
      for (const control of plan.slice(0, held)) await pressControl(presser, control, all);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      letScriptsCome();
      for (const control of plan.slice(held)) await pressControl(presser, control, all);
      const { early, lost } = await settle(page);
      expect.soft(lost, `${size}, processor ${rate} times slower`).toEqual([]);
      for (const control of all.filter(({ id }) => early.includes(id)))
        times.set(keyed(control), timesOf(control) + 1);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.unrouteAll();
      left[size] = seen
        .filter((control) => timesOf(control) < leastMoments)
        .filter(isOfPage)
        .map(({ kind, name }) => `${kind} ${name}`);
    }
    expect(left, 'everything was pressed').toEqual({ computer: [], phone: [] });
  });
}
