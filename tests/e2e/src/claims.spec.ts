import type { Page } from '@playwright/test';
import { heal } from './account/visit.ts';
import { colourViolations, violations } from './support/axe.ts';
import { uniqueName } from './support/journey.ts';
import { sidewaysScroll, wordsOutside } from './support/layout.ts';
import { addressOf, letterTo, startRounds } from './support/mailbox.ts';
import { moveClock } from './support/moveClock.ts';
import { listenerOf, play } from './support/plays.ts';
import { openAsNew } from './support/signIn.ts';
import { secretsWhileStreaming } from './support/streamerMode.ts';
import { endPlan, openAsSubscriber, type Subscriber, subscribeNew } from './support/subscriber.ts';
import { expect, type RunningSystem, test } from './support/test.ts';
import { makeVideo, setRights, shareChannel, systemNow, waitForListing } from './support/videos.ts';

const path = '/claims';
const field = (page: Page) => page.getByLabel('Addresses of videos, or the text of the claim');
const claim = (page: Page, title: string) => page.getByRole('article', { name: title });
const channels = (page: Page) => page.getByRole('region', { name: 'Your channels' });

const check = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Just checked' })).toBeFocused();
};

/** Has somebody's video channel listed, by a platform that lists it at once. */
const list = async (system: RunningSystem, subscriber: Subscriber, channel: string): Promise<void> => {
  await setRights(system, { listingDelayMs: 0 });
  await shareChannel(system, subscriber, channel);
  await startRounds(system);
  await waitForListing(system, subscriber, 'listed');
};

/** Somebody whose plan covers uploads, with a video channel that is on the list. */
const uploader = async (system: RunningSystem, name: string, channel: string): Promise<Subscriber> => {
  const subscriber = await subscribeNew(system, { name, planCode: 'rockspremdownloads_m_v1' });
  await list(system, subscriber, channel);
  return subscriber;
};

/** When a stream begins that the plan of now covers: platforms tell it in whole seconds. */
const nextSecond = async (system: RunningSystem): Promise<string> =>
  new Date(Math.ceil((await systemNow(system)) / 1000) * 1000).toISOString();

