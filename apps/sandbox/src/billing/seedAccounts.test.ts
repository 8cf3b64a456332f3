import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tierForViewers, tierPaidBy } from '@backbeat/domain';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { readyMadeCreators } from '../identity/creators.ts';
import { averageViewers } from '../platforms/audience.ts';

const dataDirectory = mkdtempSync(join(tmpdir(), 'backbeat-seed-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

const url = 'http://localhost:5998';
const open = () => createSandbox({ url, apiUrl: url, siteUrl: url, dataDirectory, isSeeded: true });

test('every ready-made creator has the subscription that the note speaks of, once', async () => {
  await (await open()).close();
  const sandbox = await open();
  const { subscriptions, invoices, waitingNotices, nowMs } = sandbox.ledger();
  await sandbox.close();
  for (const { account } of readyMadeCreators) {
    const all = subscriptions.filter(({ accountCode }) => accountCode === account?.accountCode);
    const own = all.filter(({ state }) => state !== 'expired');
    expect(all.length - own.length).toBe(account?.billing === 'with_history' ? 1 : 0);
    const isPastDue = invoices.some(
      (row) => row.accountCode === account?.accountCode && row.state === 'past_due',
    );
    expect(own).toHaveLength(account?.billing == null ? 0 : 1);
    if (account?.billing == null) continue;
    expect(own[0]?.planCode).toBe(account.planCode);
    const ended = account.billing === 'canceled' || account.billing === 'paused' ? account.billing : 'active';
    expect(own[0]?.state).toBe(ended);
    expect(isPastDue).toBe(account.billing === 'past_due');
    expect((own[0]?.trialEndsAtMs ?? 0) > nowMs).toBe(account.billing === 'trial');
  }
  expect(waitingNotices).toBeLessThan(4);
});

test('who has Pro has paid for the audience that the note speaks of', async () => {
  const sandbox = await open();
  const { subscriptions } = sandbox.ledger();
  await sandbox.close();
  const bought = readyMadeCreators.flatMap(({ sub, account }) =>
    account?.tier === 'pro' && account.planCode !== null
      ? [{ sub, accountCode: account.accountCode, planCode: account.planCode }]
      : [],
  );
  expect(bought).not.toEqual([]);
  for (const { sub, accountCode, planCode } of bought) {
    const row = subscriptions.find((one) => one.accountCode === accountCode);
    const paid = tierPaidBy(planCode, row?.unitAmountCents ?? 0);
    expect(paid, sub).toBe(tierForViewers(averageViewers(sub)).name);
  }
});

test('there is one creator for each state that the product tells apart', () => {
  const badges = readyMadeCreators.map(({ badge }) => badge);
  expect(new Set(badges)).toEqual(
    new Set([
      'New',
      'Free',
      'Premium',
      'Trial',
      'Cancelled',
      'Download',
      'Pro',
      '0cpm',
      'Admin',
      'Streamlabs',
      'Humble',
      'Recurly',
      'Past due',
      'Invoices',
      'Paused',
      'Two accounts',
    ]),
  );
  expect(new Set(readyMadeCreators.map(({ sub }) => sub)).size).toBe(readyMadeCreators.length);
});
