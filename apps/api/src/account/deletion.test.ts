import { randomUUID } from 'node:crypto';
import { endpoints } from '@backbeat/sdk/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Buyer } from '../../testing/createBuyer.ts';
import { createGiver } from '../../testing/createGiver.ts';
import { codeOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { shareChannel } from '../../testing/shareChannel.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { subscribeElsewhere } from '../../testing/subscribeElsewhere.ts';
import { letters } from '../db/schema/letters.ts';
import { staffActs, staffNotes } from '../db/schema/staff.ts';

const day = 86_400_000;

describe('the end of an account', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });
  afterEach(() => {
    api.time.offsetMs = 0;
    sandbox.sandbox.faults.clear();
  });

  const wish = ({ token }: Pick<TestPerson, 'token'>, wanted: boolean) =>
    api.call('/v1/account/deletion', { method: 'PUT', token, body: { wanted } });
  const dueOf = async (answer: Response) =>
    endpoints.accountDeletion.response.parse(await answer.json()).deletes_at;
  const exportOf = async ({ token }: Pick<TestPerson, 'token'>) =>
    endpoints.accountExport.response.parse(await (await api.call('/v1/account/export', { token })).json());
  const sweep = () => api.services.deletion.deleteDue();
  const post = ({ token }: TestPerson, path: string, body: unknown) =>
    api.call(path, { method: 'POST', token, body });

  /** A person with rows in every table that can hold personal data. */
  const busyPerson = async (): Promise<TestPerson> => {
    const person = await api.signUp();
    await api.deps.db.execute(
      sql`update users set email_verified = true, language = 'de' where id = ${person.user.id}`,
    );
    expect((await buyer.buy(person)).status).toBe(204);
    expect((await buyer.buy(await api.signUp())).status).toBe(204);
    const quote = { plan_code: 'rocksprem_i_y_v2' };
    expect((await post(person, '/v1/premium/change/preview', quote)).status).toBe(200);
    const track = { title: 'Night', artist: 'The Beats', duration_seconds: 60 };
    expect((await post(person, '/api/v1/playing', track)).status).toBe(204);
    await shareChannel(api, person, 'Night Arcade');
    const lines = { company: `${person.user.username} Ltd`, tax_number: 'GB 77', address: '7 Ada St' };
    const kept = await api.call('/v1/account/billing-details', {
      method: 'PUT',
      token: person.token,
      body: lines,
    });
    expect(kept.status).toBe(200);
    const giver = createGiver(api, sandbox);
    await giver.give(person, { places: 2 });
    const gift = await giver.give(await api.signUp());
    expect((await giver.claim(person, gift.code)).status).toBe(200);
    const form = new FormData();
    const note = { name: 'Ada', email: (person.user.email ?? '').toUpperCase(), message: 'A song, please' };
    for (const [name, value] of Object.entries(note)) form.append(name, value);
    expect((await api.call('/v1/contact/music', { method: 'POST', body: form })).status).toBe(204);
    const about = { userId: person.user.id, at: new Date(api.deps.clock.now()) };
    const text = `${person.user.username} has called.`;
    await api.deps.db.insert(staffNotes).values({ ...about, text });
    await api.deps.db
      .insert(staffActs)
      .values({ ...about, id: randomUUID(), act: { kind: 'note', text }, reason: 'A call.' });
    return person;
  };

  const namesIn = (answer: unknown): string[] =>
    z
      .object({ rows: z.array(z.object({ name: z.string() })) })
      .parse(answer)
      .rows.map(({ name }) => name);

  /** Tables with rows that contain one of the texts. */
  const rowsWith = async (texts: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    const tables = await api.deps.db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const table of namesIn(tables)) {
      const rows = await api.deps.db.execute(sql`select t::text as name from ${sql.identifier(table)} t`);
      for (const row of namesIn(rows))
        if (texts.some((text) => row.toLowerCase().includes(text.toLowerCase()))) found.push(table);
    }
    return found;
  };

  it('gives everything that is kept, as JSON', async () => {
    const person = await busyPerson();
    const startedAt = performance.now();
    const all = await exportOf(person);
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    expect(all).toMatchObject({
      user: { guid: person.user.guid, email: person.user.email, email_verified: true },
      deletes_at: null,
      identities: [{ provider: 'twitch' }],
      sign_ins: [{ revoked_at: null }],
      subscriptions: [{ state: 'active', plan_code: 'rocksprem_i_m_v2' }],
      coverage: [{ plan_code: 'rocksprem_i_m_v2', until: expect.any(String) }],
      purchases: [{ state: 'succeeded' }, { state: 'succeeded' }],
      gifts: [{ places: 2, claimed: 0 }],
      gift_claims: [{ starts_at: null }],
      plan_changes: [{ plan_code: 'rocksprem_i_y_v2', state: 'offered' }],
      channels: [{ channel_name: 'Night Arcade' }],
      messages: [{ fields: { message: 'A song, please' } }],
      staff_notes: [{ text: `${person.user.username} has called.` }],
      done_by_staff: [],
    });
    expect(JSON.stringify(all)).not.toContain(person.refreshToken);
  });

  it('tells the owner by letter that the data was taken out, once a day', async () => {
    const person = await api.signUp();
    const told = async () =>
      (await api.deps.db.select().from(letters).where(eq(letters.userId, person.user.id))).flatMap(
        ({ letter }) => (letter?.kind === 'export-made' ? [letter.madeAt] : []),
      );
    const { made_at: madeAt } = await exportOf(person);
    await Promise.all([exportOf(person), exportOf(person)]);
    expect(await told()).toEqual([expect.stringContaining(madeAt.slice(0, 10))]);
    api.time.offsetMs = day;
    await exportOf(person);
    expect(await told()).toHaveLength(2);
  });

  it('comes after seven days, and nothing of the person is left; the bills are, without a name', async () => {
    const person = await busyPerson();
    const { user } = person;
    const kept = await exportOf(person);
    const personal = [
      user.email ?? '',
      user.username,
      user.guid,
      user.hash,
      kept.identities[0]?.subject ?? '',
      person.familyId,
      buyer.booksOf(person).subscriptions[0]?.id ?? '',
    ];
    expect(new Set(await rowsWith(personal)).size).toBeGreaterThan(5);
    const charges = buyer.booksOf(person).charges.length;

    const answer = await wish(person, true);
    expect(answer.status).toBe(200);
    const due = (await dueOf(answer)) ?? '';
    expect(Date.parse(due) - Date.now()).toBeGreaterThan(6.9 * day);
    // A repeated request changes nothing.
    expect(await dueOf(await wish(person, true))).toBe(due);
    const account = await buyer.account(person);
    expect(account).toMatchObject({ deletes_at: due, subscription: { state: 'canceled' } });

    api.time.offsetMs = 6.9 * day;
    await sweep();
    expect((await api.call('/v1/me', { token: person.token })).status).toBe(200);
    api.time.offsetMs = 7.1 * day;
    await sweep();
    // What was agreed to is kept for three years, under the code of the bills.
    const isCode = (text: string) => text === user.hash;
    // The last letter has the address until it is sent (letters.test.ts), and nothing else of the person.
    expect(await rowsWith(personal.filter((text) => !isCode(text)))).toEqual(['letters']);
    const left = await api.deps.db
      .select()
      .from(letters)
      .where(eq(letters.address, user.email ?? ''));
    expect(left).toMatchObject([
      {
        kind: 'deletion-done',
        userId: null,
        letter: { kind: 'deletion-done', language: 'de' },
        key: `deletion-done:${user.id}`,
      },
    ]);
    expect([...new Set(await rowsWith(personal.filter(isCode)))]).toEqual(['consents']);
    expect((await api.call('/v1/me', { token: person.token })).status).toBe(401);
    expect((await api.call('/v1/refresh', { cookie: person.refreshToken })).status).toBe(401);
    expect((await api.call(`/v1/playing/${user.guid}`)).status).toBe(404);
    expect(sandbox.sandbox.ledger().accounts.filter(({ code }) => code === user.hash)).toEqual([
      { code: user.hash, email: '', hasBilling: false },
    ]);
    expect(buyer.booksOf(person).charges).toHaveLength(charges);
    // Another person can take the name now.
    expect((await api.signUp(user.username)).user.username).toBe(user.username);
  });

  it('is told by letter once, also when a process died before it had told', async () => {
    const person = await api.signUp();
    const isAsked = and(eq(letters.userId, person.user.id), eq(letters.kind, 'deletion-asked'));
    const told = () => api.deps.db.$count(letters, isAsked);
    await wish(person, true);
    expect(await told()).toBe(1);
    await api.deps.db.delete(letters).where(isAsked);
    api.time.offsetMs = day;
    await api.services.deletion.stopRenewals();
    expect(await told()).toBe(1);
    await api.services.deletion.stopRenewals();
    expect(await told()).toBe(1);
    await wish(await api.signIn(person.user), false);
  });

  it('has no last letter to an address that has sent letters back', async () => {
    const { user, token } = await api.signUp();
    await api.deps.db.execute(sql`update users set email_refused_at = now() where id = ${user.id}`);
    await api.call('/v1/account/deletion', { method: 'PUT', token, body: { wanted: true } });
    api.time.offsetMs = 7.1 * day;
    await sweep();
    expect((await api.call('/v1/me', { token })).status).toBe(401);
    expect(
      await api.deps.db
        .select()
        .from(letters)
        .where(eq(letters.address, user.email ?? '')),
    ).toEqual([]);
  });

  it('can be taken back until then, and what renewed renews again', async () => {
    const person = await busyPerson();
    await wish(person, true);
    expect(await codeOf(await buyer.buy(person))).toBe('conflict');
    expect((await buyer.account(person)).subscription?.state).toBe('canceled');
    expect(await dueOf(await wish(person, false))).toBeNull();
    expect((await buyer.account(person)).subscription?.state).toBe('active');
    expect(await dueOf(await wish(person, false))).toBeNull();
    api.time.offsetMs = 8 * day;
    await sweep();
    expect((await buyer.account(person)).subscription?.state).toBe('active');
    const again = await api.signIn(person.user);
    await wish(again, true);
    api.time.offsetMs += 7.1 * day;
    expect(await codeOf(await wish(again, false))).toBe('conflict');
  });

  it('taken back leaves cancelled what was cancelled before, meanwhile or since', async () => {
    const cancel = ({ token }: TestPerson) => api.call('/v1/premium/cancel', { method: 'POST', token });
    const before = await busyPerson();
    const meanwhile = await busyPerson();
    const since = await busyPerson();
    await cancel(before);
    for (const person of [before, meanwhile, since]) await wish(person, true);
    await cancel(meanwhile);
    for (const person of [before, meanwhile, since]) await wish(person, false);
    await cancel(since);
    await api.services.renewals.giveBackAll();
    for (const person of [before, meanwhile, since])
      expect((await buyer.account(person)).subscription?.state).toBe('canceled');
  });

  it('taken back gives the plan and the pause back that waited for the next bill', async () => {
    const planned = await busyPerson();
    const paused = await busyPerson();
    const confirm = async (person: TestPerson, path: string, body: unknown) => {
      const quote = endpoints.planChangePreview.response.parse(await (await post(person, path, body)).json());
      expect((await post(person, '/v1/premium/change', { quote_id: quote.quote_id })).status).toBe(204);
    };
    const change = { plan_code: 'rocksprem_i_y_v2', coupon: null };
    await confirm(planned, '/v1/premium/change/preview', change);
    await confirm(planned, '/v1/premium/change/preview', { ...change, plan_code: 'rocksprem_i_m_v2' });
    const paidUntil = (await buyer.account(paused)).subscription?.paid_through_date ?? '';
    const until = new Date(Date.parse(paidUntil) + 40 * day).toISOString();
    await confirm(paused, '/v1/premium/pause/preview', { until });
    const known = [await buyer.account(planned), await buyer.account(paused)].map((one) => one.subscription);
    expect(known).toMatchObject([
      { pending_plan_code: 'rocksprem_i_m_v2' },
      { pauses_at: paidUntil, resumes_at: until },
    ]);
    for (const person of [planned, paused]) {
      await wish(person, true);
      expect((await buyer.account(person)).subscription?.state).toBe('canceled');
      await wish(person, false);
    }
    const given = [await buyer.account(planned), await buyer.account(paused)].map((one) => one.subscription);
    expect(given).toEqual(known);
  });

  it('taken back while the provider does not answer gives the renewal back when it does', async () => {
    const person = await busyPerson();
    await wish(person, true);
    sandbox.sandbox.faults.add({ target: 'v3', status: 500, times: 1000 });
    expect(await dueOf(await wish(person, false))).toBeNull();
    sandbox.sandbox.faults.clear();
    expect((await buyer.account(person)).subscription?.state).toBe('canceled');
    await api.services.renewals.giveBackAll();
    expect((await buyer.account(person)).subscription?.state).toBe('active');
  });

  it('waits for the payment provider, and for money that is under way', async () => {
    const person = await busyPerson();
    sandbox.sandbox.faults.add({ target: 'v3', status: 500, times: 100 });
    expect(await codeOf(await wish(person, true))).toBe('provider_unavailable');
    sandbox.sandbox.faults.clear();
    await wish(person, true);
    api.time.offsetMs = 8 * day;
    sandbox.sandbox.faults.add({ target: 'v3', status: 500, times: 100 });
    await sweep();
    expect((await api.call('/v1/me', { token: person.token })).status).toBe(200);
    sandbox.sandbox.faults.clear();
    await sweep();
    expect((await api.call('/v1/me', { token: person.token })).status).toBe(401);
  });

  it('asks to end first what renews elsewhere', async () => {
    const person = await api.signUp();
    await subscribeElsewhere(api, person);
    expect(await codeOf(await wish(person, true))).toBe('forbidden');
  });
});
