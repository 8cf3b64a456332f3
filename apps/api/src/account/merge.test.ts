import { dayMs } from '@backbeat/domain';
import { endpoints, errorBody, errorDetails } from '@backbeat/sdk/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { createMerger, type Merger } from '../../testing/createMerger.ts';
import { codeOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { subscribeElsewhere } from '../../testing/subscribeElsewhere.ts';
import { leavePurchase, mergeStateOf, signUpTwice } from '../../testing/twoAccounts.ts';
import { readCoverageHistory } from '../billing/readCoverageHistory.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { checkouts } from '../db/schema/premium.ts';

/** The reason of a refused call. */
const reasonOf = async (answer: Response) =>
  errorDetails.unauthorized.parse(errorBody.parse(await answer.json()).error.details).reason;

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

describe('another account of the same verified e-mail', () => {
  it('is told of, by the way to sign in to it and nothing else', async () => {
    const [first, second] = await signUpTwice(api);
    const untold = {
      offered_until: null,
      confirmed_until: null,
      name: null,
      tier: null,
      stays: null,
      problem: null,
    };
    expect(await merger.stateOf(first)).toEqual({
      other: { providers: ['google_oauth2'], ...untold },
      confirmed_until: null,
      merged: [],
    });
    expect((await merger.stateOf(second)).other).toEqual({ providers: ['twitch'], ...untold });
  });

  it.each([
    ['an address that nobody vouches for', { emailVerified: false }],
    ['no address', { email: null }],
  ])('is nobody’s who has %s', async (_, account) => {
    const [first, second] = await signUpTwice(api);
    await api.deps.db.update(users).set(account).where(eq(users.id, first.user.id));
    await api.deps.db
      .update(identities)
      .set({ verifiedEmail: null })
      .where(eq(identities.userId, first.user.id));
    expect((await merger.stateOf(first)).other).toBeNull();
    expect((await merger.stateOf(second)).other).toBeNull();
    expect(await codeOf(await merger.confirm(first))).toBe('not_found');
  });

  it('waits for both sides, and for half an hour', async () => {
    const [first, second] = await signUpTwice(api);
    const once = await mergeStateOf(await merger.confirm(first));
    expect(Date.parse(once.confirmed_until ?? '') - Date.now()).toBeGreaterThan(29 * 60_000);
    expect(once.other?.name).toBeNull();
    // A second confirmation of the same account still needs the other one.
    expect((await mergeStateOf(await merger.confirm(first))).merged).toEqual([]);
    expect((await merger.stateOf(second)).other).toMatchObject({
      name: first.user.displayName,
      tier: 'free',
      stays: 'other',
      problem: null,
    });
    expect((await mergeStateOf(await merger.confirm(first, false))).confirmed_until).toBeNull();
    expect((await merger.stateOf(second)).other?.name).toBeNull();
    await merger.confirm(first);
    api.time.offsetMs = 31 * 60_000;
    const late = await mergeStateOf(await merger.confirm(second));
    expect([late.merged, late.other?.name]).toEqual([[], null]);
    expect([await merger.statusOf(first), await merger.statusOf(second)]).toEqual([200, 200]);
  });
});

describe('two accounts that become one', () => {
  it('are the one with the plan, with everything that the other one had', async () => {
    const { payer, other } = await merger.busyTwice();
    const [invoice] = await merger.invoicesOf(other);
    const charges = sandbox.sandbox.ledger().charges.length;
    const state = await merger.mergeBoth(payer, other);
    expect(state.merged).toMatchObject([{ name: other.user.displayName }]);
    expect(state.other).toBeNull();

    // The last confirming sign-in continues on the remaining account; its old token is invalid.
    expect(await merger.statusOf(other)).toBe(401);
    const own = { token: state.token ?? '' };
    const me = endpoints.me.response.parse(await merger.get('/v1/me', own));
    expect([me.guid, me.tier]).toEqual([payer.user.guid, 'premStream']);
    const refreshed = await api.call('/v1/refresh', { cookie: other.refreshToken });
    expect(refreshed.status).toBe(200);

    expect(await merger.providersOf(payer)).toEqual(['twitch', 'google_oauth2']);
    const all = await merger.exportOf(payer);
    expect(all.coverage).toHaveLength(2);
    expect(all.subscriptions.map(({ state: is }) => is).toSorted()).toEqual(['active', 'expired']);
    expect(all.channels).toMatchObject([{ channel_name: 'Night Arcade' }, { channel_name: 'Night Mill' }]);
    expect(all.played).toMatchObject([{ title: 'Night' }]);
    expect(all.merged_accounts).toMatchObject([
      { guid: other.user.guid, account_code: other.user.hash, user: { email: other.user.email } },
    ]);
    const receipts = await merger.invoicesOf(payer);
    expect(receipts).toHaveLength(2);
    expect(receipts.find(({ number }) => number === invoice?.number)).toEqual(invoice);
    expect(invoice?.number).toBeDefined();
    expect(await merger.get(`/v1/invoices/${invoice?.number}`, payer)).toMatchObject({ ...invoice });
    // Overlays keep using the old id.
    expect(await merger.get(`/v1/playing/${other.user.guid}`, payer)).toMatchObject({
      items: [{ title: 'Night' }],
    });
    expect(sandbox.sandbox.ledger().charges).toHaveLength(charges);
  });

  it('have the licence agreement since the first of them accepted it', async () => {
    const { payer, other } = await merger.busyTwice();
    const earlier = new Date(api.deps.clock.now() - 300 * dayMs);
    await api.deps.db.update(users).set({ licenseAcceptedAt: earlier }).where(eq(users.id, other.user.id));
    const accepted = async () =>
      new Date((await readCoverageHistory(api.deps, payer.user)).licenseAcceptedMs);
    expect(await accepted()).toEqual(payer.user.licenseAcceptedAt);
    await merger.mergeBoth(payer, other);
    expect(await accepted()).toEqual(earlier);
    // The account that went is deleted.
    api.time.offsetMs = 8 * dayMs;
    await merger.sweep();
    expect(await accepted()).toEqual(earlier);
  });

  it('keep certificates by their codes, and what either has used', async () => {
    const [first, second] = await signUpTwice(api);
    expect((await buyer.buy(first, { coupon: 'twitch14' })).status).toBe(204);
    const code = await merger.certify(first);
    await merger.endPlan(first);
    expect((await buyer.buy(second)).status).toBe(204);
    await merger.mergeBoth(first, second);
    expect((await api.call(`/v1/certificates/${code}`)).status).toBe(200);
    const account = await buyer.account(second);
    expect(account.used_offers).toContain('free_trial');
    const [merge] = (await merger.stateOf(second)).merged;
    await merger.undo(second, merge?.merge_id ?? '');
    expect((await buyer.account(second)).used_offers).toContain('free_trial');
    expect((await api.call(`/v1/certificates/${code}`)).status).toBe(200);
  });

  it('end the other sign-ins of the one that goes', async () => {
    const [first, second] = await signUpTwice(api);
    const elsewhere = await api.signIn(second.user);
    await merger.confirm(second);
    const state = await mergeStateOf(await merger.confirm(first));
    expect(state.token).toBeUndefined();
    expect([
      await merger.statusOf(first),
      await merger.statusOf(second),
      await merger.statusOf(elsewhere),
    ]).toEqual([200, 401, 401]);
    for (const { refreshToken } of [second, elsewhere])
      expect((await api.call('/v1/refresh', { cookie: refreshToken })).status).toBe(401);
    for (const { token, refreshToken } of [second, elsewhere]) {
      const refused = await api.call('/v1/refresh', { cookie: refreshToken, token });
      expect(await reasonOf(refused), 'old tabs are told where the account went').toBe('account_merged');
      expect(await reasonOf(await api.call('/v1/me', { token }))).toBe('account_merged');
    }
    expect(await reasonOf(await api.call('/v1/me', { token: `${second.token.slice(0, -4)}AAAA` }))).toBe(
      'no_session',
    );
    // A repeated call returns the state.
    expect((await mergeStateOf(await merger.confirm(first))).merged).toHaveLength(1);
    // The merged account's identities sign in to the remaining one.
    const [identity] = await api.deps.db
      .select()
      .from(identities)
      .where(eq(identities.provider, 'google_oauth2'))
      .orderBy(sql`id desc`);
    expect(identity?.userId).toBe(first.user.id);
  });

  it('tell a tab that slept for a month, and nobody once they are two again', async () => {
    const [first, second] = await signUpTwice(api);
    const state = await merger.mergeBoth(second, first);
    const askAsSecond = async () => reasonOf(await api.call('/v1/me', { token: second.token }));
    expect(await askAsSecond()).toBe('account_merged');
    await merger.undo(first, state.merged[0]?.merge_id ?? '');
    expect(await askAsSecond()).toBe('no_session');

    const again = await api.signIn(second.user);
    await merger.mergeBoth({ ...second, ...again }, first);
    api.time.offsetMs = 30 * 24 * 3_600_000;
    await merger.sweep();
    expect(await askAsSecond()).toBe('account_merged');
    const refreshed = await api.call('/v1/refresh', { token: second.token, cookie: second.refreshToken });
    expect(await reasonOf(refreshed)).toBe('account_merged');
  });

  it('bring a partner’s months along', async () => {
    const [first, second] = await signUpTwice(api);
    await subscribeElsewhere(api, second);
    const state = await merger.mergeBoth(first, second);
    expect(state.token).toBeUndefined();
    expect((await buyer.account(second)).user.tier).toBe('premStream');
  });

  it.each([
    [
      'both have a plan',
      async (first: TestPerson, second: TestPerson) => {
        await buyer.buy(first);
        await buyer.buy(second);
      },
      { kind: 'two_plans' },
    ],
    [
      'one has a plan that is cancelled and still paid for',
      async (first: TestPerson, second: TestPerson) => {
        await buyer.buy(first);
        await merger.post(first, '/v1/premium/cancel', undefined);
        await buyer.buy(second);
      },
      { kind: 'two_plans' },
    ],
    [
      'one is to be deleted',
      async (first: TestPerson) => {
        await api.call('/v1/account/deletion', { method: 'PUT', token: first.token, body: { wanted: true } });
      },
      { kind: 'being_deleted' },
    ],
    [
      'each has a channel of the same company',
      async (_: TestPerson, second: TestPerson) => {
        await api.deps.db
          .update(identities)
          .set({ provider: 'twitch' })
          .where(eq(identities.userId, second.user.id));
      },
      { kind: 'same_provider', provider: 'twitch' },
    ],
  ] as const)('stay two where %s', async (_, arrange, problem) => {
    const [first, second] = await signUpTwice(api);
    await arrange(first, second);
    const state = await merger.mergeBoth(first, second);
    expect(state).toMatchObject({ merged: [], other: { problem, stays: null } });
    expect([await merger.statusOf(first), await merger.statusOf(second)]).toEqual([200, 200]);
  });

  it('stay two while money is left over in the one that would go', async () => {
    const [first, second] = await signUpTwice(api);
    expect((await buyer.buy(first)).status).toBe(204);
    expect((await buyer.buy(second, { plan_code: 'rocksprem_i_y_v2' })).status).toBe(204);
    const { id } = buyer.booksOf(second).subscriptions[0] ?? { id: '' };
    const headers = {
      authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`,
      'content-type': 'application/json',
    };
    const change = JSON.stringify({ plan_code: 'rocksprem_i_m_v2', timeframe: 'now' });
    const path = `${sandbox.url}/v3/subscriptions/${id}/change`;
    expect((await fetch(path, { method: 'POST', headers, body: change })).status).toBe(201);
    await merger.endPlan(second);
    expect((await merger.mergeBoth(first, second)).other?.problem).toEqual({ kind: 'credit_left' });
    expect([await merger.statusOf(first), await merger.statusOf(second)]).toEqual([200, 200]);
  });

  it('wait for money that is under way, and for the provider', async () => {
    const [first, second] = await signUpTwice(api);
    await merger.confirm(first);
    await leavePurchase(api, first);
    expect(await codeOf(await merger.confirm(second))).toBe('conflict');
    await api.deps.db.delete(checkouts).where(eq(checkouts.userId, first.user.id));
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    expect(await codeOf(await merger.confirm(second))).toBe('provider_unavailable');
    sandbox.sandbox.faults.clear();
    expect((await mergeStateOf(await merger.confirm(second))).token).toBeDefined();
  });
});
