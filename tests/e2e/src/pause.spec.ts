import type { Page } from '@playwright/test';
import { colourViolations, violations } from './support/axe.ts';
import { addFault, ledgerOf } from './support/ledger.ts';
import { crowdedLiveRegions } from './support/liveRegions.ts';
import { openAs } from './support/signIn.ts';
import { openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const subscription = '/settings/subscription';
const card = (page: Page) => page.getByRole('region', { name: 'Premium', exact: true });
const pausing = (page: Page) => page.getByRole('region', { name: 'Pause Premium' });

/** Asks for a pause and waits for what it means. */
const askForPause = async (page: Page): Promise<void> => {
  await pausing(page).getByRole('button', { name: 'Pause Premium' }).click();
  await pausing(page).getByText('2 months', { exact: true }).click();
  await expect(pausing(page).getByRole('group', { name: 'Pause Premium' })).toContainText('$11.99 on');
};

test('a pause is set and taken back; one that runs is ended for the price that was shown', async ({
  page,
  system,
}) => {
  const subscriber = await subscribeNew(system);
  await openAsSubscriber(page, subscriber, subscription);
  await askForPause(page);
  const words = pausing(page).getByRole('group', { name: 'Pause Premium' });
  await expect(words).toContainText(/Covered until.+Paused until.+To pay todayNothing/);
  // What changes with the length is said, and nothing else.
  await expect(pausing(page).locator('span[aria-live]')).toHaveText(
    /^Covered until: .+ Next payment: \$11\.99 on .+\.$/,
  );
  expect(await crowdedLiveRegions(page)).toEqual([]);
  await pausing(page)
    .getByRole('button', { name: /^Pause from/ })
    .click();
  await expect(page.getByText(/Premium goes on until .+\. Then it is paused until/)).toBeVisible();
  await expect(card(page).getByText(/^Pause on /)).toBeVisible();
  await expect(page.getByText('A pause is set. Take it back to change plans here.')).toBeVisible();
  await card(page).getByRole('button', { name: 'Keep Premium' }).click();
  await expect(page.getByText('You stay on Premium.')).toBeVisible();
  await expect(card(page)).toContainText(/Renews on/);
  await expect(page.getByRole('group', { name: 'You stay on Premium.' })).toBeFocused();

  // Another page in between: a new token alone does not load this one again.
  await page.goto('about:blank');
  await openAs(page, system, 'pausedpia', subscription);
  await expect(card(page)).toContainText(/Paused until .+\. Nothing is charged while paused\./);
  await expect(page.getByText('Your plan is paused. Resume it to change plans here.')).toBeVisible();
  await card(page).getByRole('button', { name: 'Resume now' }).click();
  const preview = card(page).getByRole('group', { name: 'Resume Premium' });
  await expect(preview).toContainText('To pay today$11.99');
  await card(page).getByRole('button', { name: 'Stay paused' }).click();
  await expect(card(page).getByRole('button', { name: 'Resume now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(preview).toContainText('To pay today$11.99');
  expect(await violations(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await colourViolations(page), colorScheme).toEqual([]);
  }
  const before = (await ledgerOf(system, 'pausedpia-account')).charges.length;
  await card(page).getByRole('button', { name: 'Resume and pay $11.99' }).click();
  await expect(page.getByText('Premium is running again.')).toBeVisible();
  await expect(card(page)).toContainText(/Renews on/);
  expect((await ledgerOf(system, 'pausedpia-account')).charges).toHaveLength(before + 1);
});

test('cancelling is one screen and two presses, says the day, and keeps the reason', async ({
  page,
  system,
}) => {
  const subscriber = await subscribeNew(system);
  await openAsSubscriber(page, subscriber, subscription);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('button', { name: 'Cancel Premium' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Premium' });
  await expect(question.getByRole('heading', { name: 'Cancel Premium' })).toBeInViewport({ ratio: 1 });
  await expect(question.getByRole('button', { name: 'Keep Premium' })).toBeFocused();
  await expect(question).toContainText('Are you sure you wish to cancel your Backbeat Premium subscription?');
  await expect(question).toContainText(/Covered for \d+ more days, until/);
  await expect(question.getByRole('button', { name: 'Pause Premium instead' })).toBeVisible();
  await question.getByLabel('Why are you leaving? (optional)').selectOption('I am not streaming for now');
  await question.getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(
    page.getByText(/Premium is cancelled\. You are covered until .+, and on Free from/),
  ).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await colourViolations(page), colorScheme).toEqual([]);
  }
  await page.getByRole('link', { name: 'Certificate of what was covered' }).click();
  await expect(page.getByRole('heading', { name: 'Coverage certificate' })).toBeInViewport();
  await expect(card(page)).toContainText(/Valid until .+ and will not renew\./);
  const exported = async () => {
    const headers = { authorization: `Bearer ${subscriber.token}` };
    return (await (await fetch(`${system.apiUrl}/v1/account/export`, { headers })).json()).cancel_reason;
  };
  await expect.poll(exported).toMatchObject({ reason: 'not_streaming' });
});

test('a bad day: the provider fails in the middle, two tabs want a pause, a call is sent again', async ({
  page,
  context,
  system,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const subscriber = await subscribeNew(system);
  await openAsSubscriber(page, subscriber, subscription);
  const other = await context.newPage();
  await openAsSubscriber(other, subscriber, subscription);
  await askForPause(other);
  await askForPause(page);
  const confirm = pausing(page).getByRole('button', { name: /^Pause from/ });
  await addFault(system, { target: 'changes', status: 503 });
  await confirm.click();
  await expect(pausing(page).getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });
  const sent = page.waitForRequest(/\/premium\/change$/);
  await confirm.click();
  await expect(card(page).getByText(/^Pause on /)).toBeVisible();

  // What the other tab holds is older than the pause, and reads it.
  await expect(card(other).getByText(/^Pause on /)).toBeVisible();
  await expect(pausing(other)).toHaveCount(0);

  const again = await fetch(`${system.apiUrl}/v1/premium/change`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${subscriber.token}`,
      'content-type': 'application/json',
      cookie: subscriber.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: (await sent).postData() ?? '',
  });
  expect(again.status).toBe(204);
  const books = await ledgerOf(system, subscriber.accountCode);
  expect(books.charges).toHaveLength(1);
  expect(books.subscriptions[0]?.pause).toMatchObject({ cyclesLeft: 2 });

  // The news of a pause does not outlive it.
  const news = page.getByText(/Premium goes on until .+\. Then it is paused until/);
  await expect(news).toBeVisible();
  await card(other).getByRole('button', { name: 'Keep Premium' }).click();
  await expect(other.getByText('You stay on Premium.')).toBeVisible();
  await expect(card(page)).toContainText(/Renews on/);
  await expect(news).toHaveCount(0);
});
