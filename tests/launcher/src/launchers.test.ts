import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { copyWorkspace, type WorkspaceCopy } from '@backbeat/tooling/copyWorkspace';
import { inForm } from '@backbeat/tooling/inForm';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { type Launched, launch } from './launch.ts';

/** Long enough for a busy machine. */
const patienceMs = 120_000;

const openBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    args: chromiumArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
};

/** Installed once for both. `npm run dev` is first, as it needs no build and `npm start` brings one. */
let copy: WorkspaceCopy;
beforeAll(async () => {
  copy = await copyWorkspace();
});
afterAll(() => copy?.remove());

describe('npm run dev', () => {
  let system: Launched;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  /** Whether the page hears of edits: of one that comes before, it would never learn. */
  let isConnected = false;
  beforeAll(async () => {
    system = await launch(copy.folder, 'dev');
    browser = await openBrowser();
    page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
      if (message.text() === '[vite] connected.') isConnected = true;
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isConnected = false;
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  });
  afterAll(async () => {
    await browser?.close();
    await system?.clean();
    await copy.restore();
  });

  beforeEach(() => {
    onTestFailed(() => console.error(system.printed().slice(-4_000)));
  });

  const edit = async (file: string, from: string, to: string) => {
    await expect.poll(() => isConnected, { timeout: patienceMs }).toBe(true);
    await copy.edit(file, from, to);
  };

  /** Marks the document, so that a reload shows. */
  const markDocument = () => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  const isSameDocument = () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

  it('serves pages whole, so that they read without scripts', async () => {
    const reader = await browser.newPage({ javaScriptEnabled: false });
    await reader.goto(`${system.siteUrl}/premium`);
    expect(reader.url()).toBe(`${system.siteUrl}/pricing`);
    expect(await reader.getByRole('heading', { level: 1 }).textContent()).toContain('Pricing');
    expect((await reader.goto(`${system.siteUrl}/a/b/c`))?.status()).toBe(404);
    await reader.close();
  });

  it('shows a page from its sources', async () => {
    await page.goto(`${system.siteUrl}/pricing`);
    await page.getByRole('heading', { level: 1, name: 'Backbeat Pricing' }).waitFor({ timeout: patienceMs });
    expect(await page.title()).toContain('Backbeat');
    // It comes with hydration.
    await page.getByRole('region', { name: /cookie/i }).waitFor({ timeout: patienceMs });
    await page.getByText('Monthly', { exact: true }).click();
    await markDocument();
  });

  it.each([
    [
      'a view of the site',
      'apps/site/app/features/pricing/routes/pricing.tsx',
      'Nine of our stations',
      'Nine stations, edited',
    ],
    [
      'a widget',
      'packages/pricing/src/plan-card/PlanCard.tsx',
      '<Inside>',
      '<Inside data-note="a widget, edited">',
    ],
    ['a component', 'packages/ui/src/layout/Section.tsx', '<Root', '<Root data-note="a component, edited"'],
    [
      'a style of every page',
      'packages/ui/src/styling/baseStyles.ts',
      'p { text-wrap: pretty; }',
      'p { text-wrap: pretty; --note: "a style, edited"; }',
    ],
  ])('shows an edit of %s and keeps what was chosen', async (_what, file, from, to) => {
    await edit(file, from, to);
    await page.waitForFunction(
      (text) => document.documentElement.outerHTML.includes(text),
      /[\w ]+, edited/.exec(to)?.[0] ?? to,
      { timeout: patienceMs },
    );
    expect(await isSameDocument()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
  });

  it('serves the page with the edits from then on', async () => {
    const reader = await browser.newPage({ javaScriptEnabled: false });
    await reader.goto(`${system.siteUrl}/pricing`);
    for (const text of ['Nine stations, edited', 'a widget, edited', 'a style, edited'])
      expect(await reader.content()).toContain(text);
    await reader.close();
  });

  it('says nothing on the console that is an error', () => {
    expect(complaints).toEqual([]);
  });

  const health = async () =>
    (await fetch(`${system.apiUrl}/health`, { signal: AbortSignal.timeout(5_000) })).json();
  /** Waits for what the api says, which starts anew when something that it reads changes; null is no answer. */
  const untilHealthIs = (expected: { status: string } | null) =>
    expect.poll(() => health().catch(() => null), { timeout: patienceMs }).toEqual(expected);

  it('shows an edit of a rule', async () => {
    await edit('packages/domain/src/plans/periodLabels.ts', '% off)', '% less)');
    await page.getByText('Yearly (50% less)').waitFor({ timeout: patienceMs });
  });

  it('answers by an edited handler of the api', async () => {
    await untilHealthIs({ status: 'ok' });
    await copy.edit('apps/api/src/operations/mountOperations.ts', "{ status: 'ok' }", "{ status: 'edited' }");
    await untilHealthIs({ status: 'edited' });
  });

  it('goes on after an edit that does not run, once it is mended', async () => {
    const file = 'apps/api/src/operations/mountOperations.ts';
    await copy.edit(file, "{ status: 'edited' }", "{ status: 'edited'");
    await untilHealthIs(null);
    await copy.edit(file, "{ status: 'edited'", "{ status: 'mended' }");
    await untilHealthIs({ status: 'mended' });
  });

  it('ends all when npm is told to stop', async () => {
    system.npm.kill('SIGTERM');
    await system.untilPortsAreFree(15_000);
  });
});

const isAnswering = async (url: string): Promise<boolean> => (await fetch(`${url}/health`)).ok;

describe('npm start', () => {
  const running: Launched[] = [];
  const start = async () => {
    const launched = await launch(copy.folder, 'start');
    running.push(launched);
    return launched;
  };
  afterAll(() => Promise.all(running.map((launched) => launched.clean())));

  it('runs beside another one, each on ports and data of its own', async () => {
    const first = await start();
    const second = await start();
    for (const { siteUrl, apiUrl, sandboxUrl } of [first, second]) {
      for (const url of [siteUrl, apiUrl, sandboxUrl]) expect(await isAnswering(url)).toBe(true);
    }
  });

  it('ends all that it started when npm is told to stop, as a supervisor does', async () => {
    running[0]?.npm.kill('SIGTERM');
    await running[0]?.untilPortsAreFree(15_000);
  });

  it('ends all on Ctrl-C, which a terminal sends to the whole group', async () => {
    process.kill(-(running[1]?.npm.pid ?? Number.NaN), 'SIGINT');
    await running[1]?.untilPortsAreFree(15_000);
  });
});

describe.runIf(inForm({ short: false, whole: true }))('pnpm fleet', () => {
  it('starts three processes behind the balancer, serves on without one of them, and ends all', async () => {
    const fleet = await launch(copy.folder, 'fleet');
    try {
      for (const url of [fleet.siteUrl, fleet.apiUrl, fleet.sandboxUrl])
        expect(await isAnswering(url)).toBe(true);
      const pids = [...fleet.printed().matchAll(/\(process (\d+), behind the balancer\)/g)].map(([, pid]) =>
        Number(pid),
      );
      expect(pids).toHaveLength(3);
      process.kill(pids[0] ?? Number.NaN, 'SIGKILL');
      for (let call = 0; call < 10; call += 1) expect(await isAnswering(fleet.apiUrl)).toBe(true);
      fleet.npm.kill('SIGTERM');
      await fleet.untilPortsAreFree(15_000);
    } finally {
      await fleet.clean();
    }
  });
});
