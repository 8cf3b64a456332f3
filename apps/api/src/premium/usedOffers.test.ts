import { randomUUID } from 'node:crypto';
import { endpoints } from '@backbeat/sdk/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, createBuyer } from '../../testing/createBuyer.ts';
import {
  codeOf,
  createTestApi,
  errorOf,
  type TestApi,
  type TestPerson,
} from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { BillingUnavailable } from '../billing/BillingProvider.ts';
import { usedOffers } from '../db/schema/premium.ts';
import { connectIdentity } from '../identities/connectIdentity.ts';
import { createUser } from '../identities/createUser.ts';
import type { Provider } from '../lib/Provider.ts';

const day = 86_400_000;

describe('a free trial, and a code that works once', () => {
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

  const buy = (person: TestPerson, coupon = '') => buyer.buy(person, { coupon });
  const subject = () => randomUUID();
  const profileOf = (id: string) => ({
    subject: id,
    username: `fan-${id.slice(0, 8)}`,
    displayName: 'A fan',
    email: `${id.slice(0, 8)}@people.example`,
    emailVerified: false,
    avatar: null,
  });

  /** A person who signs up with this identity. */
  const arrive = async (id: string, provider: Provider = 'twitch'): Promise<TestPerson> => {
    const consent = { marketingOptIn: false, licenseVersion: null, marketingVersion: null, page: '/' };
    const user = await createUser(api.deps, provider, profileOf(id), consent, new Date(api.deps.clock.now()));
    if (user === null) throw new Error('The identity has an account.');
    return { user, ...(await api.signIn(user)) };
  };
  const link = (person: TestPerson, id: string, provider: Provider) =>
    connectIdentity(api.deps, person.user.id, provider, profileOf(id));

  const endPlans = ({ user }: TestPerson) => sandbox.endSubscriptions(user.hash);
  const deleteAccount = async ({ token, user }: TestPerson): Promise<void> => {
    const wish = { method: 'PUT', token, body: { wanted: true } };
    expect((await api.call('/v1/account/deletion', wish)).status).toBe(200);
    api.time.offsetMs += 7.1 * day;
    await api.services.deletion.deleteDue();
    expect(await api.services.sessions.findUser(user.id)).toBeNull();
  };
  const usedBy = async ({ token }: TestPerson) =>
    endpoints.account.response.parse(await (await api.call('/v1/account', { token })).json()).used_offers;

  /** The provider's hosted page, which only knows the account's code. */
  const buyHosted = async ({ user }: TestPerson, coupon: string) =>
    fetch(
      `${sandbox.url}/recurly/subscribe/rocksprem_i_m_v2/${user.hash}/Fan?subscription[coupon_code]=${coupon}`,
      {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          first_name: 'Ada',
          last_name: 'Beat',
          email: 'ada@people.example',
          token_id: await sandbox.cardToken(),
        }),
      },
    );
  const tell = ({ user }: TestPerson) =>
    api.call('/webhooks/recurly', {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('recurly:sandbox-webhook').toString('base64')}` },
      body: { id: randomUUID(), object_type: 'subscription', event_type: 'created', account_code: user.hash },
    });

  it.each([
    ['backbeat1month', 'backbeat1month', 'trial_used'],
    ['twitch14', 'twitch60', 'trial_used'],
    ['save5', 'SAVE5', 'coupon_used'],
  ])('%s, then %s: %s, and nothing is bought', async (first, second, code) => {
    const person = await api.signUp();
    expect((await buy(person, first)).status).toBe(204);
    await endPlans(person);
    const before = buyer.booksOf(person);
    const refused = await buy(person, second);
    expect(refused.status).toBe(422);
    expect(await errorOf(refused)).toMatchObject({
      code,
      message: expect.stringContaining('You have already'),
    });
    expect(buyer.booksOf(person)).toEqual(before);
    // Without the code, the plan is sold at its normal price.
    expect((await buy(person)).status).toBe(204);
  });

  it('a code that works as often as one likes goes on working', async () => {
    const person = await api.signUp();
    for (const coupon of ['vidcon50', 'vidcon50', 'twitch14']) {
      expect((await buy(person, coupon)).status).toBe(204);
      await endPlans(person);
    }
    expect(new Set(await usedBy(person))).toEqual(new Set(['coupon:vidcon50', 'free_trial']));
  });

  it('a payment that was declined uses nothing up', async () => {
    const person = await api.signUp();
    expect(await codeOf(await buyer.buy(person, { coupon: 'save5' }, '4000000000000002'))).toBe(
      'payment_declined',
    );
    expect(await usedBy(person)).toEqual([]);
    expect((await buy(person, 'save5')).status).toBe(204);
  });

  it('a change of plan is refused a used code too, when it is quoted', async () => {
    const person = await api.signUp();
    expect((await buy(person, 'save5')).status).toBe(204);
    const quote = (coupon: string) =>
      api.call('/v1/premium/change/preview', {
        method: 'POST',
        token: person.token,
        body: { plan_code: 'rocksprem_i_y_v2', coupon },
      });
    expect(await codeOf(await quote('save5'))).toBe('coupon_used');
    expect((await quote('half3')).status).toBe(200);
  });

  it('holds for a person who comes back after deleting the account, and for nobody else', async () => {
    const id = subject();
    const first = await arrive(id);
    expect((await buy(first, 'twitch14')).status).toBe(204);
    await deleteAccount(first);
    const rows = await api.deps.db.select().from(usedOffers);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ identityHash }) => /^[\w-]{43}$/.test(identityHash))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(id);
    const again = await arrive(id);
    expect(await usedBy(again)).toEqual(['free_trial']);
    expect(await codeOf(await buy(again, 'backbeat1month'))).toBe('trial_used');
    expect((await buy(await arrive(id, 'discord'), 'backbeat1month')).status).toBe(204);
    expect((await buy(again)).status).toBe(204);
  });

  it('counts for every identity of the account, one that is linked later too', async () => {
    const [twitch, google, discord] = [subject(), subject(), subject()];
    const person = await arrive(twitch);
    await link(person, google, 'google_oauth2');
    expect((await buy(person, 'twitch14')).status).toBe(204);
    await link(person, discord, 'discord');
    await deleteAccount(person);
    expect(await codeOf(await buy(await arrive(google, 'google_oauth2'), 'twitch60'))).toBe('trial_used');
    expect(await codeOf(await buy(await arrive(discord, 'discord'), 'twitch60'))).toBe('trial_used');
  });

  it('comes along with an identity that is linked, and stays with those it was linked to', async () => {
    const [twitch, google] = [subject(), subject()];
    const old = await arrive(google, 'google_oauth2');
    expect((await buy(old, 'backbeat1month')).status).toBe(204);
    await deleteAccount(old);
    const person = await arrive(twitch);
    await link(person, google, 'google_oauth2');
    expect(await codeOf(await buy(person, 'twitch14'))).toBe('trial_used');
    await deleteAccount(person);
    expect(await codeOf(await buy(await arrive(twitch), 'twitch14'))).toBe('trial_used');
  });

  /** An api on the same database whose provider is unreachable from one moment of the purchase on. */
  const createCutOffApi = (afterPurchase: 'paid' | 'lost') => {
    const { billing, db, jobs } = api.deps;
    const cut = { off: false };
    return createTestApi({
      sandboxUrl: sandbox.url,
      database: { db, jobs, exclusive: false, close: async () => undefined },
      deps: {
        billing: {
          ...billing,
          purchase: async (order, key) => {
            const bought = await billing.purchase(order, key);
            cut.off = true;
            if (afterPurchase === 'paid') return bought;
            throw new BillingUnavailable('The answer got lost.', { maybeDone: true });
          },
          account: async (code) => {
            if (cut.off) throw new BillingUnavailable('No answer.', { maybeDone: false });
            return billing.account(code);
          },
        },
      },
    });
  };
  const noted = () => api.deps.db.$count(usedOffers);

  it('is written with the purchase, also where the provider cannot be read right after it', async () => {
    const person = await api.signUp();
    const cutOff = await createCutOffApi('paid');
    const before = await noted();
    expect((await createBuyer(cutOff, sandbox).buy(person, { coupon: 'twitch14' })).status).toBe(204);
    expect(await noted()).toBe(before + 1);
    await cutOff.close();
  });

  it('is written when a purchase is adopted whose answer got lost', async () => {
    const person = await api.signUp();
    const cutOff = await createCutOffApi('lost');
    const before = await noted();
    expect(await codeOf(await createBuyer(cutOff, sandbox).buy(person, { coupon: 'twitch14' }))).toBe(
      'provider_unavailable',
    );
    await cutOff.close();
    expect(await noted()).toBe(before);
    expect((await tell(person)).status).toBe(204);
    expect(await noted()).toBe(before + 1);
    expect(await buyer.attemptsOf(person)).toMatchObject([{ state: 'succeeded' }]);
    await endPlans(person);
    expect(await codeOf(await buy(person, 'twitch60'))).toBe('trial_used');
  });

  it('is noted of a purchase on the hosted page, once the provider tells of it', async () => {
    const id = subject();
    const person = await arrive(id);
    expect((await buyHosted(person, 'twitch14')).status).toBe(303);
    expect((await tell(person)).status).toBe(204);
    expect(await usedBy(person)).toEqual(['free_trial']);
    await endPlans(person);
    expect(await codeOf(await buy(person, 'twitch60'))).toBe('trial_used');
    // The hosted page knows the account itself, and the code has no effect a second time.
    expect((await buyHosted(person, 'twitch14')).status).toBe(303);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
  });

  it('is told in the export', async () => {
    const person = await api.signUp();
    expect((await buy(person, 'save5')).status).toBe(204);
    const answer = await api.call('/v1/account/export', { token: person.token });
    expect(endpoints.accountExport.response.parse(await answer.json()).used_offers).toEqual(['coupon:save5']);
  });
});
