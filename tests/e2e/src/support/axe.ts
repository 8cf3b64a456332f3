import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const inWords = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): readonly string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/**
 * In the page alone: the only frames are the card's, see-through pages whose ground axe takes for white. Looking into
 * frames of other origins would open another page for each result.
 */
const lookAt = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('iframe[src*="field.html"]');

/** What axe finds wrong with a page, a line per rule. */
export const violations = async (page: Page): Promise<readonly string[]> =>
  inWords(await lookAt(page).withTags(rules).analyze());

/** What axe finds wrong with the colours alone: the one thing that another colour scheme changes. */
export const colourViolations = async (page: Page): Promise<readonly string[]> =>
  inWords(await lookAt(page).withRules(['color-contrast', 'link-in-text-block']).analyze());
