import { dateText, dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { codeOf, createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { shareChannel } from '../../testing/shareChannel.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { coverageAddresses } from '../db/schema/channels.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { rateLimits } from '../db/schema/sessions.ts';

describe('coverage', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  let person: TestPerson;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });
  beforeEach(async () => {
    sandbox.sandbox.faults.clear();
    person = await api.signUp('pixel_marmalade');
  });

  const read = async ({ token }: Pick<TestPerson, 'token'> = person) =>
    endpoints.coverage.response.parse(await (await api.call('/v1/coverage', { token })).json());
  const put = (path: string, body: unknown, { token }: Pick<TestPerson, 'token'> = person) =>
    api.call(`/v1/coverage/${path}`, { method: 'PUT', token, body });
  const setAddress = async (wanted: boolean): Promise<string | null> => {
    const answer = await put('address', { platform: 'twitch', wanted });
    const { channels } = endpoints.coverageAddress.response.parse(await answer.json());
    return channels.find(({ platform }) => platform === 'twitch')?.public_url ?? null;
  };
  const pathOf = (url: string | null) => new URL(url ?? '').pathname;
  const moveBy = async (ms: number) => {
    await sandbox.moveClock({ to: new Date(api.deps.clock.now() + ms).toISOString() });
    api.time.offsetMs += ms;
    person = { ...person, ...(await api.signIn(person.user)) };
  };
  const inDays = (days: number) => new Date(api.deps.clock.now() + days * dayMs).toISOString();

  it('turns green with a plan, amber with a stream behind the bill, and red with the end', async () => {
    expect(await read()).toMatchObject({ light: 'red', reason: 'no-plan', plan_code: null, until: null });
    await buyer.buy(person);
    const bought = await read();
    expect(bought).toMatchObject({
      light: 'green',
      reason: 'covered',
      plan_code: 'rocksprem_i_m_v2',
      channels: [{ platform: 'twitch', name: 'pixel_marmalade', is_listed: true, public_url: null }],
      next_stream_at: null,
      is_provider_read: true,
    });
    expect(bought.until).toBe(bought.next_bill_at);

    const later = await put('next-stream', { starts_at: inDays(40) });
    expect(await later.json(), 'the card lasts longer').toMatchObject({ light: 'green', reason: 'covered' });
    const { db } = api.deps;
    const runsOut = new Date(api.deps.clock.now() + 5 * dayMs).toISOString().slice(0, 7);
    const mine = eq(subscriptions.userId, person.user.id);
    const [{ cardExpires } = { cardExpires: null }] = await db.select().from(subscriptions).where(mine);
    await db.update(subscriptions).set({ cardExpires: runsOut }).where(mine);
    expect(await read()).toMatchObject({ light: 'amber', reason: 'renews-before-stream' });
    await db.update(subscriptions).set({ cardExpires }).where(mine);
    expect(await read(), 'the card is good again').toMatchObject({ light: 'green', reason: 'covered' });
    await api.call('/v1/premium/cancel', { method: 'POST', token: person.token });
    expect(await read()).toMatchObject({ light: 'amber', reason: 'ends-before-stream', until: bought.until });
    const sooner = await put('next-stream', { starts_at: inDays(2) });
    expect(await sooner.json()).toMatchObject({ light: 'green', next_bill_at: null });

    await moveBy(Date.parse(bought.until ?? '') - api.deps.clock.now());
    expect(await read()).toMatchObject({
      light: 'red',
      reason: 'ended',
      until: bought.until,
      // The gift month has ended.
      next_stream_at: null,
    });
  });

  it('asks for the card that pays, while access lasts', async () => {
    await buyer.buy(person);
    await sandbox.storeCard(person.user.hash, '4000000000000341');
    const { until } = await read();
    await moveBy(Date.parse(until ?? '') + 60_000 - api.deps.clock.now());
    expect(await read()).toMatchObject({ light: 'amber', reason: 'past-due' });
    await moveBy(15 * dayMs);
    expect(await read()).toMatchObject({ light: 'red', reason: 'ended' });
  });

  it('shows what was known while the payment provider is down, and says so', async () => {
    await buyer.buy(person);
    const known = await read();
    await moveBy(10 * 60_000);
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    expect(await read()).toEqual({ ...known, is_provider_read: false });
    await moveBy(Date.parse(known.until ?? '') - api.deps.clock.now());
    expect(await read()).toMatchObject({ light: 'amber', reason: 'unconfirmed', until: null });
    sandbox.sandbox.faults.clear();
    await moveBy(60_000);
    expect(await read()).toMatchObject({ light: 'green', is_provider_read: true });
  });

  it('knows the channels of every account, and which of them are listed', async () => {
    await buyer.buy(person);
    await api.deps.db
      .update(identities)
      .set({ provider: 'google_oauth2' })
      .where(eq(identities.userId, person.user.id));
    expect(await read()).toMatchObject({ light: 'amber', reason: 'not-listed' });
    await shareChannel(api, person, 'Night Arcade');
    expect(await read()).toMatchObject({
      light: 'green',
      channels: [{ platform: 'youtube', name: 'Night Arcade', is_listed: true }],
    });
    const discord = await api.signUp('somebody', 'discord');
    await buyer.buy(discord);
    expect(await read(discord)).toMatchObject({ light: 'amber', reason: 'no-channel', channels: [] });
  });

  it.each([
    ['0cpm', 'green', 'covered'],
    ['free', 'red', 'no-plan'],
  ] as const)('of a tier given by hand, %s, is %s', async (grantedTier, light, reason) => {
    await api.deps.db
      .update(users)
      .set({ tier: grantedTier, grantedTier })
      .where(eq(users.id, person.user.id));
    expect(await read()).toMatchObject({ light, reason, until: null, next_bill_at: null });
  });

  it.each([['2020-01-01T00:00:00Z'], ['tomorrow'], ['2999-01-01T00:00:00Z'], [17], [null]])(
    'has no next stream at %j',
    async (starts_at) => {
      expect(await codeOf(await put('next-stream', { starts_at }))).toBe('validation');
      expect((await read()).next_stream_at).toBeNull();
    },
  );

  it('forgets the next stream when it is told to', async () => {
    const startsAt = inDays(3);
    await put('next-stream', { starts_at: startsAt });
    expect((await read()).next_stream_at).toBe(startsAt);
    await put('next-stream', {});
    expect((await read()).next_stream_at).toBeNull();
  });

  describe('in public', () => {
    it('is read by nobody until the person makes the address, and by everybody then', async () => {
      await buyer.buy(person);
      const url = await setAddress(true);
      expect(url).toMatch(/\/v1\/coverage\/public\/[\w-]{22}$/);
      const { until } = await read();
      const text = `Covered until ${dateText(until ?? '')}`;

      const answer = await api.call(pathOf(url), { headers: { origin: 'https://bots.example' } });
      expect(await answer.text()).toBe(text);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=60',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Accept',
      });
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);

      const json = { covered: true, until, text, channel: { platform: 'twitch', name: 'pixel_marmalade' } };
      const byName = await api.call(`${pathOf(url)}.json`);
      expect([await byName.json(), byName.headers.get('access-control-allow-origin')]).toEqual([json, '*']);
      const asked = await api.call(pathOf(url), { headers: { accept: 'application/json' } });
      expect(await asked.json()).toEqual(json);
    });

    it('tells whether a stream was covered at a moment of the last 90 days', async () => {
      const before = inDays(0);
      await buyer.buy(person);
      const path = pathOf(await setAddress(true));
      const at = async (moment: string) => (await api.call(`${path}?at=${moment}`)).text();
      await moveBy(5 * dayMs);
      const moment = new Date(api.deps.clock.now() - 2 * dayMs);
      const minute = `${dateText(moment.getTime())}, ${moment.toISOString().slice(11, 16)} UTC`;
      expect(await at(moment.toISOString())).toBe(`Covered on ${minute}`);
      expect(await at(before)).toMatch(/^Not covered on /);
      const json = await api.call(`${path}.json?at=${moment.toISOString()}`);
      expect(await json.json()).toEqual({
        covered: true,
        until: null,
        text: `Covered on ${minute}`,
        channel: { platform: 'twitch', name: 'pixel_marmalade' },
      });

      for (const wrong of [inDays(1), inDays(-91), 'yesterday']) {
        expect(await codeOf(await api.call(`${path}.json?at=${wrong}`)), wrong).toBe('validation');
        expect(await at(wrong), wrong).toBe(
          'Ask for a moment of the last 90 days, like 2026-11-20T14:03:00Z',
        );
      }
    });

    it('says nothing private', async () => {
      await buyer.buy(person);
      await put('next-stream', { starts_at: inDays(40) });
      const path = `${pathOf(await setAddress(true))}.json`;
      const text = await (await api.call(path)).text();
      const { email, hash, guid } = person.user;
      for (const secret of [email ?? '', hash, guid, person.token, 'rocksprem', 'renews', '11.99'])
        expect(text).not.toContain(secret);
    });

    it('ends when it is revoked, and a new address has another name', async () => {
      const first = await setAddress(true);
      const second = await setAddress(true);
      expect(second).not.toBe(first);
      expect((await api.call(pathOf(first))).status).toBe(404);
      expect(await (await api.call(pathOf(second))).text()).toBe('Not covered');
      expect(await setAddress(false)).toBeNull();
      const gone = await api.call(pathOf(second));
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await gone.text()).toBe('There is nothing at this address');
      expect(await codeOf(await api.call(`${pathOf(second)}.json`))).toBe('not_found');
    });

    it('ends with the channel and with the account', async () => {
      const path = pathOf(await setAddress(true));
      await api.deps.db.delete(identities).where(eq(identities.userId, person.user.id));
      expect((await api.call(path)).status).toBe(404);
      await api.deps.db.delete(users).where(eq(users.id, person.user.id));
      const left = await api.deps.db.$count(coverageAddresses, eq(coverageAddresses.userId, person.user.id));
      expect(left).toBe(0);
    });

    it('is made for channels of the account alone', async () => {
      expect(await codeOf(await put('address', { platform: 'youtube', wanted: true }))).toBe('not_found');
    });

    it('is what the download has of it', async () => {
      const url = await setAddress(true);
      const startsAt = inDays(5);
      await put('next-stream', { starts_at: startsAt });
      const answer = await api.call('/v1/account/export', { token: person.token });
      expect(await answer.json()).toMatchObject({
        coverage_addresses: [{ platform: 'twitch', public_url: url }],
        next_stream_at: startsAt,
      });
    });
  });
});

