import type { Page } from '@playwright/test';
import { chargesOf, chargeTax } from './support/chargeTax.ts';
import { payOnHostedPage, testCards, typeCard, typeNames, uniqueName } from './support/journey.ts';
import { openAsNew } from './support/signIn.ts';
import { setStreamerMode } from './support/streamerMode.ts';
import { endPlan, openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

// Prices with tax outside the checkout: gift months, settings, Pro. Pro comes last, and moves the payment provider's
// clock: the day that a page proposes for a gift would be over then.

const germany = { country: 'DE' };

const exportOf = async ({ apiUrl }: RunningSystem, token: string) =>
  (await fetch(`${apiUrl}/v1/account/export`, { headers: { authorization: `Bearer ${token}` } })).json();

/** Chooses a channel, and returns what stands beside the button that leads to the hosted page. */
const askForPro = async (page: Page): Promise<string> => {
  await page.getByPlaceholder('Begin typing to find channel').fill('night journal');
  await page.getByRole('option', { name: 'Night Journal' }).click();
  // The audience on Twitch has a price of its own until the one on YouTube is read.
  await expect(page.getByRole('region', { name: 'YouTube' })).toContainText('average views');
  await expect(page.getByRole('button', { name: 'Complete sign up' })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  return (await page.getByText(/^Renews for /).textContent()) ?? '';
};

const finishPro = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Complete sign up' }).click();
  await page.waitForURL(/\/recurly\/subscribe\//);
};

const openGifts = async (page: Page) => {
  await page.getByRole('button', { name: 'Give months' }).click();
  const form = page.getByRole('form', { name: 'Give months' });
  return { form, pay: form.getByRole('button', { name: /^Pay/ }), months: form.getByLabel('Months') };
};

/** Fills in everything but months and country. */
const fillGift = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: 'Give months' });
  await typeNames(page);
  await form.getByLabel('Email').fill('ada@creators.example');
  await typeCard(page, testCards.accepted);
  await form.getByRole('checkbox').check();
};

const setups = [
  { place: 'on top', isInclusive: false },
  { place: 'inside', isInclusive: true },
] as const;

for (const { place, isInclusive } of setups) {
  test(`gift months cost what the button says, with tax ${place}`, async ({ page, system }) => {
    await chargeTax(system, { isInclusive });
    const subscriber = await subscribeNew(system, germany);
    const before = await chargesOf(system, subscriber.accountCode);
    await openAsSubscriber(page, subscriber, '/settings/gifts');
    const { pay, months } = await openGifts(page);
    await months.fill('3');
    const shown = isInclusive ? '$35.97' : '$42.80';
    await expect(pay).toHaveText(`Pay ${shown} for 3 months`);
    await expect(months).toHaveAccessibleDescription(
      `${shown} incl. VAT: one month of Premium for each of 3`,
    );
    await fillGift(page);
    await pay.click();
    await expect(page.getByRole('region', { name: /^3 months, given on/ })).toBeVisible();
    const charges = await chargesOf(system, subscriber.accountCode);
    expect(charges.slice(before.length)).toEqual([isInclusive ? 3597 : 4280]);
  });
}

test('gift months ask somebody new where they are, and cost what the button says then', async ({
  page,
  system,
}) => {
  await chargeTax(system);
  const accountCode = await openAsNew(page, system, uniqueName('Giver'), '/settings/gifts');
  const { form, pay, months } = await openGifts(page);
  await expect(months).toHaveValue('5');
  await expect(months).toHaveAccessibleDescription(
    '$59.95 plus any tax not included: one month of Premium for each of 5',
  );
  await expect(pay).toHaveText('Pay');
  await expect(pay).toBeDisabled();
  await form.getByLabel('Country').selectOption('United States');
  await form.getByLabel('ZIP code').fill('9411');
  await expect(pay).toBeDisabled();
  await form.getByLabel('ZIP code').fill('94110');
  await expect(pay).toHaveText('Pay $65.20 for 5 months');
  await form.getByLabel('Country').selectOption('Germany');
  await expect(form.getByLabel('ZIP code')).toHaveCount(0);
  await expect(pay).toHaveText('Pay $71.34 for 5 months');
  await expect(months).toHaveAccessibleDescription('$71.34 incl. VAT: one month of Premium for each of 5');
  await fillGift(page);
  await pay.click();
  await expect(page.getByRole('region', { name: /^5 months, given on/ })).toBeVisible();
  expect(await chargesOf(system, accountCode)).toEqual([7134]);

  // The account is known to be there by now.
  const again = await openGifts(page);
  await expect(again.pay).toHaveText('Pay $71.34 for 5 months');
  await expect(again.form.getByLabel('Country')).toHaveCount(0);
});

