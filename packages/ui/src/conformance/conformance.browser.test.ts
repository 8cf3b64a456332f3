import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentCases } from './componentCases.tsx';
import { fixedColours } from './fixedColours.ts';
import { type Box, boxesByCase, paintByCase } from './inspect.ts';
import { type Pages, startPages } from './openPages.ts';

const names = Object.keys(componentCases);
const schemes = ['dark', 'light'] as const;
const directions = ['ltr', 'rtl'] as const;
let pages: Pages;
const opened = new Map<string, Page>();

/** The page in a scheme and a direction, standing still. */
const pageIn = (scheme: 'dark' | 'light', direction: 'ltr' | 'rtl'): Page => {
  const page = opened.get(`${scheme} ${direction}`);
  if (!page) throw new Error(`No page was opened in ${scheme}, ${direction}.`);
  return page;
};

beforeAll(async () => {
  pages = await startPages();
  for (const colorScheme of schemes) {
    for (const direction of directions) {
      const { page } = await pages.open({ colorScheme, reducedMotion: 'reduce' }, `?dir=${direction}`);
      opened.set(`${colorScheme} ${direction}`, page);
    }
  }
});

afterAll(() => pages?.close());

const isMirrored = (a: Box, b: Box): boolean =>
  Math.abs(a.start - b.end) <= 2 && Math.abs(a.width - b.width) <= 2 && a.what === b.what;

const crookedIn = (first: Record<string, Box[]>, second: Record<string, Box[]>): string[] =>
  names.filter((name) => {
    const [a = [], b = []] = [first[name], second[name]];
    return a.length !== b.length || a.some((box, index) => !isMirrored(box, b[index] ?? box));
  });

describe('the page of all components, rendered on a server, under a strict policy', () => {
  it('hydrates without a difference, a warning or a violation, and fills every ref', async () => {
    const { page, complaints } = await pages.open({ colorScheme: 'dark' });
    expect(complaints).toEqual([]);
    expect(await page.locator('html').getAttribute('data-recovered')).toBeNull();
    const refs = await page
      .locator('[data-ref]')
      .evaluateAll((all) =>
        all.map((element) => [element.getAttribute('data-ref'), element.getAttribute('data-probe')]),
      );
    expect(refs.map(([ref]) => ref).toSorted()).toEqual(names.toSorted());
    for (const [ref, probe] of refs) expect(ref).toBe(probe);
    expect(await page.locator('body [style]').count()).toBe(0);
    expect(await page.locator('body style').count()).toBe(0);
    for (const name of names) expect(await page.locator(`.probe-${name}`).count(), name).toBe(1);
    await page.close();
  });

  it.each(schemes.flatMap((scheme) => directions.map((direction) => [scheme, direction] as const)))(
    'has nothing for axe to find in %s, %s',
    async (scheme, direction) => {
      const { violations } = await new AxeBuilder({ page: pageIn(scheme, direction) })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found).toEqual([]);
    },
  );

  it('answers the scheme in every component that paints anything', async () => {
    const inDark = await paintByCase(pageIn('dark', 'ltr'));
    const inLight = await paintByCase(pageIn('light', 'ltr'));
    const unmoved = names.filter((name) => inDark[name] !== '' && inDark[name] === inLight[name]);
    expect(unmoved.toSorted()).toEqual(Object.keys(fixedColours).toSorted());
  });

  it('mirrors every component from right to left', async () => {
    const inLtr = await boxesByCase(pageIn('dark', 'ltr'));
    const inRtl = await boxesByCase(pageIn('dark', 'rtl'));
    expect(crookedIn(inLtr, inRtl)).toEqual([]);
    // The measure itself sees a difference: nothing with a start of its own is its own mirror.
    expect(crookedIn(inLtr, inLtr)).toEqual(expect.arrayContaining(['Badge', 'Notice', 'Tick', 'Link']));
  });
});
