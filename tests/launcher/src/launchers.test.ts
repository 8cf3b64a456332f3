import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { copyWorkspace, type WorkspaceCopy } from '@backbeat/tooling/copyWorkspace';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Launched, launch } from './launch.ts';

/** On a busy machine; what a quiet one takes is measured in docs/testing.md. */
const patienceMs = 30_000;

const openBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    args: chromiumArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
};

/** Installed once for both. `npm run dev` is first, as it needs no build and `npm start` makes one. */
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

  const health = async () => (await fetch(`${system.apiUrl}/health`)).json();
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

/** Written with nothing but what React Router documents. */
const greeting = `
import { Link, Navigate, useSearchParams } from 'react-router';

const Greeting = () => {
  const [params, setParams] = useSearchParams();
  const name = params.get('name');
  if (name === 'Nobody') return <Navigate to="/pricing" replace />;
  return (
    <div style={{ padding: 160 }}>
      <h1>Hello {name ?? 'you'}</h1>
      <button type="button" onClick={() => setParams({ name: 'Ada' })}>I am Ada</button>
      <Link to="/greeting?name=Grace">I am Grace</Link>
      <Link to="/greeting?name=Nobody">I am nobody</Link>
    </div>
  );
};

export default Greeting;
`;

const greetingPage = `
import type { SitePage } from '../../pages/SitePage.ts';

export const greetingPage: SitePage = {
  path: '/greeting',
  view: 'greeting/greeting',
  words: { title: 'A greeting', description: 'The page that says hello to whoever asks for it.' },
  redirectsFrom: ['/hello'],
  listing: { name: 'Greeting', heading: 'Hello you', loud: 'you', about: 'Says hello' },
  footer: { column: 'resources', label: 'Say hello', place: 8 },
};
`;

/** Three files: what is known of the page, its view, and its place among the pages. */
const addPage = async () => {
  const feature = join(copy.folder, 'apps/site/app/features/greeting');
  await mkdir(join(feature, 'routes'), { recursive: true });
  await writeFile(join(feature, 'page.ts'), greetingPage);
  await writeFile(join(feature, 'routes/greeting.tsx'), greeting);
  const list = 'apps/site/app/pages/sitePages.ts';
  await copy.edit(list, 'import', "import { greetingPage } from '../features/greeting/page.ts';\nimport");
  await copy.edit(list, '  ...homePages,', '  ...homePages,\n  greetingPage,');
};

const isAnswering = async (url: string): Promise<boolean> => (await fetch(`${url}/health`)).ok;

describe('npm start', () => {
  const running: Launched[] = [];
  const start = async () => {
    const launched = await launch(copy.folder, 'start');
    running.push(launched);
    return launched;
  };
  beforeAll(addPage);
  afterAll(() => Promise.all(running.map((launched) => launched.clean())));

  it('runs beside another one, each on ports and data of its own', async () => {
    const first = await start();
    const second = await start();
    for (const { siteUrl, apiUrl, sandboxUrl } of [first, second]) {
      for (const url of [siteUrl, apiUrl, sandboxUrl]) expect(await isAnswering(url)).toBe(true);
    }
  }, 180_000);

  it('serves a page that somebody added who knows React Router', async () => {
    const { siteUrl = '' } = running[0] ?? {};
    const browser = await openBrowser();
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    const sees = (name: string) => page.getByRole('heading', { name: `Hello ${name}` }).waitFor();

    await page.goto(`${siteUrl}/hello?name=Linus`);
    await sees('Linus');
    await page.getByRole('button', { name: 'I am Ada' }).click();
    await sees('Ada');
    await page.getByRole('link', { name: 'I am Grace' }).click();
    await sees('Grace');
    await page.goBack();
    await sees('Ada');
    expect(page.url()).toBe(`${siteUrl}/greeting?name=Ada`);
    await page.getByRole('link', { name: 'I am nobody' }).click();
    await page.waitForURL(`${siteUrl}/pricing`);
    expect(complaints).toEqual([]);

    const reader = await browser.newPage({ javaScriptEnabled: false });
    await reader.goto(`${siteUrl}/greeting`);
    expect(await reader.getByRole('heading', { level: 1 }).textContent()).toBe('Hello you');
    expect(await reader.title()).toBe('A greeting');
    const head = (selector: string, attribute: string) => reader.locator(selector).getAttribute(attribute);
    expect(await head('meta[name="description"]', 'content')).toContain('says hello');
    expect(await head('link[rel="canonical"]', 'href')).toMatch(/\/greeting$/);
    expect(await head('meta[property="og:image"]', 'content')).toMatch(/\/share\/greeting\.png$/);

    await reader.goto(`${siteUrl}/pricing`);
    const link = reader.getByRole('contentinfo').getByRole('link', { name: 'Say hello' });
    expect(await link.getAttribute('href')).toBe('/greeting');
    await browser.close();
  });

  it('tells crawlers and programs of that page', async () => {
    const { siteUrl = '' } = running[0] ?? {};
    const textAt = async (path: string) => (await fetch(`${siteUrl}${path}`)).text();
    expect(await textAt('/sitemap.xml')).toMatch(/\/greeting<\/loc>/);
    expect(await textAt('/llms.txt')).toMatch(/\[Greeting\]\(.+\/greeting\): Says hello/);
    expect((await fetch(`${siteUrl}/share/greeting.png`)).headers.get('content-type')).toBe('image/png');
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

describe.runIf(process.env.NIGHTLY === '1')('pnpm fleet', () => {
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
  }, 180_000);
});
