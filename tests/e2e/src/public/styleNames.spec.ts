import type { Page } from '@playwright/test';
import { acceptCookies, alive } from '../support/alive.ts';
import { signUpModal } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What of the classes on the page does not fit: to what React drew, or to the rules that are there. */
const misfits = (page: Page): Promise<readonly string[]> =>
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

/** Classes that were served and have got their rules once more: the browser would style the page anew. */
const twice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const namesOf = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].flatMap(({ cssText }) => cssText.match(/\.bb-[\w-]+/g) ?? []);
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="bb"]')];
    const [served = [], ...later] = sheets.map(({ sheet }) => (sheet === null ? [] : namesOf(sheet)));
    return later.flat().filter((name) => served.includes(name));
  });

for (const path of ['/', '/pricing', '/terms', '/checkout/premium']) {
  test(`${path} is drawn with the names that it was served with`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    expect(await misfits(page)).toEqual([]);
    expect(await twice(page)).toEqual([]);
  });
}

test('pages that are drawn later have all their rules, there and back', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await acceptCookies(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await misfits(page)).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await misfits(page)).toEqual([]);
});

test('menus and dialogs have their styles', async ({ page }) => {
  await page.goto('/terms');
  await alive(page);
  await acceptCookies(page);
  await page.getByRole('banner').getByText('Products').click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Premium/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).filter({ visible: true }).click();
  await expect(signUpModal(page)).toBeVisible();
  expect(await misfits(page)).toEqual([]);
});

test('a style looks the same whether it was served or drawn', async ({ page }) => {
  const looks = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.map((link) => {
          const { color, backgroundColor, font, padding, borderRadius, width, height } =
            getComputedStyle(link);
          return { color, backgroundColor, font, padding, borderRadius, width, height };
        }),
      );
  await page.goto('/pricing');
  await alive(page);
  const served = await looks();
  await page.goto('/terms');
  await alive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(looks).toEqual(served);
});
