import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { readEntries, serveStorybook } from './serveStorybook.ts';

/** Storybook is two apps: where the machine does other things too, their first drawing can take most of a minute. */
const patience = { timeout: 90_000 };

let browser: Browser;
let page: Page;
let address: string;
let closeServer: () => void;
const errors: string[] = [];

beforeAll(async () => {
  const executablePath = findChromium();
  ({ address, close: closeServer } = await serveStorybook());
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  page.setDefaultTimeout(patience.timeout);
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
});

afterAll(async () => {
  await browser?.close();
  closeServer?.();
});

beforeEach(() => {
  onTestFailed(async () => {
    for (const frame of page.frames())
      console.error(frame.url(), await frame.locator('body').innerHTML(patience).catch(String));
  });
});

const story = () => page.frameLocator('#storybook-preview-iframe');
const storyRoot = () => story().locator('html');

describe('the built Storybook', { timeout: 3 * patience.timeout }, () => {
  it('opens on the introduction, in the colours of the product, with its groups at the side', async () => {
    await page.goto(address);
    await story().getByRole('heading', { name: 'Backbeat components' }).waitFor();
    const side = page.getByRole('navigation').first();
    for (const group of ['Foundations', 'Forms', 'Overlays', 'Pricing', 'Payments'])
      await side.getByText(group, { exact: true }).first().waitFor();
    expect(await page.title()).toContain('Introduction');
  });

  it('shows a component with its props, their words and their defaults', async () => {
    await page.goto(`${address}?path=/docs/actions-button--docs`);
    await story().getByText('Shows the steps, keeps focus').first().waitFor();
    await story().getByRole('button', { name: 'Sign up' }).first().waitFor();
  });

  it('shows a story, and changes its scheme and its direction from the toolbar', async () => {
    await page.goto(`${address}?path=/story/actions-button--default`);
    await story().getByRole('button', { name: 'Sign up' }).waitFor();
    await page.getByRole('button', { name: /colour scheme/i }).click();
    await page.getByText('Light', { exact: true }).click();
    await expect.poll(() => storyRoot().getAttribute('data-scheme'), patience).toBe('light');
    await page.getByRole('button', { name: /direction of writing/i }).click();
    await page.getByText('Right to left', { exact: true }).click();
    await expect.poll(() => storyRoot().getAttribute('dir'), patience).toBe('rtl');
  });

  it('speaks another language from the toolbar', async () => {
    await page.goto(`${address}?path=/story/payments-cardfield--loading`);
    await story().getByRole('group', { name: 'Card' }).waitFor();
    await page.getByRole('button', { name: /language of the components/i }).click();
    await page.getByText('German', { exact: true }).click();
    await story().getByRole('group', { name: 'Karte' }).waitFor();
    await expect.poll(() => storyRoot().getAttribute('lang'), patience).toBe('de');
  });

  it('speaks the pseudo-language', async () => {
    await page.goto(`${address}iframe.html?id=forms-codefield--loading&globals=language:pseudo`);
    await page.getByRole('button', { name: '[ÁÀdd]' }).waitFor();
  });

  it('finds components by the names that others give them', async () => {
    await page.goto(address);
    for (const [word, name] of [
      ['dialog', 'Modal'],
      ['input', 'TextField'],
      ['toast', 'Notice'],
      ['select', 'Select'],
      ['autocomplete', 'Combobox'],
    ] as const) {
      // Searches for a word without matches first, so that no result of the previous search is left.
      await page.getByRole('searchbox').fill('qqqq');
      await page.getByRole('option').first().waitFor({ state: 'hidden' });
      await page.getByRole('searchbox').fill(word);
      await page
        .getByRole('option', { name: new RegExp(name) })
        .first()
        .waitFor();
    }
  });

  it.each(['type-price--moves', 'actions-schemetoggle--chosen', 'overlays-modal--not-closable'])(
    'plays %s as the first story of a window, with motion',
    async (id) => {
      await page.goto(`${address}iframe.html?id=${id}`);
      const ended = await page.waitForFunction(() => {
        const { phase } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
        return phase === 'finished' || phase === 'errored' ? phase : undefined;
      });
      expect(await ended.jsonValue()).toBe('finished');
    },
  );

  it('has words for every component and each of its props', async () => {
    const entries = readEntries().filter(({ type }) => type === 'story');
    const first = new Map(entries.toReversed().map(({ title, id }) => [title, id]));
    await page.goto(`${address}iframe.html?id=${entries[0]?.id}`);
    await page.locator('#storybook-root > *').first().waitFor();
    const [known, unknown, propsWithoutWords] = await page.evaluate(
      async (ids) => {
        const store = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue;
        const stories = await Promise.all(ids.map((storyId) => store.loadStory({ storyId })));
        const parts = stories.flatMap(({ title, component, subcomponents }) =>
          [component, ...Object.values(subcomponents ?? {})]
            .filter((part) => part !== undefined)
            .map(({ displayName = title, __docgenInfo: info }) => ({
              displayName,
              isKnown: Boolean(info?.description),
              bare: Object.values(info?.props ?? {}).flatMap(({ name, description }) =>
                description === '' ? `${displayName}: ${name}` : [],
              ),
            })),
        );
        const names = (isKnown: boolean) =>
          parts.filter((part) => part.isKnown === isKnown).map(({ displayName }) => displayName);
        return [names(true), names(false), parts.flatMap(({ bare }) => bare)];
      },
      [...first.values()],
    );
    expect(known).toEqual(
      expect.arrayContaining([
        'Button',
        'PlanCard',
        'OrderSummary',
        'PlanPicks',
        'CardField',
        'PaymentsProvider',
      ]),
    );
    expect(unknown).toEqual([]);
    expect(propsWithoutWords).toEqual([]);
  });

  it.each(['theming', 'another-language', 'checkout', 'next-js', 'react-router'])(
    'has a recipe with examples: %s',
    async (id) => {
      await page.goto(`${address}iframe.html?viewMode=docs&id=recipes-${id}--docs`);
      await page.locator('#storybook-docs pre').first().waitFor();
    },
  );

  it('has a docs page for every component', () => {
    const entries = readEntries();
    const groups = new Set(entries.filter(({ type }) => type === 'story').map(({ title }) => title));
    const documented = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
    const isPage = (title: string) => /^(Foundations|Pages)\//.test(title);
    const bare = [...groups].filter((title) => !documented.has(title) && !isPage(title));
    expect(bare).toEqual([]);
  });

  it('said nothing bad on the way', () => {
    expect(errors).toEqual([]);
  });
});
