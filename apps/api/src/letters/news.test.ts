import { freePort } from '@backbeat/tooling/stack';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { letters } from '../db/schema/letters.ts';
import { createNews, type News } from './createNews.ts';

let sandbox: TestSandbox;
let api: TestApi;
let news: News;
beforeAll(async () => {
  const mailPort = await freePort();
  sandbox = await startTestSandbox({ mailPort });
  api = await createTestApi({
    sandboxUrl: sandbox.url,
    environment: { MAIL_URL: `smtp://localhost:${mailPort}` },
  });
  news = createNews(api.deps);
  await api.services.startWork();
});
afterAll(async () => {
  await api?.close();
  await sandbox?.close();
});

const facts = { stations: ['lofi', 'spooky'] } as const;
const set = (id: number, change: Partial<UserRow>) =>
  api.deps.db.update(users).set(change).where(eq(users.id, id));
const signUp = async (change: Partial<UserRow> = {}) => {
  const person = await api.signUp();
  await set(person.user.id, { marketingOptIn: true, ...change });
  return person;
};
const rowsOf = (name: string) =>
  api.deps.db
    .select()
    .from(letters)
    .where(and(eq(letters.kind, 'new-stations'), like(letters.key, `new-stations:${name}:%`)));
const mailboxSchema = z.array(z.object({ subject: z.string(), html: z.string(), source: z.string() }));
const lettersTo = async ({ user }: Awaited<ReturnType<typeof signUp>>) => {
  const answer = await fetch(`${sandbox.url}/mail/${encodeURIComponent(user.email ?? '')}.json`);
  const all = mailboxSchema.parse(await answer.json());
  return all.filter(({ subject }) => subject.includes('New music'));
};

it('goes to those who agreed and whose address works, and to nobody else', async () => {
  const readers = [await signUp(), await signUp()];
  const others: Partial<UserRow>[] = [
    { marketingOptIn: false },
    { emailVerified: false },
    { email: null, emailVerified: false },
    { emailRefusedAt: new Date() },
    { mergedIntoId: readers[0]?.user.id ?? 0 },
    { deletionDueAt: new Date() },
  ];
  for (const change of others) await signUp(change);
  expect(await news.count('first')).toBe(2);
  expect(await rowsOf('first')).toEqual([]);
  expect(await news.send({ name: 'first', facts })).toBe(2);
  expect((await rowsOf('first')).map(({ userId }) => userId).sort()).toEqual(
    readers.map(({ user }) => user.id).sort(),
  );
  for (const reader of readers)
    await expect.poll(() => lettersTo(reader), { timeout: 60_000 }).toHaveLength(1);
});

it('comes once, however often it is sent, and also to who agreed meanwhile', async () => {
  const people = await news.count('again');
  expect(await news.send({ name: 'again', facts })).toBe(people);
  expect([await news.count('again'), await news.send({ name: 'again', facts })]).toEqual([0, 0]);
  await signUp();
  expect(await news.count('again')).toBe(1);
  await Promise.all([1, 2].map(() => news.send({ name: 'again', facts })));
  expect(await rowsOf('again')).toHaveLength(people + 1);
});

it('can be stopped by the button of a mail program, signed out, with what the letter itself says', async () => {
  const person = await signUp();
  await news.send({ name: 'button', facts });
  await expect.poll(() => lettersTo(person), { timeout: 60_000 }).not.toHaveLength(0);
  const [letter] = await lettersTo(person);
  const head = (letter?.source ?? '').split(/\r?\n\r?\n/, 1)[0]?.replaceAll(/\r?\n[ \t]+/g, '') ?? '';
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, link = ''] = /^List-Unsubscribe: ?<(.+)>$/m.exec(head) ?? [];
  expect(letter?.html).toContain(link.replaceAll('&', '&amp;'));
  const answer = await api.call(link.replace(api.deps.config.apiUrl, ''), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(204);
  const sent = await news.send({ name: 'later', facts });
  expect((await rowsOf('later')).map(({ userId }) => userId)).not.toContain(person.user.id);
  expect(sent).toBeGreaterThan(0);
});

it('is sent to more people than stand on one page, and goes on after a stop', async () => {
  const [template] = await api.deps.db.select().from(users);
  if (template === undefined) throw new Error('There is nobody.');
  const { id: _id, ...row } = template;
  const crowd = [...Array(1_100)].map((_, index) => ({
    ...row,
    guid: crypto.randomUUID(),
    hash: `crowd-${index}`,
    username: `crowd-${index}`,
    email: `crowd-${index}@people.example`,
    marketingOptIn: true,
    emailVerified: true,
    emailRefusedAt: null,
  }));
  await api.deps.db.insert(users).values(crowd);
  const people = await news.count('crowd');
  expect(people).toBeGreaterThan(1_100);
  let queued = 0;
  const dying = createNews({
    ...api.deps,
    letters: {
      queue: async (tx, letter) => {
        queued += 1;
        if (queued > 700) throw new Error('killed');
        await api.deps.letters.queue(tx, letter);
      },
    },
  });
  await expect(dying.send({ name: 'crowd', facts })).rejects.toThrow('killed');
  expect(await rowsOf('crowd')).toHaveLength(500);
  expect(await news.send({ name: 'crowd', facts })).toBe(people - 500);
  expect(await rowsOf('crowd')).toHaveLength(people);

  // Letters to single people overtake it.
  const { user } = await api.signUp();
  const stateOf = async () =>
    (
      await api.deps.db
        .select()
        .from(letters)
        .where(eq(letters.key, `welcome:${user.id}`))
    )[0]?.state;
  await expect.poll(stateOf, { timeout: 60_000 }).toBe('sent');
  expect((await rowsOf('crowd')).some(({ state }) => state === 'queued')).toBe(true);
});
