import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const inWords = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): readonly string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** The card's page inside its frame is see-through: axe takes the ground behind it for white and means its colours. */
const lookAt = (page: Page): AxeBuilder => new AxeBuilder({ page }).exclude('iframe[src*="field.html"]');

/** What axe finds wrong with a page, a line per rule. */
export const violations = async (page: Page): Promise<readonly string[]> =>
  inWords(await lookAt(page).withTags(rules).analyze());

/** What axe finds wrong with the colours alone: the one thing that another colour scheme changes. */
export const colourViolations = async (page: Page): Promise<readonly string[]> =>
  inWords(await lookAt(page).withRules(['color-contrast', 'link-in-text-block']).analyze());
