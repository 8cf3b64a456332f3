import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { finder, findPerson, openDesk, partOf } from '../support/desk.ts';
import { uniqueName } from '../support/journey.ts';
import { addFault } from '../support/ledger.ts';
import { callAs } from '../support/payments.ts';
import { joinNew, subscribeNew } from '../support/subscriber.ts';
import { expect, type RunningSystem, test } from '../support/test.ts';
import { isWanted, takePictures } from './takePictures.ts';

/** The acts of a person's page that somebody with a plan and a letter has, by their buttons. */
const acts = [
  ['note', 'Note'],
  ['end-sessions', 'End sessions'],
  ['extend-coverage', 'Extend coverage'],
  ['give-a-tier', 'Give a tier'],
  ['send-again', /^Send again/],
  ['refund', /^Give back/],
] as const;

const inboxes = ['claims', 'songs', 'letters', 'events', 'purchases', 'tiers'] as const;

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Nothing of the desk is on its way any more. */
const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Opening|Looking)/ })).toHaveCount(0);
};

const writeSong = async (system: RunningSystem): Promise<void> => {
  const form = new FormData();
  const fields = { name: 'Singer', email: 'singer@people.example', message: 'Please more flutes.' };
  for (const [field, text] of Object.entries(fields)) form.append(field, text);
  await fetch(`${system.apiUrl}/v1/contact/music`, {
    method: 'POST',
    headers: { origin: system.siteUrl },
    body: form,
  });
};

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ console }) => console.allow(/./));

    const picture = async (page: Page, name: string): Promise<void> => {
      if (!isWanted(`desk-${name}`)) return;
      await settled(page);
      expect.soft(await violations(page), name).toEqual([]);
      await takePictures(page, `desk-${name}-${colorScheme}`);
      await page.setViewportSize({ width: 1200, height: 900 });
    };

    test('the way in, and the first screen', async ({ page, system }) => {
      await page.goto(system.deskUrl);
      await page.getByRole('link', { name: 'Sign in with Twitch' }).waitFor();
      await picture(page, 'sign-in');
      await page.getByRole('link', { name: 'Sign in with Twitch' }).click();
      await page.waitForURL(/\/identity\/twitch\//);
      await page.getByRole('button', { name: 'Prisma Pro' }).click();
      await page.getByText('This account is not staff.').waitFor();
      await picture(page, 'sign-in-refused');
      await openDesk(page, system);
      await picture(page, 'find');
      await finder(page).fill('pi');
      await page.getByRole('option').first().waitFor();
      await picture(page, 'find-people');
      await finder(page).fill('zzzzqqqq');
      await page.getByText(/^Nobody found/).waitFor();
      await picture(page, 'find-nobody');
      await addFault(system, { target: 'v3', status: 503 });
      await finder(page).fill('No. 99999999');
      await page.getByText(/^Nobody found in our own records/).waitFor();
      await picture(page, 'find-provider-away');
      await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });
      await page.keyboard.press('Escape');
      await page.locator('main').focus();
      await page.keyboard.press('?');
      await picture(page, 'keys');
      await page.keyboard.press('Escape');
      await page.goto(`${system.deskUrl}/nowhere`);
      await picture(page, 'lost');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You have signed out.').waitFor();
      await picture(page, 'signed-out');
    });

    test('people', async ({ page, system }) => {
      await openDesk(page, system);
      for (const [name, person] of [
        ['premium', 'Yara Yearly'],
        ['free', 'Pixel Marmalade'],
        ['pro', 'Prisma Pro'],
      ] as const) {
        await findPerson(page, person, person);
        await partOf(page, 'Timeline').getByRole('listitem').first().waitFor();
        await picture(page, `person-${name}`);
        await page.getByRole('link', { name: 'See as they do' }).click();
        await page.getByText(/Nothing can be pressed\.$/).waitFor();
        await picture(page, `view-${name}`);
      }
      const leaver = uniqueName('Leaving Lea');
      const left = await joinNew(system, leaver);
      await fetch(`${system.apiUrl}/v1/account/deletion`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${left.token}`,
          origin: system.siteUrl,
          cookie: left.cookies.map((one) => `${one.name}=${one.value}`).join('; '),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ wanted: true }),
      });
      await findPerson(page, leaver, leaver);
      await page.getByText(/^Deletes itself on/).waitFor();
      await picture(page, 'person-leaving');
      await page.goto(`${system.deskUrl}/people/00000000-0000-4000-8000-000000000000`);
      await page.getByText('There is no such person').waitFor();
      await picture(page, 'person-unknown');
    });

    test('acts', async ({ page, system }) => {
      const name = uniqueName('Acted On');
      const person = await subscribeNew(system, { name });
      await expect.poll(async () => (await callAs(system, person, '/invoices')).invoices.length).toBe(1);
      await openDesk(page, system);
      await findPerson(page, name, name);
      await page.getByRole('button', { name: /^Give back/ }).waitFor();
      for (const [act, button] of acts) {
        await page.getByRole('button', { name: button }).first().click();
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        if (act === 'note') await dialog.getByLabel('Note').fill('Called back; knows what to do.');
        if (act === 'extend-coverage') await dialog.getByLabel('Covered until').fill(inAMonth);
        // Who is covered already cannot be covered further.
        const shown = dialog.getByRole('group', { name: 'What this does' });
        await shown.or(dialog.getByRole('alert')).waitFor();
        await picture(page, `act-${act}`);
        if (act === 'refund') {
          await dialog.getByRole('radio', { name: /^A part/ }).check();
          await dialog.getByLabel('Amount in dollars').fill('5.00');
          await dialog.getByText('$5.00').waitFor();
          await dialog.getByRole('button', { name: 'Confirm' }).click();
          await picture(page, 'act-refund-part');
        }
        await dialog.getByRole('button', { name: 'Close' }).last().click();
      }
      await page
        .getByRole('button', { name: /^Read / })
        .first()
        .click();
      await page.frameLocator('iframe[title="The letter"]').locator('body').waitFor();
      await picture(page, 'letter');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
      await page.getByRole('switch', { name: 'Streamer mode' }).check();
      await picture(page, 'person-streamer-mode');
      await page.getByRole('switch', { name: 'Streamer mode' }).uncheck();
      await addFault(system, { target: 'v3', status: 503 });
      await page.reload();
      await page.getByText('The bills did not come').waitFor();
      await picture(page, 'person-provider-away');
      await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });
    });

    test('what waits, the days, the log and the team', async ({ page, system }) => {
      await openDesk(page, system);
      for (const inbox of inboxes) {
        await page.goto(`${system.deskUrl}/inboxes/${inbox}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await picture(page, `inbox-${inbox}`);
      }
      await writeSong(system);
      await page.goto(`${system.deskUrl}/inboxes/songs`);
      const entry = page.getByRole('group').filter({ hasText: 'Please more flutes.' }).first();
      await entry.waitFor();
      await picture(page, 'inbox-songs-filled');
      await entry.getByRole('button', { name: 'Take' }).click();
      await entry.getByRole('button', { name: 'Answer' }).click();
      await entry.getByLabel('Answer').fill('There will be flutes in May.');
      await picture(page, 'inbox-songs-answer');
      await page.goto(`${system.deskUrl}/today`);
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
      await picture(page, 'today');
      await page.goto(`${system.deskUrl}/team`);
      await page.getByRole('row').nth(1).waitFor();
      await picture(page, 'team');
      await page.getByRole('button', { name: 'Add somebody' }).click();
      await page.getByRole('dialog').waitFor();
      await picture(page, 'team-add');
      await page.goto(`${system.deskUrl}/log`);
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      await picture(page, 'log');
      await page.goto(`${system.deskUrl}/log?what=staff:add&day=2024-01-01`);
      await page.getByText('Nothing of the kind.').waitFor();
      await picture(page, 'log-nothing');
      await system.stopApi('SIGTERM');
      await page.goto(`${system.deskUrl}/today`);
      await page.getByText('The desk cannot reach the api').waitFor({ timeout: 90_000 });
      await picture(page, 'api-away');
      await system.startApi();
    });
  });
}
