import { publicPages } from '@backbeat/e2e/public-pages';
import { inForm } from '@backbeat/tooling/inForm';
import { expect } from 'vitest';
import type { Tab } from './driver/Tab.ts';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll.ts';
import { inEveryEngine } from './support/inEveryEngine.ts';

const cookies = { role: 'region', name: 'Cookies' } as const;

/** What a page says in hidden parts counts too: a folded answer is an answer. */
const missingTexts = (tab: Tab, texts: readonly string[]) =>
  tab.run((wanted) => {
    const tidy = (text: string) => text.replace(/\s+/g, ' ');
    const main = document.querySelector('main');
    const joined = tidy(main?.textContent ?? '');
    const spaced = tidy(
      [...(main?.querySelectorAll('*') ?? [])]
        .flatMap(({ childNodes }) => [...childNodes])
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent)
        .join(' '),
    );
    return wanted.filter((text) => !joined.includes(text) && !spaced.includes(text));
  }, texts);

const pages = Object.entries(publicPages).filter(([, { isAlias }]) => !isAlias);
/** Chromium reads every page in the short form too. */
const read = inForm({
  short: pages.filter(([path]) => ['/', '/pricing'].includes(path)),
  whole: pages,
});

inEveryEngine(
  'the public pages',
  (test) => {
    for (const [path, { heading, texts = [], headings = [], leadsTo = path }] of read) {
      test(`${path} is all there`, async (tab) => {
        await tab.resize(1200, 900);
        await tab.openHeard(path);
        await tab.see(cookies);
        expect(new URL(await tab.address()).pathname).toBe(leadsTo);
        expect(await tab.text({ css: 'main h1' })).toBe(heading);
        const words = [...texts.filter((text) => typeof text === 'string'), ...headings];
        expect(await missingTexts(tab, words)).toEqual([]);
        await expectNoSidewaysScroll(tab);
        expect(await tab.problems()).toEqual([]);
      });
    }
  },
  { isTabShared: true },
);

inEveryEngine('what can be pressed', (test) => {
  test('menus: Products, and everything on phones', async (tab) => {
    await tab.open('/');
    await tab.see(cookies);
    await tab.click({ role: 'button', name: 'Products', within: 'header' });
    await tab.click({ role: 'link', name: /^Pro/, within: 'header details' });
    await tab.waitForAddress(/\/for\/pro$/);
    // The page that is left still stands when the address changes; its menu would close with it.
    await tab.see({ role: 'heading', name: publicPages['/for/pro']?.heading ?? '', within: 'main' });
    await tab.resize(375, 700);
    await tab.click({ role: 'button', name: 'Menu', within: 'header' });
    await tab.click({ role: 'link', name: 'Pricing', within: 'header' });
    await tab.waitForAddress(/\/pricing$/);
    expect(await tab.problems()).toEqual([]);
  });

  test('tabs and the billing switch', async (tab) => {
    await tab.open('/pricing');
    await tab.see(cookies);
    await tab.click({ role: 'radio', name: 'Monthly' });
    await tab.seeText('$11.99');
    await tab.click({ role: 'tab', name: 'Compare Features' });
    await tab.see({ css: 'main table' });
    await tab.press('ArrowLeft');
    await tab.lose({ css: 'main table' });
    expect(await tab.problems()).toEqual([]);
  });

  test('the carousel', async (tab) => {
    await tab.open('/');
    await tab.see(cookies);
    const within = 'main [aria-roledescription="carousel"]';
    // It is made ready when somebody comes near it.
    await tab.run((where) => document.querySelector(where)?.scrollIntoView({ block: 'center' }), within);
    const isAt = (name: string) =>
      tab.waitFor(
        (where, label) =>
          document
            .querySelector(where)
            ?.querySelector(`[aria-label="${label}"]`)
            ?.getAttribute('aria-current') === 'true',
        within,
        name,
      );
    await tab.click({ role: 'button', name: 'End', within });
    await isAt('End');
    await tab.click({ role: 'button', name: 'Start', within });
    await isAt('Start');
    await tab.click({ role: 'button', name: 'Next', within });
    expect(await tab.problems()).toEqual([]);
  });

  test('modals: sign-up opens, Escape closes, and what was pressed has the focus again', async (tab) => {
    await tab.open('/for/livestreamers');
    await tab.see(cookies);
    await tab.click({ role: 'button', name: 'Sign up', within: 'main' });
    const modal = { role: 'dialog', name: 'Join the fun' } as const;
    await tab.see(modal);
    await tab.click({ role: 'checkbox', name: /License Services Agreement/ });
    await tab.waitFor(() => document.querySelectorAll('dialog[open] button:not(:disabled)').length >= 3);
    await tab.press('Escape');
    await tab.lose(modal);
    await tab.waitFor(() => document.activeElement?.textContent === 'Sign up');
    await tab.click({ role: 'button', name: 'Sign in', within: 'header' });
    await tab.see({ role: 'dialog', name: 'Sign in to your account' });
    expect(await tab.problems()).toEqual([]);
  });

  test('questions: one open at a time', async (tab) => {
    await tab.open('/affiliate');
    await tab.see(cookies);
    await tab.click({ role: 'button', name: 'Do I need Premium?' });
    await tab.click({ role: 'button', name: 'How much do I earn?' });
    expect(await tab.run(() => document.querySelectorAll('main details[open]').length)).toBe(1);
  });
});
