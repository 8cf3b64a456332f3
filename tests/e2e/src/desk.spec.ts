import { colourViolations, violations } from './support/axe.ts';
import { confirmAct, finder, findPerson, openDesk, partOf } from './support/desk.ts';
import { uniqueName } from './support/journey.ts';
import { textSizes } from './support/largeText.ts';
import { sidewaysScroll, wordsOutside } from './support/layout.ts';
import { addFault, booksOf } from './support/ledger.ts';
import { addressOf, letterTo, mailboxOf } from './support/mailbox.ts';
import { callAs } from './support/payments.ts';
import { joinNew, subscribeNew } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

/** Before the sign-in the api says that nobody is here. */
const nobody = /status of 401/;

test.beforeEach(({ console }) => console.allow(nobody));

/** Notes how long a task of a support day took. */
const timed = async (task: string, work: () => Promise<void>): Promise<number> => {
  const before = Date.now();
  await work();
  const seconds = (Date.now() - before) / 1000;
  test.info().annotations.push({ type: task, description: `${seconds.toFixed(1)} s` });
  return seconds;
};

test.describe('a support day', () => {
  test('a person is found by a name with a mistake in it', async ({ page, system }) => {
    await openDesk(page, system);
    await timed('find by a misspelt name', () => findPerson(page, 'Pixl Marmelade', 'Pixel Marmalade'));
    await expect(partOf(page, 'Plan')).toContainText('You are on the Free plan.');
  });

  test('a person is found by the number of an invoice', async ({ page, system }) => {
    const name = uniqueName('Bill Payer');
    const person = await subscribeNew(system, { name });
    await expect.poll(async () => (await callAs(system, person, '/invoices')).invoices.length).toBe(1);
    const [{ number }] = (await callAs(system, person, '/invoices')).invoices;
    await openDesk(page, system);
    await timed('find by an invoice', () => findPerson(page, number, name));
    await expect(partOf(page, 'Payments and invoices')).toContainText(`No. ${number}`);
  });

  test('a payment goes back within 20 seconds, by keyboard alone', async ({ page, system }) => {
    const name = uniqueName('Sorry Sam');
    const person = await subscribeNew(system, { name });
    await openDesk(page, system);
    const seconds = await timed('find and refund by keyboard', async () => {
      await findPerson(page, name, name);
      await expect(page.getByRole('button', { name: /^Give back/ })).toBeVisible();
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: 'Give money back' });
      await expect(dialog.getByLabel('Reason')).toBeFocused();
      await page.keyboard.type('Bought by mistake');
      await expect(dialog.getByRole('group', { name: 'What this does' })).toContainText('$11.99');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Done. It stands in the timeline')).toBeVisible();
    });
    expect(seconds).toBeLessThan(20);
    expect((await booksOf(system, person.accountCode)).refunded).toEqual([1199]);
    await expect(partOf(page, 'Timeline')).toContainText('Bought by mistake');
  });

  test('a letter is read, and sent again', async ({ page, system }) => {
    const name = uniqueName('Letter Lou');
    await joinNew(system, name);
    const { copies } = await letterTo(system, addressOf(name), 'Welcome to Backbeat');
    await openDesk(page, system);
    await findPerson(page, name, name);
    const letters = partOf(page, 'Letters');
    await timed('read a letter', async () => {
      await letters.getByRole('button', { name: 'Read Welcome' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: 'Welcome to Backbeat' })).toBeVisible();
      await expect(page.frameLocator('iframe[title="The letter"]').locator('body')).toContainText('Backbeat');
      await dialog.getByRole('button', { name: 'Close' }).click();
    });
    await timed('send a letter again', async () => {
      await letters.getByRole('button', { name: 'Send again Welcome' }).click();
      await confirmAct(page, 'Asked for it by phone');
    });
    await expect
      .poll(async () =>
        (await mailboxOf(system, addressOf(name)))
          .filter(({ subject }) => subject === 'Welcome to Backbeat')
          .reduce((sum, letter) => sum + letter.copies, 0),
      )
      .toBeGreaterThan(copies);
  });

  test('a letter that bounced is found, read in place and sent again', async ({ page, system }) => {
    const name = uniqueName('Bounced Bo');
    await addFault(system, { target: 'mail', status: 550 });
    const person = await joinNew(system, name);
    const address = async () => (await callAs(system, person, '/account/letters')).address.state;
    await expect.poll(address).toBe('refused');
    await fetch(`${system.sandboxUrl}/faults`, { method: 'DELETE' });
    await openDesk(page, system);
    const letters = partOf(page, 'Letters');
    await timed('find a letter that bounced and read it', async () => {
      await findPerson(page, name, name);
      await expect(page.getByText('Letters came back')).toBeVisible();
      await expect(letters.getByRole('row', { name: /^Welcome/ })).toContainText('Bounced');
      await letters.getByRole('button', { name: 'Read Welcome' }).click();
      await expect(page.frameLocator('iframe[title="The letter"]').locator('body')).toContainText('Backbeat');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    });
    // The person has mended the mailbox, and says so in the settings.
    await callAs(system, person, '/account/letters/resume', {});
    await timed('send a letter again that bounced', async () => {
      await letters.getByRole('button', { name: 'Send again Welcome' }).click();
      await confirmAct(page, 'The mailbox works again');
    });
    await letterTo(system, addressOf(name), 'Welcome to Backbeat');
    await page.reload();
    await expect(letters.getByRole('row', { name: /^Welcome/ }).first()).toContainText('Sent');
    await expect(page.getByText('Letters came back')).toBeHidden();
  });

  test('sessions end, and a note says why', async ({ page, system }) => {
    const name = uniqueName('Shared Sue');
    const person = await joinNew(system, name);
    await openDesk(page, system);
    await findPerson(page, name, name);
    await timed('end sessions', async () => {
      await page.getByRole('button', { name: 'End sessions' }).click();
      await confirmAct(page, 'Somebody else is in the account');
    });
    const refresh = await fetch(`${system.apiUrl}/v1/me`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(refresh.status).toBe(401);
    await timed('write a note', async () => {
      await page.locator('main').focus();
      await page.keyboard.press('n');
      await page.getByRole('dialog').getByLabel('Note').fill('Called; knows what to do.');
      await confirmAct(page, 'So that all know');
    });
    await expect(partOf(page, 'Notes')).toContainText('Called; knows what to do.');
  });

  test('0cpm is given and ended', async ({ page, system }) => {
    const name = uniqueName('Guest Gil');
    const person = await joinNew(system, name);
    const tier = async () => (await callAs(system, person, '/account')).user.tier;
    await openDesk(page, system);
    await findPerson(page, name, name);
    await timed('give 0cpm and end it', async () => {
      await page.getByRole('button', { name: 'Give a tier' }).click();
      await confirmAct(page, 'Plays at the convention');
      expect(await tier()).toBe('0cpm');
      await page.getByRole('button', { name: 'Give a tier' }).click();
      await expect(page.getByRole('dialog').getByLabel('Tier')).toHaveValue('none');
      await confirmAct(page, 'The convention is over');
      expect(await tier()).toBe('free');
    });
  });

  test('a deletion is taken back', async ({ page, system }) => {
    const name = uniqueName('Staying Stan');
    const person = await joinNew(system, name);
    const answer = await fetch(`${system.apiUrl}/v1/account/deletion`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${person.token}`,
        origin: system.siteUrl,
        cookie: person.cookies.map((one) => `${one.name}=${one.value}`).join('; '),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ wanted: true }),
    });
    expect(answer.ok).toBe(true);
    await openDesk(page, system);
    await findPerson(page, name, name);
    await expect(page.getByText(/^Deletes itself on/)).toBeVisible();
    await timed('take back a deletion', async () => {
      await page.getByRole('button', { name: 'Take back the deletion' }).click();
      await confirmAct(page, 'Pressed by mistake');
    });
    await expect(page.getByText(/^Deletes itself on/)).toBeHidden();
  });

  test('a song request is answered by letter', async ({ page, system }) => {
    const from = `${uniqueName('singer').replaceAll(' ', '')}@people.example`;
    const form = new FormData();
    for (const [field, text] of Object.entries({
      name: 'Singer',
      email: from,
      message: 'Please more flutes.',
    }))
      form.append(field, text);
    const sent = await fetch(`${system.apiUrl}/v1/contact/music`, {
      method: 'POST',
      headers: { origin: system.siteUrl },
      body: form,
    });
    expect(sent.ok).toBe(true);
    await openDesk(page, system);
    await timed('answer a song request', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: /^Inboxes/ }).click();
      const entry = page.getByRole('group').filter({ hasText: 'Please more flutes.' });
      await entry.getByRole('button', { name: 'Take' }).click();
      await expect(entry.getByText('Taken: ')).toBeVisible();
      await entry.getByRole('button', { name: 'Answer' }).click();
      await entry.getByLabel('Answer').fill('There will be flutes in May.');
      await entry.getByRole('button', { name: 'Send the answer' }).click();
      await expect(entry.getByText('Done: ')).toBeVisible();
    });
    await expect
      .poll(async () => (await mailboxOf(system, from)).map(({ text }) => text).join('\n'))
      .toContain('There will be flutes in May.');
  });
});

test('each screen has nothing for axe, no sideways scroll and room for large text, in both schemes', async ({
  page,
  system,
}) => {
  const name = uniqueName('Looked At');
  await subscribeNew(system, { name });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(system.deskUrl);
  await expect(page.getByRole('link', { name: 'Sign in with Twitch' })).toBeVisible();
  const { setText, reset } = await textSizes(page);
  const look = async (screen: string) => {
    expect(await violations(page), screen).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await colourViolations(page), `${screen} in light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 375, height: 812 });
    expect(await sidewaysScroll(page), screen).toBeLessThanOrEqual(0);
    expect(await wordsOutside(page), screen).toEqual([]);
    await setText(32);
    expect(await sidewaysScroll(page), `${screen} in large text`).toBeLessThanOrEqual(0);
    await setText(16);
    await page.setViewportSize({ width: 1200, height: 900 });
  };
  await look('sign-in');
  await openDesk(page, system);
  await look('find');
  await findPerson(page, name, name);
  await expect(partOf(page, 'Payments and invoices')).toContainText('$11.99');
  await look('person');
  await page.getByRole('button', { name: /^Give back/ }).click();
  await expect(page.getByRole('group', { name: 'What this does' })).toBeVisible();
  await look('refund');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'See as they do' }).click();
  await expect(page.getByText(`You see what ${name} sees. Nothing can be pressed.`)).toBeVisible();
  await look('see as they do');
  for (const [path, heading] of [
    ['/today', 'Today'],
    ['/inboxes/songs', 'Song requests'],
    ['/team', 'Team'],
    ['/log', 'Log'],
  ] as const) {
    await page.goto(`${system.deskUrl}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await look(path);
  }
  await reset();
});

test('the log is narrowed down by who, whom, what and day, by keyboard', async ({ page, system }) => {
  const name = uniqueName('Looked Up');
  await joinNew(system, name);
  await openDesk(page, system);
  await findPerson(page, name, name);
  await page.getByRole('button', { name: 'Show e-mail' }).click();
  await expect(page.getByRole('button', { name: 'Cover e-mail' })).toBeVisible();
  await page.getByRole('link', { name: 'Log' }).click();
  const filters = page.getByRole('search', { name: 'Entries of the log' });
  const entries = page.getByRole('main').getByRole('listitem');
  await filters.getByRole('combobox', { name: 'Done to' }).focus();
  await page.keyboard.type(name);
  await expect(filters.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(filters.getByRole('combobox', { name: 'Done to' })).toHaveValue(name);
  await expect(filters.getByRole('combobox', { name: 'Done to' })).toBeFocused();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Uncovered a fact');
  await filters.getByLabel('What').selectOption('Looked as the person does');
  await expect(page.getByText('Nothing of the kind.')).toBeVisible();
  await filters.getByLabel('What').selectOption('Uncovered a fact');
  await expect(entries).toHaveCount(1);
  const { nowMs } = await (await fetch(`${system.sandboxUrl}/clock`)).json();
  const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);
  await filters.getByLabel('Day, in UTC').fill(dayOf(nowMs - 2 * 86_400_000));
  await expect(page.getByText('Nothing of the kind.')).toBeVisible();
  await filters.getByLabel('Day, in UTC').fill(dayOf(nowMs));
  await expect(entries).toHaveCount(1);
  await page.reload();
  await expect(filters.getByRole('combobox', { name: 'Done to' })).toHaveValue(name);
  await expect(entries).toHaveCount(1);
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(entries.nth(1)).toBeVisible();
  await expect(filters.getByLabel('What')).toHaveValue('');
});

test('nothing of a person is on the page in streamer mode', async ({ page, system }) => {
  const name = uniqueName('Secret Sid');
  await subscribeNew(system, { name });
  await openDesk(page, system);
  await findPerson(page, name, name);
  await expect(partOf(page, 'Payments and invoices')).toContainText('$11.99');
  await page.getByRole('switch', { name: 'Streamer mode' }).check();
  const main = page.locator('main');
  for (const fact of [name, '$11.99', addressOf(name).slice(-12)]) await expect(main).not.toContainText(fact);
  await main.getByRole('button', { name: 'Show invoices' }).click();
  await expect(partOf(page, 'Payments and invoices')).toContainText(/No\. \d+/);
  await page.keyboard.press('/');
  await page.keyboard.type(addressOf(name));
  await expect(page.getByRole('option', { name: 'Person 1' })).toBeVisible();
  // Typed text is drawn by the browser as dots, the words that say what to type are not.
  const hidden = (pseudo?: string) =>
    finder(page).evaluate(
      (field, part) => getComputedStyle(field, part).getPropertyValue('-webkit-text-security'),
      pseudo,
    );
  expect(await hidden()).toBe('disc');
  expect(await hidden('::placeholder')).toBe('none');
  await page.getByRole('switch', { name: 'Streamer mode' }).uncheck();
  expect(await hidden()).toBe('none');
});

test('who only reads sees no acts, and a stranger does not get in', async ({ page, system, context }) => {
  await openDesk(page, system);
  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('button', { name: 'Add somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Who' }).fill('Night Owl');
  await dialog.getByRole('option', { name: 'Night Owl' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Who' })).toHaveValue('Night Owl');
  await dialog.getByLabel('Reason').fill('Joins the team');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: /Night Owl.*Reader/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have signed out.')).toBeVisible();

  await openDesk(page, system, 'Night Owl');
  await findPerson(page, 'Minty Loop', 'Minty Loop');
  await expect(partOf(page, 'Payments and invoices')).toContainText('$11.99');
  for (const act of ['Give back', 'Note', 'End sessions', 'Give a tier', 'Write one'])
    await expect(page.getByRole('button', { name: act })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.getByRole('link', { name: 'Sign in with Twitch' }).click();
  await page.waitForURL(/\/identity\/twitch\//);
  await page.getByRole('button', { name: 'Prisma Pro' }).click();
  await expect(page.getByText('This account is not staff.')).toBeVisible();
  await expect(page.getByText(/^Request /)).toBeVisible();
  expect(await context.cookies(system.apiUrl)).not.toContainEqual(
    expect.objectContaining({ name: expect.stringContaining('backbeat_staff') }),
  );
});

test('the way in is found by keyboard, and the page that was asked for opens after it', async ({
  page,
  system,
}) => {
  await page.goto(`${system.deskUrl}/today`);
  await page.getByRole('link', { name: 'Sign in with Twitch' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/identity\/twitch\//);
  await page.getByRole('button', { name: 'Admin Ada' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(finder(page)).toBeFocused();
  // On the first screen the field stands in the page, behind the switch of the header.
  await page.getByRole('link', { name: 'Backbeat desk, home' }).click();
  await page.getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('/');
  await expect(finder(page)).toBeFocused();
});

test('an address of the log that was handed on is narrowed down after the sign-in', async ({
  page,
  system,
}) => {
  await page.goto(`${system.deskUrl}/log?what=staffSearch`);
  await page.getByRole('link', { name: 'Sign in with Twitch' }).click();
  await page.waitForURL(/\/identity\/twitch\//);
  await page.getByRole('button', { name: 'Admin Ada' }).click();
  await expect(page.getByRole('search', { name: 'Entries of the log' }).getByLabel('What')).toHaveValue(
    'staffSearch',
  );
});
