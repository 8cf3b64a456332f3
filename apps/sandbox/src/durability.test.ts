import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import { cardToken } from './testing/recurlyClient.ts';

const directory = mkdtempSync(join(tmpdir(), 'backbeat-kill-'));
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** The sandbox as a process of its own, from its sources. */
const startChild = async (more: Record<string, string> = {}) => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=@backbeat/source', main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SANDBOX_PORT: String(port),
      SANDBOX_MAIL_PORT: String(await freePort()),
      // Nobody wants to hear of its events.
      API_URL: `http://localhost:${port}`,
      BACKBEAT_DATA_DIR: directory,
      SANDBOX_SEED: '0',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  while (!said.includes('ready') && child.exitCode === null) await wait(20);
  return { child, url: `http://localhost:${port}`, gone, said: () => said };
};

const authorization = `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`;

const buy = (url: string, code: string, tokenId: string): Promise<Response> =>
  fetch(`${url}/v3/purchases`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': code },
    body: JSON.stringify({
      currency: 'USD',
      account: { code, billing_info: { token_id: tokenId } },
      subscriptions: [{ plan_code: 'rocksprem_i_m_v2' }],
    }),
  });

const rounds = 8;

test('kills in the middle of purchases leave each one whole or not there, and lose none that was answered', async () => {
  const answered: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { child, url, gone } = await startChild();
    const tokenId = await cardToken(url);
    let isRunning = true;
    const buyers = Array.from({ length: 8 }, async (_, buyer) => {
      for (let count = 0; isRunning; count += 1) {
        const code = `r${round}-b${buyer}-${count}`;
        const response = await buy(url, code, tokenId).catch(() => null);
        if (response?.status === 201) answered.push(code);
      }
    });
    const before = answered.length;
    // More than one a round, however slow the machine is.
    await expect.poll(() => answered.length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(before + 1);
    await wait(Math.random() * 120);
    child.kill('SIGKILL');
    await gone;
    isRunning = false;
    await Promise.all(buyers);
  }
  const url = 'http://localhost:1';
  const sandbox = await createSandbox({ url, apiUrl: url, siteUrl: url, dataDirectory: directory });
  const { accounts, charges, invoices, subscriptions } = sandbox.ledger();
  await sandbox.close();
  expect(answered.length).toBeGreaterThan(rounds);
  const codes = accounts.map(({ code }) => code).sort();
  const codesOf = (rows: readonly { accountCode: string }[]) =>
    rows.map(({ accountCode }) => accountCode).sort();
  expect(codesOf(charges)).toEqual(codes);
  expect(codesOf(invoices)).toEqual(codes);
  expect(codesOf(subscriptions)).toEqual(codes);
  expect(codes).toEqual(expect.arrayContaining(answered));
}, 60_000);

test('SIGTERM ends it with 0, and a second one on the same data or in production is refused', async () => {
  const first = await startChild();
  const second = await startChild();
  expect(await second.gone).toBe(1);
  expect(second.said()).toMatch(/in use by process \d+/);
  const startedMs = Date.now();
  first.child.kill('SIGTERM');
  expect(await first.gone).toBe(0);
  expect(Date.now() - startedMs).toBeLessThan(5000);
  const production = await startChild({ NODE_ENV: 'production' });
  expect(await production.gone).toBe(1);
  expect(production.said()).toContain('ALLOW_SANDBOX=1');
});
