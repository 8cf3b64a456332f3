import type { Page } from '@playwright/test';
import { checkScreen } from './account/checkScreen.ts';
import { chargesOf, chargeTax } from './support/chargeTax.ts';
import { uniqueName } from './support/journey.ts';
import { sidewaysScroll, wordsOutside } from './support/layout.ts';
import { addressOf, letterTo } from './support/mailbox.ts';
import { openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

const subscription = '/settings/subscription';
const card = (page: Page) => page.getByRole('region', { name: 'Premium', exact: true });
const channels = (page: Page) => page.getByRole('region', { name: 'Channels', exact: true });
const places = (page: Page) => page.getByRole('region', { name: 'Extra channels', exact: true });
const count = (page: Page) => channels(page).getByLabel('Extra channels');

const askFor = async (page: Page, wanted: string): Promise<void> => {
  await count(page).selectOption(wanted);
  await channels(page).getByRole('button', { name: 'See the price' }).click();
};

/** Finds a channel by its name and gives it a place. */
const choose = async (page: Page, name: string): Promise<void> => {
  await places(page).getByRole('combobox', { name: 'Find another channel' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(places(page)).toContainText(`${name} is an extra channel now.`);
};

/** What is on the screen fits, reads well in both schemes, aloud and in large text, and tells viewers nothing. */
const expectReadable = async (page: Page, name: string): Promise<void> => {
  expect.soft(await sidewaysScroll(page), name).toBeLessThanOrEqual(0);
  expect.soft(await wordsOutside(page), name).toEqual([]);
  await checkScreen(page, { name, shows: channels });
};

for (const width of [375, 1200]) {
  test(`more channels are bought, chosen, given up and kept, at ${width} px`, async ({ page, system }) => {
    await page.setViewportSize({ width, height: 900 });
    const name = uniqueName('Subscriber');
    const subscriber = await subscribeNew(system, { name });
    await openAsSubscriber(page, subscriber, subscription);
    await expect(channels(page)).toContainText(
      'Your plan covers one YouTube channel. Each extra one costs $5.00 a month.',
    );
    await askFor(page, '2');
    const quote = channels(page).getByRole('group', { name: '0 to 2 extra channels' });
    await expect(quote).toBeFocused();
    await expect(quote).toContainText(/Premium with 2 extra channels until \w+ \d+\$21\.99/);
    await expect(quote).toContainText(/Premium, \d+ unused days−\$11\.99/);
    await expect(quote).toContainText('Renews for $21.99 every month until you cancel.');
    await expectReadable(page, 'the price');
    await quote.getByRole('button', { name: 'Keep Premium as it is' }).click();
    await expect(count(page)).toHaveValue('0');

    await askFor(page, '2');
    await quote.getByRole('button', { name: 'Pay $10.00 for 2 extra channels' }).click();
    await expect(page.getByText('You are on Premium with 2 extra channels.')).toBeVisible();
    await expect(card(page)).toContainText(/Price\$21\.99 per monthExtra channels2Next payment/);
    expect(await chargesOf(system, subscriber.accountCode)).toEqual([1199, 1000]);

    await channels(page).getByRole('link', { name: 'Choose the channels' }).click();
    await expect(page).toHaveURL('/covered');
    await expect(places(page)).toContainText('Your plan covers 2 extra channels. You can choose 2 more.');
    await choose(page, 'Night Arcade');
    await expect(places(page).getByRole('listitem').filter({ hasText: 'Night Arcade' })).toContainText(
      /Listed|Being listed|Not listed yet/,
    );
    await expect(page.getByRole('region', { name: 'Am I covered right now?' })).toContainText(
      'Night Arcade on YouTube',
    );
    await choose(page, 'Night Journal');
    await expect(places(page).getByRole('combobox'), 'every place is taken').toHaveCount(0);
    await expectReadable(page, 'the channels');
    await places(page).getByRole('button', { name: 'Remove Night Journal' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove Night Journal?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await places(page).getByRole('button', { name: 'Remove Night Journal' }).click();
    await question.getByRole('button', { name: 'Remove it' }).click();
    await expect(places(page)).toContainText('Night Journal is removed.');
    await expect(places(page).getByRole('listitem')).toHaveCount(1);
    await expect(places(page).getByRole('combobox')).toBeVisible();

    await page.goto(subscription);
    await askFor(page, '0');
    const fewer = channels(page).getByRole('group', { name: '2 to 0 extra channels' });
    await expect(fewer).toContainText('Renews for $11.99 every month until you cancel.');
    await fewer.getByRole('button', { name: /^Have no extra channels from/ }).click();
    await expect(page.getByText(/^From .+ you have no extra channels\.$/)).toBeVisible();
    await expect(card(page)).toContainText(/You keep 2 extra channels until .+\. Then you have none\./);
    await expect(card(page)).toContainText(/From \w+ \d+Premium, \$11\.99 per month/);
    await expect(channels(page)).toContainText(
      /You have 2 extra channels until .+\. From then on you have none\./,
    );
    await expect(
      page.getByText('Another number of channels is set. Take it back to change plans here.'),
    ).toBeVisible();
    await expectReadable(page, 'fewer to come');
    await channels(page).getByRole('button', { name: 'Keep 2 extra channels' }).click();
    await expect(
      page.getByRole('group', { name: 'You stay on Premium with 2 extra channels.' }),
      'it is read out',
    ).toBeFocused();
    await expect(card(page)).toContainText(/Renews on .+\. You will be charged \$21\.99\./);
    expect(await chargesOf(system, subscriber.accountCode)).toEqual([1199, 1000]);

    const more = await letterTo(system, addressOf(name), 'Your extra channels have changed');
    expect(more.text).toMatch(/Extra channels +2\nSo far +None\n[\s\S]+Next payment +\$21\.99\n/);
    expect(more.text).toMatch(/Choose the channels \S+\/covered\n/);
    const less = await letterTo(system, addressOf(name), 'Your extra channels will change');
    expect(less.text).toMatch(/Extra channels +None\nSo far +2\n[\s\S]+Next payment +\$11\.99\n/);
  });
}

test('more channels cost what the button says, with tax on top', async ({ page, system }) => {
  await chargeTax(system);
  const subscriber = await subscribeNew(system, { country: 'DE' });
  await openAsSubscriber(page, subscriber, subscription);
  await expect(channels(page)).toContainText('Each extra one costs $5.95 a month, incl. VAT.');
  await askFor(page, '2');
  await channels(page).getByRole('button', { name: 'Pay $11.90 for 2 extra channels' }).click();
  await expect(card(page)).toContainText('$26.17 per month, incl. VAT');
  expect(await chargesOf(system, subscriber.accountCode)).toEqual([1427, 1190]);
});
