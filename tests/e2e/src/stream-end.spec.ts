import type { Page } from '@playwright/test';
import { heal } from './account/visit.ts';
import { violations } from './support/axe.ts';
import { whole } from './support/inForm.ts';
import { sidewaysScroll, wordsOutside } from './support/layout.ts';
import { addFault, ledgerOf } from './support/ledger.ts';
import { endSubscriptions } from './support/provider.ts';
import { openAs } from './support/signIn.ts';
import { openAsSubscriber, type Subscriber, subscribeNew } from './support/subscriber.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

const subscription = '/settings/subscription';
const light = (page: Page) => page.getByRole('region', { name: 'Am I covered right now?' });
const card = (page: Page) => page.getByRole('region', { name: 'Premium', exact: true });
const line = /^Covered until your stream ends, at the latest \d\d:\d\d UTC$/;

const goLive = (system: RunningSystem, channel: string, live = true) =>
  fetch(`${system.sandboxUrl}/live`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel, live }),
  });

/** The name by which the live platform's sandbox knows somebody's channel. */
const channelOf = async (system: RunningSystem, { token }: Pick<Subscriber, 'token'>): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${system.apiUrl}/v1/account/export`, { headers });
  const { identities } = await answer.json();
  return String(identities[0].subject).replace(/^creator-/, '');
};

const meOf = async (system: RunningSystem, { token }: Pick<Subscriber, 'token'>) =>
  (await fetch(`${system.apiUrl}/v1/me`, { headers: { authorization: `Bearer ${token}` } })).json();

/** Ends what somebody has while they stream, and waits until the api has heard of it. */
const endInStream = async (system: RunningSystem, subscriber: Subscriber): Promise<string> => {
  const channel = await channelOf(system, subscriber);
  await goLive(system, channel);
  // Platforms tell the beginning of a stream in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await endSubscriptions(system, subscriber.accountCode);
  await expect.poll(async () => (await meOf(system, subscriber)).extended_until).toBeTruthy();
  return channel;
};

test.afterEach(({ system }) => heal(system));

test('a plan that ends in the middle of a stream covers it, says so, and can be bought again', async ({
  page,
  system,
}) => {
  const subscriber = await subscribeNew(system);
  await openAsSubscriber(page, subscriber, '/covered');
  await expect(light(page).getByRole('heading')).toHaveText('Yes, you are covered');
  await page.getByRole('button', { name: /^Make an address/ }).click();
  const address =
    (await page.getByRole('region', { name: 'For your chat bot' }).locator('code').textContent()) ?? '';
  await endInStream(system, subscriber);
  expect(await (await fetch(address)).text()).toMatch(line);

  await page.goto('about:blank');
  await openAsSubscriber(page, subscriber, '/covered');
  await expect(light(page).getByRole('heading')).toHaveText('Covered until your stream ends');
  await expect(light(page)).toContainText(/at the latest \d\d:\d\d UTC\. Nothing is charged for it\./);
  await expect(page.getByText(/now “Covered until your stream ends, at the latest/)).toBeVisible();
  await expect(light(page).getByRole('link', { name: 'Go back on a plan' })).toHaveAttribute(
    'href',
    '/pricing',
  );

  await page.goto('about:blank');
  await openAsSubscriber(page, subscriber, subscription);
  await expect(card(page)).toContainText('Ends with your stream');
  await expect(card(page)).toContainText(/Covered until your stream ends, at the latest \d\d:\d\d UTC\./);
  await expect(page.getByRole('link', { name: 'Upgrade now' }).first()).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 375, height: 800 });
  expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect.soft(await wordsOutside(page)).toEqual([]);

  // With the keyboard alone to where plans are, and not to the player.
  await card(page).getByRole('link', { name: 'Go back on a plan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pricing/);
  await page.goto('/checkout/premium');
  await expect(page.getByRole('main').getByLabel('First name')).toBeVisible();
  expect((await ledgerOf(system, subscriber.accountCode)).charges).toHaveLength(1);
});

// It takes a minute to pass. In the short form the api is asked (streamExtensions.test.ts).
test('a certificate says which of its time was the rest of a stream', whole, async ({ page, system }) => {
  const subscriber = await subscribeNew(system);
  await endInStream(system, subscriber);
  // Today counts to the last whole minute.
  await expect
    .poll(
      async () => {
        const day = new Date().toISOString().slice(0, 10);
        const answer = await fetch(`${system.apiUrl}/v1/certificates`, {
          method: 'POST',
          headers: { authorization: `Bearer ${subscriber.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ platform: 'twitch', from: day, until: day }),
        });
        return answer.ok ? (await answer.json()).covered.at(-1).reason : null;
      },
      { timeout: 130_000, intervals: [10_000] },
    )
    .toBe('extended while live');
  await openAsSubscriber(page, subscriber, subscription);
  await expect(page.getByText('Premium, extended while live').first()).toBeVisible();
});

test('a ready-made creator, on a bad day: Twitch fails, the api dies, two tabs look', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource|ERR_/);
  await openAs(page, system, 'encoreenzo', '/covered');
  await expect(light(page).getByRole('heading')).toHaveText('Yes, you are covered');
  const other = await page.context().newPage();
  await goLive(system, 'encoreenzo');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await addFault(system, { target: 'platforms', status: 503 });
  await endSubscriptions(system, 'encoreenzo-account');
  // Nobody says whether there is a stream: nobody is cut off.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      return light(page).getByRole('heading').textContent();
    })
    .toBe('Covered until your stream ends');

  await system.stopApi('SIGKILL');
  await system.startApi();
  await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });
  await other.goto('/settings');
  await expect(light(other).getByRole('heading')).toHaveText('Covered until your stream ends');
  await expect(card(other)).toContainText('Ends with your stream');
  await other.close();
  const { charges } = await ledgerOf(system, 'encoreenzo-account');
  expect(charges).toHaveLength(1);
});

test('without a stream a plan ends at once, and a new creator reads so', async ({ page, system }) => {
  const subscriber = await subscribeNew(system);
  await endSubscriptions(system, subscriber.accountCode);
  await expect.poll(async () => (await meOf(system, subscriber)).tier).toBe('free');
  await openAsSubscriber(page, subscriber, '/covered');
  await expect(light(page).getByRole('heading')).toHaveText('No, not right now');
});
