import { setTimeout as wait } from 'node:timers/promises';
import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from './copyWorkspace.ts';
import { type Launched, launch } from './launch.ts';

/** On a busy machine; what a quiet one takes is measured in docs/testing.md. */
const patienceMs = 30_000;

let copy: WorkspaceCopy;
let system: Launched;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  copy = await copyWorkspace();
  system = await launch(copy.folder, 'dev');
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await system?.clean();
  await copy?.remove();
});

/** Marks the document, so that a reload shows. */
const markDocument = () => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isSameDocument = () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

describe('npm run dev', () => {
  it('shows a page from its sources', async () => {
    await page.goto(`${system.siteUrl}/pricing`);
    await page.getByRole('heading', { level: 1, name: 'Backbeat Pricing' }).waitFor({ timeout: patienceMs });
    expect(await page.title()).toContain('Backbeat');
    await page.getByText('Monthly', { exact: true }).click();
    await markDocument();
  });

  it.each([
    [
      'a view of the site',
      'apps/site/app/features/pricing/components/PricingView.tsx',
      'Nine of our stations',
      'Nine stations, edited',
    ],
    ['a widget', 'packages/pricing/src/plan-card/PlanCard.tsx', 'Learn more<', 'Learn more, edited<'],
    ['a component', 'packages/ui/src/layout/Section.tsx', '<Root', '<Root data-note="a component, edited"'],
  ])('shows an edit of %s and keeps what was chosen', async (_what, file, from, to) => {
    await copy.edit(file, from, to);
    await page.waitForFunction(
      (text) => document.documentElement.outerHTML.includes(text),
      /[\w ]+, edited/.exec(to)?.[0] ?? to,
      { timeout: patienceMs },
    );
    expect(await isSameDocument()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
  });

  it('says nothing on the console that is an error', () => {
    expect(complaints).toEqual([]);
  });

  const health = async () => (await fetch(`${system.apiUrl}/health`)).json();
  /** Waits for an answer of the api, which starts anew when something that it reads changes. */
  const untilHealthIs = (status: string) =>
    expect.poll(() => health().catch(() => null), { timeout: patienceMs }).toEqual({ status });

  it('shows an edit of a rule', async () => {
    await copy.edit('packages/domain/src/plans/periodLabels.ts', '% off)', '% less)');
    await page.getByText('Yearly (50% less)').waitFor({ timeout: patienceMs });
  });

  it('answers by an edited handler of the api', async () => {
    await untilHealthIs('ok');
    await copy.edit('apps/api/src/operations/mountOperations.ts', "{ status: 'ok' }", "{ status: 'edited' }");
    await untilHealthIs('edited');
  });

  it('goes on after an edit that does not run, once it is mended', async () => {
    const file = 'apps/api/src/operations/mountOperations.ts';
    await copy.edit(file, "{ status: 'edited' }", "{ status: 'edited'");
    await wait(500);
    await copy.edit(file, "{ status: 'edited'", "{ status: 'mended' }");
    await untilHealthIs('mended');
  });

  it('ends all when npm is told to stop', async () => {
    system.npm.kill('SIGTERM');
    await system.untilPortsAreFree(15_000);
  });
});
