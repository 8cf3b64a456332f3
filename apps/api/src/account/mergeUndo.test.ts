import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Buyer } from '../../testing/createBuyer.ts';
import { createMerger, type Merger } from '../../testing/createMerger.ts';
import { codeOf, type TestApi } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { tablesWith } from '../../testing/tablesWith.ts';
import { leavePurchase, mergeStateOf, signUpTwice } from '../../testing/twoAccounts.ts';
import { identities } from '../db/schema/accounts.ts';
import { letters } from '../db/schema/letters.ts';
import { movedTables, stayingTables } from './accountTables.ts';

const day = 86_400_000;

let sandbox: TestSandbox;
let api: TestApi;
let buyer: Buyer;
let merger: Merger;

beforeAll(async () => {
  const shop = await startShop();
  ({ sandbox, api, buyer } = shop);
  merger = createMerger(shop);
  return shop.close;
});
afterEach(() => {
  api.time.offsetMs = 0;
  sandbox.sandbox.faults.clear();
});

describe('undone within seven days', () => {
  it('both are as they were, but for what has happened since', async () => {
    const { payer, other } = await merger.busyTwice();
    const [before, code] = [await merger.exportOf(other), await merger.certify(payer)];
    const { token = '' } = await merger.mergeBoth(payer, other);
    const elsewhere = await api.signIn(payer.user);
    await merger.play(payer, 'Since then');
    const [merge] = (await merger.stateOf({ token })).merged;
    api.time.offsetMs = 6.9 * day;
    const answer = await merger.undo({ token }, merge?.merge_id ?? '', other.refreshToken);
    expect(await mergeStateOf(answer)).toMatchObject({ merged: [], other: { providers: ['google_oauth2'] } });
    // A repeated undo changes nothing; only the caller's sign-in continues.
    expect((await merger.undo({ token }, merge?.merge_id ?? '', other.refreshToken)).status).toBe(200);
    expect([
      await merger.statusOf({ token }),
      await merger.statusOf(elsewhere),
      await merger.statusOf(payer),
    ]).toEqual([200, 401, 401]);

    const [first, second] = [await api.signIn(payer.user), await api.signIn(other.user)];
    const { made_at: _, sign_ins: __, ...after } = await merger.exportOf(second);
    const { made_at: ___, sign_ins: ____, ...was } = before;
    // The export before, and the question whether to merge, were told by letter.
    const since = ['export-made', 'merge-asked'].map((kind) => ({
      kind,
      queued_at: expect.any(String),
      sent_at: null,
    }));
    expect(after).toEqual({ ...was, letters: [...(was.letters ?? []), ...since] });
    expect(await merger.providersOf(first)).toEqual(['twitch']);
    expect((await merger.exportOf(first)).played).toMatchObject([{ title: 'Since then' }]);
    expect((await buyer.account(first)).user.tier).toBe('premStream');
    expect((await buyer.account(second)).user.tier).toBe('free');
    expect((await merger.invoicesOf(second))[0]?.billing_details?.company).toBe('Other Ltd');
    expect((await api.call(`/v1/certificates/${code}`)).status).toBe(200);
    // Merges past their undo stay forgotten.
    api.time.offsetMs = 8 * day;
    await merger.sweep();
    expect(await merger.statusOf(await api.signIn(other.user))).toBe(200);
  });

  it('is undone by nobody else, and not while money is under way', async () => {
    const [first, second] = await signUpTwice(api);
    await merger.mergeBoth(first, second);
    const [merge] = (await merger.stateOf(first)).merged;
    const id = merge?.merge_id ?? '';
    expect((await merger.undo(await api.signUp(), id)).status).toBe(200);
    expect((await merger.stateOf(first)).merged).toHaveLength(1);
    await leavePurchase(api, first);
    expect(await codeOf(await merger.undo(first, id))).toBe('conflict');
  });

  it('takes three accounts apart in any order', async () => {
    const [first, second] = await signUpTwice(api);
    const third = await api.signUp(undefined, 'discord');
    await api.deps.db
      .update(identities)
      .set({ verifiedEmail: first.user.email })
      .where(eq(identities.userId, third.user.id));
    await merger.mergeBoth(second, first);
    // The remaining account is merged away this time.
    expect((await buyer.buy(third)).status).toBe(204);
    await merger.mergeBoth(first, third);
    expect(await merger.providersOf(third)).toEqual(['twitch', 'google_oauth2', 'discord']);
    const { merged } = await merger.stateOf(third);
    expect(merged.map(({ name }) => name)).toEqual([first.user.displayName, second.user.displayName]);
    expect((await merger.undo(third, merged[1]?.merge_id ?? '')).status).toBe(200);
    expect(await merger.providersOf(third)).toEqual(['twitch', 'discord']);
    expect(await merger.providersOf(await api.signIn(second.user))).toEqual(['google_oauth2']);
    expect((await merger.undo(third, merged[0]?.merge_id ?? '')).status).toBe(200);
    expect(await merger.providersOf(await api.signIn(first.user))).toEqual(['twitch']);
  });
});

