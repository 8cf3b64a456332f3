import { setTimeout as wait } from 'node:timers/promises';
import type { Letter } from '@backbeat/mail';
import { freePort } from '@backbeat/tooling/stack';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { users } from '../db/schema/accounts.ts';
import { letters } from '../db/schema/letters.ts';
import { createMetrics, type Metrics } from '../operations/createMetrics.ts';

let sandbox: TestSandbox;
let api: TestApi;
let metrics: Metrics;
beforeAll(async () => {
  const mailPort = await freePort();
  sandbox = await startTestSandbox({ mailPort });
  const database = await openTestDatabase();
  metrics = createMetrics(database);
  api = await createTestApi({
    database,
    sandboxUrl: sandbox.url,
    environment: { MAIL_URL: `smtp://localhost:${mailPort}` },
    deps: { metrics },
  });
  await api.services.startWork();
});
afterAll(async () => {
  await api?.close();
  await sandbox?.close();
});

/** How many letters ended so, by the metrics. */
const counted = async (outcome: string) => {
  const text = await (await metrics.app.request('/metrics')).text();
  return Number(new RegExp(`letters_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1]);
};
const stateOf = async (key: string) => {
  const [row] = await api.deps.db.select().from(letters).where(eq(letters.key, key));
  return row;
};
const settled = (key: string) =>
  expect.poll(async () => (await stateOf(key))?.state, { timeout: 150_000 }).not.toBe('queued');
const mailboxSchema = z.array(
  z.object({ subject: z.string(), to: z.array(z.string()), source: z.string(), copies: z.number() }),
);
const mailboxOf = async (email: string | null) =>
  mailboxSchema.parse(
    await (await fetch(`${sandbox.url}/mail/${encodeURIComponent(email ?? '')}.json`)).json(),
  );
const fault = (body: object) =>
  fetch(`${sandbox.url}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('is sent once, whatever its transaction is repeated', async () => {
  const { user } = await api.signUp();
  const key = `welcome:${user.id}`;
  await settled(key);
  await api.deps.letters.queue(api.deps.db, { userId: user.id, key, letter: { kind: 'welcome' } });
  await wait(1_500);
  const mailbox = await mailboxOf(user.email);
  expect(mailbox).toHaveLength(1);
  expect(mailbox).toMatchObject([{ subject: 'Welcome to Backbeat', copies: 1 }]);
  expect(await stateOf(key)).toMatchObject({ state: 'sent', attempts: 1 });
});

it('of a transaction that is rolled back is not sent', async () => {
  const { user } = await api.signUp();
  const rolledBack = api.deps.db.transaction(async (tx) => {
    await api.deps.letters.queue(tx, { userId: user.id, key: 'gone', letter: { kind: 'merge-undone' } });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await settled(`welcome:${user.id}`);
  expect(await stateOf('gone')).toBeUndefined();
  expect(await mailboxOf(user.email)).toHaveLength(1);
});

it('that the server refuses for good marks the address', async () => {
  await fault({ target: 'mail', status: 550, times: 1 });
  const { user } = await api.signUp();
  await settled(`welcome:${user.id}`);
  expect(await stateOf(`welcome:${user.id}`)).toMatchObject({ state: 'dropped' });
  const [marked] = await api.deps.db.select().from(users).where(eq(users.id, user.id));
  expect(marked?.emailRefusedAt).toBeInstanceOf(Date);
  expect(await mailboxOf(user.email)).toEqual([]);
});

it('whose connection breaks before it is taken comes later, once', async () => {
  await fault({ target: 'mailData', times: 1 });
  const { user } = await api.signUp();
  const key = `welcome:${user.id}`;
  await expect.poll(async () => (await stateOf(key))?.attempts, { timeout: 150_000 }).toBe(2);
  await settled(key);
  expect(await mailboxOf(user.email)).toMatchObject([{ copies: 1 }]);
});

it('with line breaks in a name adds no header', async () => {
  const { user } = await api.signUp();
  await settled(`welcome:${user.id}`);
  await api.deps.db
    .update(users)
    .set({ displayName: 'Ada\r\nBcc: all@people.example' })
    .where(eq(users.id, user.id));
  await api.deps.letters.queue(api.deps.db, {
    userId: user.id,
    key: 'breaks',
    letter: { kind: 'merge-undone' },
  });
  await settled('breaks');
  const [newest] = await mailboxOf(user.email);
  expect(newest?.source).not.toMatch(/^Bcc:/m);
  expect(newest?.to).toEqual([user.email]);
});

it('that was taken without an answer comes again under the same id, and is counted', async () => {
  const before = { sent: await counted('sent'), repeated: await counted('repeated') };
  await fault({ target: 'mailData', when: 'after', times: 1 });
  const { user } = await api.signUp();
  await settled(`welcome:${user.id}`);
  expect(await mailboxOf(user.email)).toMatchObject([{ copies: 2 }]);
  expect(await counted('repeated')).toBe(before.repeated + 1);
  expect(await counted('sent')).toBe(before.sent + 1);
  expect(await counted('dropped')).toBeGreaterThan(0);
});

it('that the provider says came back marks the address, and only what the law wants goes there', async () => {
  const { user } = await api.signUp();
  await settled(`welcome:${user.id}`);
  await api.deps.db.update(users).set({ emailRefusedAt: new Date() }).where(eq(users.id, user.id));
  const queue = (key: string, letter: Letter) =>
    api.deps.letters.queue(api.deps.db, { userId: user.id, key, letter });
  await queue('by choice', { kind: 'welcome' });
  const coveredUntil = '2026-12-27T00:00:00Z';
  await queue('by law', { kind: 'plan-cancelled', planCode: 'rocksprem_i_m_v2', coveredUntil });
  await settled('by choice');
  await settled('by law');
  expect((await stateOf('by choice'))?.state).toBe('dropped');
  expect((await stateOf('by law'))?.state).toBe('sent');
});

it('that is the last to somebody, after a deletion, leaves nothing of them when it is sent', async () => {
  const person = await api.signUp();
  const { user } = person;
  await settled(`welcome:${user.id}`);
  const asked = await api.call('/v1/account/deletion', {
    method: 'PUT',
    token: person.token,
    body: { wanted: true },
  });
  expect(asked.status).toBe(200);
  api.time.offsetMs = 8 * 86_400_000;
  await api.services.deletion.deleteDue();
  const key = `deletion-done:${user.id}`;
  await settled(key);
  api.time.offsetMs = 0;
  const left = await stateOf(key);
  expect(left).toMatchObject({ state: 'sent', userId: null, address: null, answer: null });
  expect(JSON.stringify(left)).not.toContain(user.guid);
  expect((await mailboxOf(user.email)).map(({ subject }) => subject)).toContain('Your account is deleted');
  const rows = await api.deps.db.select().from(letters);
  expect(JSON.stringify(rows)).not.toContain(user.email);
});

it('to an address without an account comes in the language of who gave it', async () => {
  const letter = { kind: 'message-received', language: 'de' } as const;
  const address = 'ada@people.example';
  await api.deps.letters.queue(api.deps.db, { userId: null, address, key: 'in German', letter });
  await settled('in German');
  expect(await mailboxOf(address)).toMatchObject([{ subject: 'Deine Nachricht ist da' }]);
});

it('is not sent by a process that leaves letters to others', async () => {
  const other = await createTestApi({
    environment: { MAIL_WORKER: 'off', MAIL_URL: api.deps.config.mail.url },
  });
  await other.services.startWork();
  const { user } = await other.signUp();
  await wait(3_000);
  const [row] = await other.deps.db.select().from(letters).where(eq(letters.userId, user.id));
  expect(row).toMatchObject({ state: 'queued', attempts: 0 });
  expect(await mailboxOf(user.email)).toEqual([]);
  await other.close();
});
