import type { Page } from '@playwright/test';
import pg from 'pg';
import { fillCheckout, payButton, uniqueName } from '../support/journey.ts';
import { ledgerOf } from '../support/ledger.ts';
import { openAsNew } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

/** A connection past the api's own. */
const connect = async (databaseUrl: string | null, database: string): Promise<pg.Client> => {
  const url = new URL(databaseUrl ?? '');
  url.pathname = database;
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => {});
  await client.connect();
  return client;
};

const problem = (page: Page) => page.getByRole('alert').filter({ visible: true }).first();

test.beforeEach(({ console }) => {
  console.allow(/Failed to load resource|ERR_/);
});

test('a database that takes no connections: it is said, what was typed stays, and the next press buys once', async ({
  page,
  system,
}) => {
  const accountCode = await openAsNew(page, system, uniqueName('Tester'), '/checkout/premium');
  await fillCheckout(page);
  const admin = await connect(system.databaseUrl, 'template1');
  await admin.query('alter database postgres allow_connections false');
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'");
  await payButton(page).click();
  await expect(problem(page)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  const other = await page.context().newPage();
  await other.goto('/settings/subscription');
  await expect(other.getByText('Your account is out of reach')).toBeVisible();

  await admin.query('alter database postgres allow_connections true');
  await admin.end();
  await expect
    .poll(async () => (await fetch(`${system.apiUrl}/ready`)).status, { message: 'a process is in service' })
    .toBe(200);
  await other
    .getByRole('main')
    .getByRole('button', { name: /try again/i })
    .click();
  await expect(other.getByText('You are on the Free plan.')).toBeVisible();
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you/);
  expect((await ledgerOf(system, accountCode)).charges).toHaveLength(1);
});

test('a statement that waits for too long: it is said after a quarter of a minute, and the next press buys once', async ({
  page,
  system,
}) => {
  const accountCode = await openAsNew(page, system, uniqueName('Tester'), '/checkout/premium');
  await fillCheckout(page);
  const locking = await connect(system.databaseUrl, 'postgres');
  await locking.query('begin');
  await locking.query('select 1 from users where hash = $1 for update', [accountCode]);
  await payButton(page).click();
  await expect(problem(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await locking.query('rollback');
  await locking.end();
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you/);
  expect((await ledgerOf(system, accountCode)).charges).toHaveLength(1);
});