test('tax that begins while the form is open asks where the buyer is before anything is charged', async ({
  page,
  system,
  console,
}) => {
  console.allow(/status of 4\d\d .*\/v1\/gifts/);
  await fetch(`${system.sandboxUrl}/tax`, { method: 'DELETE' });
  const accountCode = await openAsNew(page, system, uniqueName('Giver'), '/settings/gifts');
  const { form, pay } = await openGifts(page);
  await expect(pay).toHaveText('Pay $59.95 for 5 months');
  await fillGift(page);
  await chargeTax(system);
  await pay.click();
  await expect(form.getByRole('alert')).toContainText('Say where you are: tax goes by it.');
  await expect(pay).toBeDisabled();
  expect(await chargesOf(system, accountCode)).toEqual([]);
  await form.getByLabel('Country').selectOption('Germany');
  await expect(pay).toHaveText('Pay $71.34 for 5 months');
  await pay.click();
  await expect(page.getByRole('region', { name: /^5 months, given on/ })).toBeVisible();
  expect(await chargesOf(system, accountCode)).toEqual([7134]);
});

test('plans in the settings cost what is charged', async ({ page, system }) => {
  await chargeTax(system, { isInclusive: false });
  const subscriber = await subscribeNew(system, germany);
  await openAsSubscriber(page, subscriber, '/settings/subscription');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Premium', exact: true })).toContainText(
    'Price$14.27 per month, incl. VAT',
  );
  const row = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('Pro')).toContainText('from $29.75per monthincl. VAT');
  await page.getByText('Yearly', { exact: true }).click();
  await expect(row('Premium')).toContainText('$85.54per yearincl. VAT');
  await page.getByRole('button', { name: 'Switch to yearly: Premium' }).click();
  await expect(page.getByRole('group', { name: 'Change plan' })).toContainText('$85.54');

  const pausing = page.getByRole('region', { name: 'Pause Premium' });
  await pausing.getByRole('button', { name: 'Pause Premium' }).click();
  await pausing.getByText('2 months', { exact: true }).click();
  await pausing.getByRole('button', { name: /^Pause from/ }).click();
  await expect(main.getByRole('region', { name: 'Premium', exact: true })).toContainText(
    'Premium, $14.27 per month, incl. VAT',
  );
});

test('a subscription that was sold with its tax inside keeps its price when the site sells otherwise', async ({
  page,
  system,
}) => {
  await chargeTax(system, { isInclusive: true });
  const subscriber = await subscribeNew(system, germany);
  await chargeTax(system, { isInclusive: false });
  await openAsSubscriber(page, subscriber, '/settings/subscription');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Premium', exact: true })).toContainText(
    'Price$11.99 per month, incl. VAT',
  );
  await expect(main.getByRole('listitem').filter({ hasText: 'Current plan' })).toContainText(
    '$11.99per monthincl. VAT',
  );
});

test('Pro says that a tax may come on top, while nobody has said where the buyer is', async ({
  page,
  system,
}) => {
  await chargeTax(system);
  await openAsNew(page, system, uniqueName('Buyer'), '/checkout/pro');
  const words = await askForPro(page);
  await expect(page.getByRole('heading', { name: 'Your price, plus any tax not included' })).toBeVisible();
  expect(words).toContain(
    'Renews for $500.00, plus any tax not included in it, every month until you cancel.',
  );
  await finishPro(page);
});

for (const { place, isInclusive } of setups) {
  test(`Pro renews for what stands beside its button, with tax ${place}`, async ({ page, system }) => {
    const total = isInclusive ? 50_000 : 59_500;
    const price = isInclusive ? '$500' : '$595';
    await chargeTax(system, { isInclusive });
    const subscriber = await subscribeNew(system, germany);
    await endPlan(system, subscriber);
    const before = await chargesOf(system, subscriber.accountCode);
    await openAsSubscriber(page, subscriber, '/checkout/pro');
    await askForPro(page);
    await expect(page.getByText(`Renews for ${price}.00 every month until you cancel.`)).toBeVisible();
    await expect(page.getByText(`Pro at ${price} per month, incl. VAT`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your price, incl. VAT' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(isInclusive ? '$25per month' : '$29.75per month');
    await setStreamerMode(page, 'on');
    await expect(page.getByRole('main'), 'a tax says where somebody is').not.toContainText('$');
    await setStreamerMode(page, 'off');
    await finishPro(page);
    const { consents } = await exportOf(system, subscriber.token);
    expect(consents.at(-1)).toMatchObject({ kind: 'renewal', amount_cents: total });
    await payOnHostedPage(page);
    await page.waitForURL(/\/checkout\/thank-you-pro/);
    const charges = await chargesOf(system, subscriber.accountCode, 1);
    expect(charges.slice(before.length)).toEqual([total, total]);
  });
}
