import type { Page } from '@playwright/test';
import { colourViolations, violations } from './support/axe.ts';
import { confirmAct, findPerson, openDesk, partOf } from './support/desk.ts';
import { uniqueName } from './support/journey.ts';
import { sidewaysScroll } from './support/layout.ts';
import { addressOf, letterTo } from './support/mailbox.ts';
import { giveCookies } from './support/signIn.ts';
import { joinNew } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';
import { accountCodeOf, asNew, walkIn } from './support/walkIn.ts';

const connections = '/settings/identity';
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const looksRight = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page), 'dark').toEqual([]);
  for (const width of [375, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
};

test('a lost sign-in: staff start a merge, the letter confirms, and so does the other account', async ({
  page,
  browser,
  system,
  console,
}) => {
  console.allow(/status of 4(01|22)/);
  const [lost, present] = [uniqueName('Lost Lou'), uniqueName('Present Pat')];
  await joinNew(system, lost);
  const signedIn = await walkIn(system, asNew(present), 'google_oauth2');
  await openDesk(page, system);
  await findPerson(page, lost, lost);
  await page.getByRole('button', { name: 'Start a merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a merge' });
  const field = dialog.getByLabel('The account that the person has now');
  await field.fill('nobody');
  await expect(dialog).toContainText('There is no account with this guid or code.');
  await field.fill(accountCodeOf(signedIn.token));
  await expect(dialog.getByRole('group', { name: 'What this does' })).toContainText(present);
  await confirmAct(page, 'The Twitch account is gone');

  const context = await browser.newContext({ baseURL: system.siteUrl });
  const own = await context.newPage();
  await giveCookies(own, signedIn);
  await own.goto(`${connections}#token=${signedIn.token}`);
  const offered = region(own, 'Merge with an account that lost its sign-in?');
  await expect(offered).toContainText('First open the link in the letter');
  // Nothing of the lost account is told before its letter has confirmed.
  await expect(own.getByRole('main')).not.toContainText(lost);
  await expect(own.getByRole('button', { name: 'Merge accounts' })).toHaveCount(0);
  await looksRight(own);
  await letterTo(system, addressOf(present), 'Shall your two accounts become one?');

  const letter = await letterTo(system, addressOf(lost), 'Your account without a sign-in');
  const [link = ''] = /https?:\S+\/merge\?link=[\w-]+/.exec(letter.text) ?? [];
  const mailbox = await (await browser.newContext({ baseURL: system.siteUrl })).newPage();
  // A scanner of mail opens it too.
  for (const _ of [1, 2]) await mailbox.goto(link);
  const asked = region(mailbox, 'Are both accounts yours?');
  await expect(asked).toContainText(`“${lost}” has lost its sign-in, and “${present}” is the account`);
  await looksRight(mailbox);
  await own.reload();
  await expect(offered).toBeVisible();
  await asked.getByRole('button', { name: 'Confirm' }).click();
  const confirmed = region(mailbox, 'This side is confirmed');
  await expect(confirmed).toBeFocused();
  await looksRight(mailbox);

  await own.reload();
  const panel = region(own, 'Merge accounts');
  await expect(panel.getByRole('heading', { name: `Merge with “${lost}”?` })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'No, keep two accounts' })).toBeVisible();
  await looksRight(own);
  await panel.getByRole('button', { name: 'Merge accounts' }).click();
  await expect(region(own, 'Merged account')).toContainText(`“${present}” is part of this account`);
  await expect(region(own, 'Linked accounts')).toContainText(/Twitch.*Google/);

  await mailbox.reload();
  await expect(region(mailbox, 'The two became one')).toBeVisible();
  await letterTo(system, addressOf(lost), 'Your two accounts are one now');
  await letterTo(system, addressOf(present), 'Your two accounts are one now');
  await page.reload();
  await expect(partOf(page, 'Timeline')).toContainText('Another account became part of this one');
});

test('a link to a merge that was cut off says so', async ({ page, console }) => {
  console.allow(/Failed to load resource/);
  for (const search of ['', '?link=nothing']) {
    await page.goto(`/merge${search}`);
    await expect(page.getByRole('heading', { level: 2, name: 'This link leads nowhere' })).toBeVisible();
  }
});
