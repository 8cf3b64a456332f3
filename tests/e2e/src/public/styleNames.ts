import type { Page } from '@playwright/test';

/** The classes on the page that React did not draw or that have no rules. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ruleText = (rules: CSSRuleList): string => [...rules].map(({ cssText }) => cssText).join('\n');
    const rules = [...document.styleSheets].map((sheet) => ruleText(sheet.cssRules)).join('\n');
    const known = new Set([...rules.matchAll(/\.(bb-[\w-]+)/g)].map(([, name]) => name));
    const drawn = (element: Element): unknown => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const props: unknown = key === undefined ? undefined : Reflect.get(element, key);
      return typeof props === 'object' && props !== null ? Reflect.get(props, 'className') : undefined;
    };
    return [...document.querySelectorAll('#root [class*="bb-"]')].flatMap((element) => {
      const text = element.getAttribute('class') ?? '';
      const wanted = drawn(element);
      const asDrawn = wanted === undefined || wanted === text;
      const isKnown = text.split(' ').every((name) => !name.startsWith('bb-') || known.has(name));
      return asDrawn && isKnown ? [] : [`${element.tagName} "${text}", drawn as "${String(wanted)}"`];
    });
  });

/** Served classes whose rules were inserted again, which makes the browser restyle the page. */
export const twice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const namesOf = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].flatMap(({ cssText }) => cssText.match(/\.bb-[\w-]+/g) ?? []);
    const sheets = [
      ...document.querySelectorAll<HTMLStyleElement>('style[data-sheet],style[data-emotion^="bb"]'),
    ];
    const [served = [], ...later] = sheets.map(({ sheet }) => (sheet === null ? [] : namesOf(sheet)));
    return later.flat().filter((name) => served.includes(name));
  });
