import type { Page } from '@playwright/test';
import { openAs } from './support/signIn.ts';
import { openAsSubscriber, storeCard, subscribeNew } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const preview = (page: Page) => page.getByRole('group', { name: 'Change plan' });
const confirm = (page: Page) => preview(page).getByRole('button', { name: /^Change to/ });
const subscription = '/settings/subscription';

test('monthly becomes yearly at the price that was shown', async ({ page, system }) => {
  await openAs(page, system, 'mintyloop', subscription);
  await page.getByText('Yearly', { exact: true }).click();
  await page.getByRole('button', { name: 'Switch to yearly: Premium' }).click();
  await expect(preview(page)).toContainText('The unused part of Premium monthly counts towards it.');
  await expect(page.getByRole('group', { name: 'Premium monthly to Premium yearly' })).toBeFocused();
  await expect(preview(page)).toContainText(/Premium monthly, \d+ unused days/);
  await preview(page).getByRole('button', { name: 'Keep Premium monthly' }).click();
  await expect(preview(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Switch to yearly: Premium' }).click();
  await confirm(page).click();
  await expect(page.getByText('You are on Premium.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText('$71.88 per year');
});

test('a change that credit pays for shows its price, the credit, and what is charged', async ({
  page,
  system,
}) => {
  // What is left of a year pays more than the first month of Pro, at the price of the 13 viewers that this name has.
  const subscriber = await subscribeNew(system, { planCode: 'rocksprem_i_y_v2', name: 'Credit Casey' });
  await openAsSubscriber(page, subscriber, '/covered');
  await page.getByRole('combobox', { name: 'Find your channel' }).fill('night');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('region', { name: 'Am I covered right now?' })).toContainText('on YouTube');
  await page.goto(subscription);
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByRole('button', { name: 'Upgrade now: Pro' }).click();
  await confirm(page).click();
  const card = page.getByRole('region', { name: 'Pro', exact: true });
  await expect(card).toContainText(/Price\$\d+\.00 per monthCredit and codes−\$\d+\.\d\dNext payment/);
  await page.getByRole('button', { name: 'Change plan: Premium' }).click();
  await confirm(page).click();
  await expect(card).toContainText(
    /Price of Premium\$11\.99 per monthCredit and codes−\$11\.99To pay on \w+ \d+\$0\.00/,
  );
  await expect(card).toContainText(/From \w+ \d+Premium, \$11\.99 per month/);
});

/** Asks for the yearly plan and agrees to what it costs. */
const changeToYearly = async (page: Page): Promise<void> => {
  await page.getByText('Yearly', { exact: true }).click();
  await page.getByRole('button', { name: 'Switch to yearly: Premium' }).click();
  await confirm(page).click();
};

test('a card that is declined leaves the plan as it was, and another card changes it', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const subscriber = await subscribeNew(system);
  await storeCard(system, subscriber, '4000000000000341');
  await openAsSubscriber(page, subscriber, subscription);
  await changeToYearly(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /Your bank said no this time.+Nothing was charged\./,
  );
  const card = page.getByRole('region', { name: 'Premium', exact: true });
  await expect(card).toContainText('$11.99 per month');

  await storeCard(system, subscriber, '5555555555554444');
  await page.reload();
  await changeToYearly(page);
  await expect(page.getByText('You are on Premium.')).toBeVisible();
  await expect(card).toContainText('$71.88 per year');
});

test('the bank asks about a change: refused, closed, and at last approved', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const subscriber = await subscribeNew(system);
  await storeCard(system, subscriber, '4000000000003220');
  await openAsSubscriber(page, subscriber, subscription);
  const modal = page.getByRole('dialog', { name: 'Is it you?' });
  const alert = page.getByRole('main').getByRole('alert');
  await changeToYearly(page);
  await expect(modal).toContainText(/Your bank asks about \$\d+\.\d\d to Backbeat\./);
  await modal.frameLocator('iframe').getByRole('button', { name: 'No, refuse' }).click();
  await expect(alert).toContainText('Your bank could not confirm that it is you');

  await confirm(page).click();
  await modal.getByRole('button', { name: 'Close and stop paying' }).click();
  await expect(alert).toContainText('You closed your bank’s window');

  await confirm(page).click();
  await modal.frameLocator('iframe').getByRole('button', { name: 'Yes, approve' }).click();
  await expect(page.getByText('You are on Premium.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText('$71.88 per year');
});

test('Pro asks for a channel first', async ({ page, system, console }) => {
  console.allow(/Failed to load resource/);
  await openAs(page, system, 'yearlyyara', subscription);
  await page.getByRole('button', { name: 'Upgrade now: Pro' }).click();
  await expect(page.getByText('Connect your channel').or(preview(page)).first()).toBeVisible();
});

test('a smaller plan begins with the next bill, and can be taken back', async ({ page, system }) => {
  await openAs(page, system, 'prismapro', subscription);
  const card = page.getByRole('region', { name: 'Pro', exact: true });
  await page.getByRole('button', { name: 'Change plan: Premium' }).click();
  await expect(preview(page)).toContainText(/You keep Pro until then, and nothing is charged today\./);
  await confirm(page).click();
  await expect(card).toContainText(/You stay on Pro until .+\. Premium starts that day\./);
  await expect(card.getByText(/^Change on /)).toBeVisible();
  await card.getByRole('button', { name: 'Stay on Pro' }).click();
  await expect(page.getByRole('group', { name: 'You stay on Pro.' }), 'it is read out').toBeFocused();
  await expect(card).toContainText(/Renews on/);

  // Cancelling gives it up, and says so: before, at once and where the plan can be kept.
  await page.getByRole('button', { name: 'Change plan: Premium' }).click();
  await confirm(page).click();
  await expect(card.getByText(/^Change on /)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Pro' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Pro' });
  await expect(question).toContainText('Are you sure you wish to cancel your Backbeat Pro subscription?');
  const givenUp = 'The change to Premium that is set is given up, also if you stay on Pro after all.';
  await expect(question).toContainText(givenUp);
  await question.getByRole('button', { name: 'Cancel Pro' }).click();
  await expect(page.getByRole('group', { name: /^Pro is cancelled\./ })).toContainText(givenUp);
  await expect(card).toContainText('A change or a pause that was set before stays given up.');
  await card.getByRole('button', { name: 'Keep Pro' }).click();
  await expect(
    page.getByRole('group', { name: /^You stay on Pro\. Next payment: \$[\d.]+ on / }),
  ).toBeFocused();
  await expect(card).toContainText(/Renews on/);
});

test('a cancellation is taken back', async ({ page, system }) => {
  await openAs(page, system, 'lastlapleo', subscription);
  await page.getByRole('button', { name: 'Keep Premium' }).click();
  await expect(
    page.getByRole('group', { name: /^You stay on Premium\. Next payment: \$[\d.]+ on / }),
  ).toBeFocused();
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText(/Renews on/);
});

test('of two tabs one changes the plan; the other is shown what has become of it', async ({
  page,
  system,
  context,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await openAs(page, system, 'cratedigger', subscription);
  const other = await context.newPage();
  await openAs(other, system, 'cratedigger', subscription);
  for (const tab of [page, other]) {
    await tab.getByText('Yearly', { exact: true }).click();
    await tab.getByRole('button', { name: 'Switch to yearly: Download' }).click();
    await expect(confirm(tab)).toBeVisible();
  }
  await confirm(page).click();
  await expect(page.getByText('You are on Download.')).toBeVisible();
  await confirm(other).click();
  await expect(other.getByText(/Your plan was changed in another tab/)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Download', exact: true })).toContainText('$71.88 per year');
});

test('after the end of a yearly plan was asked for, other plans are shown by the year, too', async ({
  page,
  system,
}) => {
  const subscriber = await subscribeNew(system, { planCode: 'rocksprem_i_y_v2' });
  await openAsSubscriber(page, subscriber, subscription);
  await page.getByRole('button', { name: 'Cancel Premium' }).click();
  await page
    .getByRole('alertdialog', { name: 'Cancel Premium' })
    .getByRole('button', { name: 'Cancel Premium' })
    .click();
  await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText('Cancelled');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Change plan: Download' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yearly', exact: true })).toBeChecked();
  await expect(page.getByText('per year', { exact: true }).first()).toBeVisible();
});

test('who has a plan is not shown the price for new users', async ({ page, system }) => {
  const offer = page.getByText('Special Price for New Users').filter({ visible: true });
  const pages = ['/', '/pricing', '/for/livestreamers', '/free-trial'];
  for (const path of pages) {
    await page.goto(path);
    await expect(offer.first(), `${path}, for a visitor`).toBeVisible();
  }
  await openAs(page, system, 'streamlabssol', subscription);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText('View player', { exact: true }).first(), path).toBeVisible();
    await expect(offer, `${path}, for a subscriber`).toHaveCount(0);
  }
});
