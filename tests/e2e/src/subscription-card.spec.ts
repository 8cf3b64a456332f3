import { dateText } from '@backbeat/domain';
import type { Page } from '@playwright/test';
import { testCards, typeCard } from './support/journey.ts';
import { ledgerOf } from './support/ledger.ts';
import { openAs } from './support/signIn.ts';
import { openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const refused = /Failed to load resource/;
const subscription = '/settings/subscription';

const card = (page: Page) => page.getByRole('region', { name: 'Card', exact: true });
const form = (page: Page) => page.getByRole('form', { name: 'New card' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save card' });

const give = async (page: Page, number: string): Promise<void> => {
  await typeCard(page, number);
  await save(page).click();
};

test('another card: refused, asked about by the bank, and at last on file', async ({
  page,
  system,
  console,
}) => {
  console.allow(refused);
  await openAsSubscriber(page, await subscribeNew(system), subscription);
  await expect(card(page)).toContainText('Visa ending in 1111');
  await expect(card(page)).toContainText('Expires 12 / 30');
  await card(page).getByRole('button', { name: 'Change card' }).click();
  await expect(form(page).getByLabel('First name')).toBeFocused();
  await expect(form(page)).toContainText(/Nothing is charged now\. The new card pays on \w+ \d+, \d{4}\./);
  await expect(save(page), 'the name comes first').toBeDisabled();
  await form(page).getByLabel('First name').fill('Ada');
  await form(page).getByLabel('Last name').fill('Beat');

  await give(page, '4000 0000 0000 0069');
  await expect(form(page)).toContainText('This card has expired. Use another card. Nothing was charged.');
  await expect(card(page)).toContainText('Visa ending in 1111');

  await give(page, '4000 0000 0000 3220');
  const bank = page.getByRole('dialog', { name: 'Is it you?' });
  await bank.getByRole('button', { name: 'Close and stop paying' }).click();
  await expect(form(page).getByRole('alert')).toContainText('You closed your bank’s window');
  await save(page).click();
  await bank.frameLocator('iframe').getByRole('button', { name: 'Yes, approve' }).click();

  await expect(page.getByText('Visa ending in 3220 pays from now on.')).toBeVisible();
  await expect(card(page)).toContainText('Expires 12 / 30');
  await expect(form(page)).toHaveCount(0);
  await expect(card(page).getByRole('button', { name: 'Change card' })).toBeFocused();
});

test('a failed payment is paid by another card, and the plan goes on', async ({ page, system, console }) => {
  console.allow(refused);
  const accountCode = await openAs(page, system, 'latelou', '/settings');
  const banner = page.getByText(
    /^We could not charge \$11\.99 for Premium\. It ends on .*The next try is on /,
  );
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Update card' }).click();
  await expect(page).toHaveURL(subscription);
  await expect(form(page), 'the banner leads to the form').toBeVisible();
  await expect(banner).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Keep this card' }).click();
  const plan = page.getByRole('region', { name: 'Premium', exact: true });
  await expect(plan.getByText('Payment failed')).toBeVisible();
  const { invoices } = await ledgerOf(system, accountCode);
  const failed = invoices.find(({ state }) => state === 'past_due');
  const lastDay = dateText((failed?.dueAtMs ?? 0) + 14 * 86_400_000);
  await expect(plan).toContainText(`It ends on ${lastDay}, unless the payment goes through before.`);
  await expect(plan).toContainText(`Amount due$11.99`);
  await expect(plan).toContainText(/Next try\w+ \d+, \d{4}/);
  await expect(plan).toContainText(`Pay by${lastDay}`);
  await page.getByRole('button', { name: 'Cancel Premium' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Premium' });
  await expect(question).toContainText(
    /Cancel and Premium ends at once\. The overdue payment is not tried again/,
  );
  await question.getByRole('button', { name: 'Keep Premium' }).click();
  await expect(card(page)).toContainText('ending in 0341');
  await plan.getByRole('button', { name: 'Update card' }).click();
  await form(page).getByLabel('First name').fill('Late');
  await form(page).getByLabel('Last name').fill('Lou');
  await expect(form(page)).toContainText('The overdue payment is tried with the new card at once.');

  await give(page, '4000 0000 0000 0341');
  await expect(page.getByText(/the overdue payment was declined again\. Try another card\./)).toBeVisible();
  await expect(plan.getByText('Payment failed')).toBeVisible();

  await plan.getByRole('button', { name: 'Update card' }).click();
  await form(page).getByLabel('First name').fill('Late');
  await form(page).getByLabel('Last name').fill('Lou');
  await give(page, testCards.accepted);
  await expect(page.getByText(/is saved, and the overdue payment went through\./)).toBeVisible();
  await expect(plan.getByText('Current plan')).toBeVisible();
  await expect(plan).toContainText(/Renews on/);
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Account Overview' })
    .click();
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
