import { testCards, typeCard } from './support/journey.ts';
import { ledgerOf } from './support/ledger.ts';
import { openAs } from './support/signIn.ts';
import { storeCard } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

// A file of its own, so that it has a system of its own: pause.spec resumes the one creator whose plan is paused.
test('a resume that the card does not pay says so alone, until another card pays', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const accountCode = 'pausedpia-account';
  const plan = page.getByRole('region', { name: 'Premium', exact: true });
  const running = page.getByText('Premium is running again.');
  const declined = page.getByText(
    'Your card was declined, so Premium is not paid for. Another card pays it at once.',
  );
  await storeCard(system, { accountCode }, '4000 0000 0000 0341');
  const charges = (await ledgerOf(system, accountCode)).charges.length;
  await openAs(page, system, 'pausedpia', '/settings/subscription');
  await plan.getByRole('button', { name: 'Resume now' }).click();
  await plan.getByRole('button', { name: 'Resume and pay $11.99' }).click();

  await expect(declined).toBeVisible();
  await expect(plan.getByText('Payment failed')).toBeVisible();
  await expect(running).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Account' });
  await menu.getByRole('link', { name: 'Account Overview' }).click();
  await expect(page.getByText(/^We could not charge \$11\.99 for Premium\./)).toBeVisible();
  await expect(running).toHaveCount(0);
  expect((await ledgerOf(system, accountCode)).charges).toHaveLength(charges);

  await page.getByRole('link', { name: 'Update card' }).click();
  const form = page.getByRole('form', { name: 'New card' });
  await form.getByLabel('First name').fill('Paused');
  await form.getByLabel('Last name').fill('Pia');
  await typeCard(page, testCards.accepted);
  await form.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText(/is saved, and the overdue payment went through\./)).toBeVisible();
  await expect(declined).toHaveCount(0);
  await expect(plan).toContainText(/Renews on/);
  expect((await ledgerOf(system, accountCode)).charges).toHaveLength(charges + 1);
});