describe('limits of coverage', () => {
  it('hold for each address, and for guesses by who makes them', async () => {
    const api = await createTestApi({
      environment: { LIMIT_PUBLIC_COVERAGE_PER_MINUTE: '2', LIMIT_COVERAGE_CHANGES_PER_MINUTE: '1' },
    });
    const [one, two] = [await api.signUp(), await api.signUp()];
    const addressOf = async ({ token }: TestPerson) => {
      const body = { platform: 'twitch', wanted: true };
      const answer = await api.call('/v1/coverage/address', { method: 'PUT', token, body });
      const { channels } = endpoints.coverageAddress.response.parse(await answer.json());
      return new URL(channels[0]?.public_url ?? '').pathname;
    };
    const statuses = async (paths: readonly string[]) => {
      const found: number[] = [];
      for (const path of paths) found.push((await api.call(path)).status);
      return found;
    };
    const [first, second] = [await addressOf(one), await addressOf(two)];
    expect(await statuses([first, first, first, second])).toEqual([200, 200, 429, 200]);
    expect(await (await api.call(first)).text()).toBe('Asked too often, try again in a minute');
    const guesses = ['A', 'B', 'C', 'D'].map((letter) => `/v1/coverage/public/${letter.repeat(22)}`);
    const before = await api.deps.db.$count(rateLimits);
    expect(await statuses(guesses)).toEqual([404, 404, 429, 429]);
    expect((await api.deps.db.$count(rateLimits)) - before).toBe(1);
    const body = {};
    const again = await api.call('/v1/coverage/next-stream', { method: 'PUT', token: one.token, body });
    expect(again.status).toBe(429);
    await api.close();
  });
});