describe('after seven days', () => {
  const rowsSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });
  const namesIn = (answer: unknown) => rowsSchema.parse(answer).rows.map(({ name }) => name);
  it('only what bills and overlays need is left of the account that went', async () => {
    const { payer, other } = await merger.busyTwice();
    await merger.mergeBoth(payer, other);
    const [merge] = (await merger.stateOf(payer)).merged;
    // A call that began before the merge has left rows.
    await api.deps.db.execute(
      sql`insert into plays (user_guid, title, artist, played_at, ends_at) values (${other.user.guid}, 'Late', 'The Beats', now(), now())`,
    );
    api.time.offsetMs = 7.1 * day;
    expect(await codeOf(await merger.undo(payer, merge?.merge_id ?? ''))).toBe('conflict');
    await merger.sweep();
    await merger.sweep();
    expect((await merger.stateOf(payer)).merged).toEqual([]);
    expect(await codeOf(await merger.undo(payer, merge?.merge_id ?? ''))).toBe('conflict');
    expect(await tablesWith(api, [other.user.username])).toEqual(['identities']);
    expect((await tablesWith(api, [other.user.guid, other.user.hash])).toSorted()).toEqual([
      'account_merges',
      'billing_details',
      'consents',
    ]);
    expect(await merger.invoicesOf(payer)).toHaveLength(2);
    const played = await merger.get(`/v1/playing/${other.user.guid}`, payer);
    expect(played).toMatchObject({ display_name: payer.user.displayName });
    expect((await merger.exportOf(payer)).played.map(({ title }) => title).toSorted()).toEqual([
      'Late',
      'Night',
    ]);
    expect((await api.signUp(other.user.username)).user.username).toBe(other.user.username);
  });

  it.each([
    ['while it could be undone', 0],
    ['later', 8 * day],
  ])('and nothing of either when the account is deleted: %s', async (_, laterMs) => {
    const { payer, other } = await merger.busyTwice();
    await merger.mergeBoth(payer, other);
    api.time.offsetMs = laterMs;
    await merger.sweep();
    const personal = [payer, other].flatMap(({ user }) => [user.guid, user.username, user.email ?? '-']);
    expect((await tablesWith(api, personal)).length).toBeGreaterThan(3);
    const wish = { method: 'PUT', token: payer.token, body: { wanted: true } };
    expect((await api.call('/v1/account/deletion', wish)).status).toBe(200);
    api.time.offsetMs += 7.1 * day;
    await merger.sweep();
    // The last letter has the address until it is sent (letters.test.ts).
    expect(await tablesWith(api, personal)).toEqual(['letters']);
    const left = await api.deps.db.select().from(letters).where(isNotNull(letters.address));
    expect(left).toMatchObject([{ kind: 'deletion-done', userId: null, address: payer.user.email }]);
    await api.deps.db.delete(letters).where(isNotNull(letters.address));
    expect(await tablesWith(api, personal)).toEqual([]);
    // What was agreed to is kept for three years, under the codes of the bills.
    expect(await tablesWith(api, [payer.user.hash, other.user.hash])).toEqual(['consents']);
    const { accounts } = sandbox.sandbox.ledger();
    for (const { user } of [payer, other])
      expect(accounts.filter(({ code }) => code === user.hash)).toEqual([
        { code: user.hash, email: '', hasBilling: false },
      ]);
  });

  it('every table with the id of an account is known to move or to stay', async () => {
    const columns = await api.deps.db.execute(
      sql`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' and (column_name like '%user_id' or column_name like '%user_guid' or column_name = 'giver_id')`,
    );
    const references = await api.deps.db.execute(
      sql`select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`,
    );
    const byName = namesIn(columns).map((name) => name.split('.')[0] ?? '');
    const tables = new Set([...byName, ...namesIn(references)]);
    const known = [...movedTables.map(({ table }) => table), ...stayingTables];
    expect([...tables].toSorted()).toEqual(known.toSorted());
    for (const { table, owner } of movedTables) expect(namesIn(columns)).toContain(`${table}.${owner}`);
  });
});
