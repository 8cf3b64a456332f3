import { accountScreens, heal, visit } from './account/visit.ts';
import { readOut } from './support/accessibleNames.ts';
import { colourViolations, violations } from './support/axe.ts';
import { outsideWithLargeText } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

/** Where lines break and how the browser joins them is no matter of the name. */
const squeezed = (text: string): string => text.replace(/\s+/g, '');

const isNamed = (field: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? squeezed(field) === squeezed(name) : name.test(field);

test.afterEach(({ system }) => heal(system));

for (const screen of accountScreens) {
  test(`${screen.name}: axe finds nothing, every control has its name, and large text has room`, async ({
    page,
    system,
    console,
  }) => {
    console.allow(/Failed to load resource|ERR_/);
    await visit(page, system, screen);
    expect.soft(await violations(page), 'dark').toEqual([]);
    const { fields, nameless } = await readOut(page);
    expect.soft(nameless, 'controls without a name').toEqual([]);
    const wanted = screen.fields;
    if (wanted !== undefined) {
      const isWanted = (field: string) => wanted.some((name) => isNamed(field, name));
      expect.soft(fields.filter((field) => !isWanted(field))).toEqual([]);
      expect.soft(fields).toHaveLength(wanted.length);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await colourViolations(page), 'light').toEqual([]);
    expect.soft(await outsideWithLargeText(page)).toEqual([]);
  });
}

test('the checkout does not scroll sideways on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/checkout/premium');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
