import { openAs } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const on = 'Streamer mode is on. Your email, codes and prices are hidden.';

test('streamer mode: two points hide what is private, a press shows one thing for five seconds', async ({
  page,
  system,
}) => {
  await openAs(page, system, 'yearlyyara', '/settings');
  const facts = page.getByRole('region', { name: 'At a glance' });
  await expect(facts.getByText('@')).toBeVisible();
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  await expect(page.getByText(on)).toBeVisible();
  await expect(facts.getByText('@')).toHaveCount(0);

  await facts.getByRole('button', { name: 'Show email' }).click();
  await expect(facts.getByText('@')).toBeVisible();
  await expect(facts.getByRole('button', { name: 'Hide email' })).toBeFocused();
  await expect(facts.getByText('@')).toHaveCount(0, { timeout: 15_000 });

  await page.reload();
  await expect(page.getByText(on)).toBeVisible();
  await expect(facts.getByRole('button', { name: 'Show email' })).toBeVisible();
  await page.getByRole('switch', { name: /^Streamer mode/ }).uncheck();
  await expect(page.getByText(on)).toBeHidden();
  await expect(facts.getByText('@')).toBeVisible();
});

test('streamer mode comes with a stream, and stays off for the rest of it once it was turned off', async ({
  page,
  system,
}) => {
  const air = (live: boolean) =>
    fetch(`${system.sandboxUrl}/live`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'nightowl', live }),
    });
  await air(true);
  try {
    await openAs(page, system, 'nightowl', '/settings');
    await expect(page.getByText(on)).toBeVisible();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText(on)).toBeHidden();
    await page.getByRole('link', { name: 'Connections' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
    await expect(page.getByText(on)).toBeHidden();
  } finally {
    await air(false);
  }
});
