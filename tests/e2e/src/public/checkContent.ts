import type { Page } from '@playwright/test';
import type { PublicPage } from './PublicPage.ts';
import { pageHeadings, pageLinks, pageTexts } from './pageTexts.ts';
import { softly } from './softly.ts';

const matches = (wanted: string | RegExp, text: string) =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

/** Whether all wanted ones are there, in this order. */
const missingInOrder = (found: readonly string[], wanted: readonly string[]): readonly string[] => {
  let from = 0;
  return wanted.filter((text) => {
    const at = found.indexOf(text, from);
    if (at < 0) return true;
    from = at + 1;
    return false;
  });
};

/** Prices of the past, and the limit of a liability. */
const otherSums = /^\/(price-changes|terms)$/;

/** Texts, headings, links and billing period of the page at an address. */
export const checkContent = async (page: Page, path: string, wanted: PublicPage): Promise<void> => {
  await softly(page.getByRole('heading', { level: 1 }), `${path}: heading`).toHaveText(wanted.heading);
  softly(
    missingInOrder(await pageHeadings(page), wanted.headings ?? []),
    `${path}: headings that are missing`,
  ).toEqual([]);

  const [spaced, joined] = await pageTexts(page);
  const isSaid = (text: string | RegExp) =>
    typeof text === 'string'
      ? spaced.includes(text) || joined.includes(text)
      : text.test(spaced) || text.test(joined);
  softly(
    (wanted.texts ?? []).filter((text) => !isSaid(text)),
    `${path}: texts that are missing`,
  ).toEqual([]);

  if (/\$ ?[1-9]/.test(spaced) && !otherSums.test(path)) {
    const words = 'Any tax that comes on top is shown before you pay.';
    softly(isSaid(words), `${path}: says beside its prices what of tax is in them`).toBe(true);
  }

  const links = await pageLinks(page);
  const isThere = ({ name, to, newWindow = false }: NonNullable<PublicPage['links']>[number]) =>
    links.some(
      (link) =>
        matches(name, link.name) &&
        (link.to === to || (to.startsWith('/purchase') && link.to.endsWith(to))) &&
        link.newWindow === newWindow,
    );
  softly(
    (wanted.links ?? []).filter((link) => !isThere(link)),
    `${path}: links that are missing`,
  ).toEqual([]);

  if (wanted.startsWith !== undefined) {
    const { period, yearly } = wanted.startsWith;
    const chosen = period === 'Monthly' ? 'Monthly' : yearly;
    await softly(page.getByRole('radio', { name: yearly }), `${path}: billing periods`).toBeVisible();
    await softly(
      page.getByRole('radio', { name: chosen, exact: true }),
      `${path}: the first one`,
    ).toBeChecked();
  }
};
