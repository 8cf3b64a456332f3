import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The minified file, half as large. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds wrong with the page itself, a line per rule; its frames are pages of other origins. */
const lookAt = async (
  page: Page,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<readonly string[]> => {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const results = await window.axe?.run(options);
      if (results === undefined) return ['axe did not run'];
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { runOnly, resultTypes: ['violations' as const], iframes: false },
  );
};

/** What axe finds wrong with a page, a line per rule. */
export const violations = (page: Page): Promise<readonly string[]> =>
  lookAt(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });

/** What axe finds wrong with the colours, which is all that another colour scheme changes. */
export const colourViolations = (page: Page): Promise<readonly string[]> =>
  lookAt(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
