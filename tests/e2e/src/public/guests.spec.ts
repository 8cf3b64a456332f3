import type { Page } from '@playwright/test';
import { holdFiles, scriptFiles } from '../support/holdFiles.ts';
import { expect, test } from '../support/test.ts';
import { ownPages } from './listedPages.ts';

const paths = [
  ...ownPages,
  '/login',
  '/sign-up',
  '/checkout/premium',
  '/checkout/premiumdownloads',
  '/checkout/pro',
];

/** Runs in the page: puts icons beside every input, as password managers do, and does so again when they go once. */
const putGuests = (): number => {
  const inputs = [...document.querySelectorAll('main input, main textarea, main select')];
  const put = (input: Element) => {
    for (const place of ['beforebegin', 'afterend'] as const) {
      const guest = document.createElement('guest-icon');
      guest.textContent = '*';
      input.insertAdjacentElement(place, guest);
    }
  };
  for (const input of inputs) {
    input.setAttribute('data-met', '');
    put(input);
  }
  new MutationObserver((_, observer) => {
    if (document.querySelector('guest-icon')) return;
    observer.disconnect();
    for (const input of inputs) put(input);
  }).observe(document.body, { childList: true, subtree: true });
  return inputs.length;
};

const typeIntoAll = async (page: Page): Promise<void> => {
  for (const field of await page.locator('main').getByRole('textbox').filter({ visible: true }).all()) {
    if (!(await field.isEditable())) continue;
    await field.fill('a');
    await expect(field).toHaveValue('a');
  }
};

// The console stays quiet, which every test checks.
test('icons that extensions put beside inputs before a page is hydrated', async ({ page, request }) => {
  let tried = 0;
  for (const path of paths) {
    if (!/<(input|textarea|select)\b/.test(await (await request.get(path)).text())) continue;
    await test.step(path, async () => {
      const letScriptsCome = await holdFiles(page, scriptFiles);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main input, main textarea').first().waitFor({ state: 'attached' });
      // The whole document is there, its footer too.
      await page.locator('footer, main').last().waitFor();
      const hydrated = page.evaluate(
        () =>
          new Promise<void>((done) =>
            document.addEventListener('page-hydrated', () => done(), { once: true }),
          ),
      );
      const count = await page.evaluate(putGuests);
      tried += count;
      letScriptsCome();
      await hydrated;
      expect(await page.locator('guest-icon').count(), `icons of ${path}`).toBeGreaterThanOrEqual(2 * count);
      expect(await page.locator('[data-met]').count(), `inputs that stayed on ${path}`).toBe(count);
      // The checkouts ask a visitor to sign in first.
      if (!path.startsWith('/checkout')) await typeIntoAll(page);
      await page.unroute(scriptFiles);
    });
  }
  expect(tried).toBeGreaterThan(30);
});
