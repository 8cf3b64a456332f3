import type { Page } from 'playwright';

/** Faults in the styles of a page: repeated rules, style elements outside the head. */
export const styleFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map((rule) => rule.cssText),
    );
    const twice = rules
      .filter((rule, index) => rules.indexOf(rule) !== index)
      .map((rule) => `twice: ${rule}`);
    const inBody = [...document.body.querySelectorAll('style')].map(
      (style) => `in the body: ${style.outerHTML}`,
    );
    return rules.length === 0 ? ['no rules'] : [...twice, ...inBody];
  });
