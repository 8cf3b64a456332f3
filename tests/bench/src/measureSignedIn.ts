import { shiftSum, watchShifts } from '@backbeat/e2e/layout';
import { asCreator, asNew, type Choice, walkIn } from '@backbeat/e2e/walk-in';
import { ensureChromium } from '@backbeat/tooling/chromium';
import { defaultConfig } from 'lighthouse';
import { type Browser, chromium, type Page } from 'playwright';
import { median } from './Figures.ts';
import { benchArgs } from './serveSecurely.ts';

/** A signed-in page beside one by hand that makes the same calls, on a slow phone: medians, in ms from the start. */
export interface SignedInPage {
  readonly path: string;
  readonly contentMs: number;
  readonly byHandContentMs: number;
  readonly cls: number;
  /** Null where there is no card to type. */
  readonly cardMs: number | null;
  readonly byHandCardMs: number | null;
}

type ShownAt = () => number | false;

interface Place {
  readonly path: string;
  readonly who: (visit: number) => Choice;
  /** Runs in the page: when what the api answers is on the screen. */
  readonly shownAt: ShownAt;
  readonly hasCard: boolean;
}

const places: readonly Place[] = [
  {
    path: '/settings',
    who: () => asCreator('yearlyyara'),
    shownAt: () =>
      /creators\.example/.test(document.querySelector('main')?.textContent ?? '') && performance.now(),
    hasCard: false,
  },
  {
    path: '/settings/subscription',
    who: () => asCreator('yearlyyara'),
    shownAt: () =>
      /ending in 1111/.test(document.querySelector('main')?.textContent ?? '') && performance.now(),
    hasCard: false,
  },
  {
    path: '/checkout/premium',
    who: (visit) => asNew(`Bench ${process.pid} ${visit}`),
    shownAt: () => {
      const email = document.querySelector('input[name=email]');
      return email instanceof HTMLInputElement && email.value !== '' && performance.now();
    },
    hasCard: true,
  },
];

const cardFrame = 'iframe[src*="field.html"]';

/** Where the site, its api and the pages by hand answer. */
export interface BenchHosts {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly byHandUrl: string;
}

interface Look {
  readonly contentMs: number;
  readonly cardMs: number | null;
  readonly cls: number;
}

/** What Lighthouse's own throttling does to a phone: requests wait 562.5 ms, the processor takes four times as long. */
const throttle = async (page: Page): Promise<void> => {
  const {
    requestLatencyMs = 0,
    downloadThroughputKbps = 0,
    uploadThroughputKbps = 0,
    cpuSlowdownMultiplier = 1,
  } = defaultConfig.settings?.throttling ?? {};
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (uploadThroughputKbps * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
};

/** Opens an address and waits for its content, and for its card fields. */
const look = async (page: Page, url: string, shownAt: ShownAt, hasCard: boolean): Promise<Look> => {
  await throttle(page);
  await page.goto(url, { waitUntil: 'commit' });
  const content = page.waitForFunction(shownAt).then((handle) => handle.jsonValue());
  const card = hasCard
    ? page
        .frameLocator(cardFrame)
        .getByLabel('Card number')
        .waitFor()
        .then(() => page.evaluate(() => performance.now()))
    : null;
  const [contentMs, cardMs] = [Number(await content), await card];
  await page.waitForTimeout(500);
  return { contentMs, cardMs, cls: await shiftSum(page) };
};

/** One visit of a page as a person, and one of the page by hand, told to make the calls that were seen. */
const visitBoth = async (
  browser: Browser,
  hosts: BenchHosts,
  { path, who, shownAt, hasCard }: Place,
  visit: number,
) => {
  const signedIn = await walkIn(hosts, who(visit));
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  // By its address: the name of a secure one (`__Host-`) allows no domain.
  const { apiUrl: url } = hosts;
  await context.addCookies(
    signedIn.cookies.map((cookie) => ({
      ...cookie,
      url,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax' as const,
    })),
  );
  const page = await context.newPage();
  await watchShifts(page);
  const calls: string[] = [];
  let authorization = '';
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(hosts.apiUrl)) return;
    calls.push(request.url());
    authorization = request.headers().authorization ?? authorization;
  });
  const own = await look(page, `${hosts.siteUrl}${path}#token=${signedIn.token}`, shownAt, hasCard);
  const frame = hasCard ? await page.locator(cardFrame).first().getAttribute('src') : null;
  const seen = [...new Set(calls)];
  const plan = encodeURIComponent(JSON.stringify({ calls: seen, headers: { authorization }, frame }));
  const answeredAt = () => document.body?.dataset.shown === 'true' && performance.now();
  // As cold as the other one was.
  const second = await browser.newContext({ storageState: await context.storageState() });
  await context.close();
  const byHandPage = await second.newPage();
  await watchShifts(byHandPage);
  const byHand = await look(byHandPage, `${hosts.byHandUrl}/signed-in#${plan}`, answeredAt, hasCard);
  await second.close();
  return { own, byHand };
};

const medianOrNull = (values: readonly (number | null)[]): number | null =>
  values.includes(null) ? null : median(values.map(Number));

/** Visits the signed-in pages and the page by hand in turn. */
export const measureSignedIn = async (hosts: BenchHosts, runs: number): Promise<readonly SignedInPage[]> => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: benchArgs });
  const measured: SignedInPage[] = [];
  try {
    for (const place of places) {
      const visits = [];
      for (let visit = 0; visit < runs; visit += 1)
        visits.push(await visitBoth(browser, hosts, place, visit));
      measured.push({
        path: place.path,
        contentMs: median(visits.map(({ own }) => own.contentMs)),
        byHandContentMs: median(visits.map(({ byHand }) => byHand.contentMs)),
        cls: median(visits.map(({ own }) => own.cls)),
        cardMs: medianOrNull(visits.map(({ own }) => own.cardMs)),
        byHandCardMs: medianOrNull(visits.map(({ byHand }) => byHand.cardMs)),
      });
      process.stderr.write(`signed in ${place.path}\n`);
    }
  } finally {
    await browser.close();
  }
  return measured;
};