/** It fits at both widths, and reads well in both schemes. */
const looksWell = async (page: Page): Promise<void> => {
  for (const width of [375, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysScroll(page), `${width}`).toBeLessThanOrEqual(0);
    expect.soft(await wordsOutside(page), `${width}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await violations(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await colourViolations(page), 'light').toEqual([]);
};

test.afterEach(async ({ system }) => {
  await fetch(`${system.sandboxUrl}/rights`, { method: 'DELETE' });
  await heal(system);
});

test('a covered claim is released, and told of by letter', async ({ page, system }) => {
  const name = uniqueName('Claimed');
  const subscriber = await uploader(system, name, 'Velvet Garage');
  const title = 'Ten garages in one night';
  const address = await makeVideo(system, { channel: 'Velvet Garage', title, claims: [{}] });
  await openAsSubscriber(page, subscriber, '/settings');
  await page.getByRole('link', { name: 'I got a claim' }).click();
  await expect(page).toHaveURL(path);
  await check(page, address);
  await expect(claim(page, title)).toContainText('Covered');
  await expect(claim(page, title)).toContainText(/Velvet Garage on YouTube\. Published on \w+ \d+, \d{4}/);
  await expect(claim(page, title)).toContainText(
    /It is gone by \w+ \d+, \d{4}, or we credit you a month\.|The claim is gone\./,
  );
  // The page asks again by itself.
  await expect(claim(page, title)).toContainText('The claim is gone.', { timeout: 60_000 });
  const letter = await letterTo(system, addressOf(name), 'A claim on your video is gone');
  expect(letter.text).toContain(title);
  expect(letter.text).toContain(`${system.siteUrl}${path}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your claims' })).toBeVisible();
  await expect(claim(page, title)).toContainText('The claim is gone.');
});

test('many addresses at once: one refused, somebody else’s, a private one, rubbish', async ({
  page,
  system,
}) => {
  const subscriber = await uploader(system, uniqueName('Many'), 'Solar Kitchen');
  const own = { channel: 'Solar Kitchen' } as const;
  const refused = await makeVideo(system, {
    ...own,
    title: 'Soup for twelve',
    claims: [{ isReleaseRefused: true }],
  });
  const others = await makeVideo(system, { channel: 'Copper Cinema', title: 'Not mine at all' });
  const hidden = await makeVideo(system, { ...own, title: 'Only for me', privacy: 'private' });
  await openAsSubscriber(page, subscriber, path);
  await check(page, [refused, others, hidden, 'https://example.com/watch?v=1', others].join('\n'));
  await expect(page.getByText('3 videos checked. 1 line has no video of YouTube or Twitch.')).toBeVisible();
  await expect(field(page)).toHaveValue('https://example.com/watch?v=1');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(claim(page, 'Soup for twelve')).toContainText(
    /has not released it, though it is covered\. Our staff look at it/,
    { timeout: 60_000 },
  );
  await expect(claim(page, 'Not mine at all')).toContainText('It is on a channel that is not yours');
  await expect(
    claim(page, 'Not mine at all').getByRole('link', { name: 'Connect a channel' }),
  ).toHaveAttribute('href', '/covered#video-channel');
  await expect(claim(page, 'A video on YouTube')).toContainText('We cannot see this video');
  await expect(page.getByText('Only for me')).toHaveCount(0);
  await looksWell(page);

  // What cannot be asked says so at the field, and what is asked for again is no second claim.
  await field(page).fill('My video got a claim.');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Paste the address of a video, or the text of a claim')).toBeVisible();
  await check(page, others.replace('www.', 'm.'));
  await expect(page.getByText('1 video checked.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await secretsWhileStreaming(page)).toEqual([]);
});

test('what was not covered says why, and what would cover the next one', async ({ page, system }) => {
  await page.goto(path);
  await expect(page.getByText('Did a video of yours get a claim?')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible();

  await page.goto('about:blank');
  const subscriber = await subscribeNew(system);
  await list(system, subscriber, 'Paper Trails');
  const upload = await makeVideo(system, { channel: 'Paper Trails', title: 'Folded', claims: [{}] });
  await openAsSubscriber(page, subscriber, path);
  await check(page, upload);
  await expect(claim(page, 'Folded')).toContainText('Not covered');
  await expect(claim(page, 'Folded')).toContainText('Your plan covers live streams, and no uploads.');
  await expect(claim(page, 'Folded')).toContainText('Rule: No uploads');
  await expect(claim(page, 'Folded')).toContainText('Pro and Download cover uploads. Then check');
  await expect(claim(page, 'Folded').getByRole('link', { name: 'Look at your plan' })).toHaveAttribute(
    'href',
    '/settings/subscription',
  );
  await expect(claim(page, 'Folded').getByRole('button', { name: /^Proof/ })).toHaveCount(0);

  await page.goto('about:blank');
  await openAsNew(page, system, uniqueName('Planless'), path);
  await expect(page.getByText('No claims so far')).toBeVisible();
  await check(page, upload);
  await expect(claim(page, 'Folded')).toContainText('It is on a channel that is not yours');
});

test('the proof of a covered stream is one press away, in two languages', async ({ page, system }) => {
  const name = uniqueName('Proven');
  const subscriber = await subscribeNew(system, { name });
  await openAsSubscriber(page, subscriber, path);
  await play(system, await listenerOf(page), 'Paper lanterns', 'lofi');
  const title = 'Loops until dawn';
  const address = await makeVideo(system, {
    platform: 'twitch',
    channel: addressOf(name).replace(/@.*/, ''),
    kind: 'live',
    title,
    startedAt: await nextSecond(system),
  });
  await moveClock(system, { days: 1 });
  await check(page, address);
  await expect(claim(page, title)).toContainText('Twitch lets only you dispute a claim.');
  await expect(claim(page, title)).toContainText(/Paper lanterns by Sample Artist 08, at \d:\d\d/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await claim(page, title)
    .getByRole('button', { name: /^Proof/ })
    .click();
  const proof = page.getByRole('region', { name: 'Proof' });
  await expect(proof).toBeFocused();
  const copied = async () => {
    await proof.getByRole('button', { name: 'Copy the text' }).click();
    await expect(proof.getByText('Copied. Paste it into the form of the dispute.')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const english = await copied();
  expect(english).toContain('Reason: License.');
  const certificate = /\/certificate\/BB-[\w-]+/.exec(english)?.[0] ?? '';
  await proof.getByText('Deutsch').click();
  expect(await copied()).toMatch(/^Grund: Lizenz\./);
  await looksWell(page);
  await expect(proof.getByRole('link', { name: 'Open the certificate' })).toHaveAttribute(
    'href',
    certificate,
  );
  await page.goto(certificate);
  await expect(page.getByRole('heading', { name: /Covered by \w+ Premium/ })).toBeVisible();
});

test('a video channel of before has its proof too', async ({ page, system }) => {
  const subscriber = await subscribeNew(system);
  await list(system, subscriber, 'Velvet Garage');
  await openAsSubscriber(page, subscriber, path);
  await play(system, await listenerOf(page), 'Paper lanterns', 'lofi');
  const title = 'Last night in the garage';
  const address = await makeVideo(system, {
    channel: 'Velvet Garage',
    kind: 'live',
    title,
    startedAt: await nextSecond(system),
  });
  await moveClock(system, { days: 1 });
  await shareChannel(system, subscriber, 'Solar Kitchen');
  await check(page, address);
  await expect(claim(page, title)).toContainText('Velvet Garage on YouTube.');
  await claim(page, title)
    .getByRole('button', { name: /^Proof/ })
    .click();
  const link = page
    .getByRole('region', { name: 'Proof' })
    .getByRole('link', { name: 'Open the certificate' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: /Covered by \w+ Premium/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Velvet Garage');
  await expect(page.getByRole('main')).toContainText(/Connected (since|from) \w+ \d+, \d{4}/);
});

test('a channel says where it stands with the list of its platform', async ({ page, system }) => {
  const subscriber = await subscribeNew(system);
  await list(system, subscriber, 'Frost Harbour');
  await openAsSubscriber(page, subscriber, '/covered');
  await expect(channels(page)).toContainText(/Frost HarbourListedOn YouTube’s list of channels without/);
  await expect(channels(page)).toContainText(/Connected\s*Twitch keeps no list/);

  await page.goto('about:blank');
  await endPlan(system, subscriber);
  await startRounds(system);
  await waitForListing(system, subscriber, 'leaving');
  await openAsSubscriber(page, subscriber, '/covered');
  await expect(channels(page)).toContainText(/Leaving the list.+leaves the list on \w+ \d+, \d{4}, unless/);
  await looksWell(page);

  await page.goto('about:blank');
  const name = uniqueName('Unlisted');
  const refused = await subscribeNew(system, { name });
  await setRights(system, { refusedChannels: [await shareChannel(system, refused, 'Amber League')] });
  await startRounds(system);
  await waitForListing(system, refused, 'failed');
  await openAsSubscriber(page, refused, '/covered');
  await expect(channels(page)).toContainText('YouTube does not list it, and says no more.');
  await expect(channels(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('region', { name: 'Am I covered right now?' })).toContainText(
    'Amber League on YouTube (not listed)',
  );
});
