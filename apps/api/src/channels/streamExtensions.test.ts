import { addMonths } from '@backbeat/domain';
import { maxExtensionMs, publicCoverageText } from '@backbeat/domain/coverage';
import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { codeOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { createServices } from '../createServices.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { streamExtensions, subscriptions } from '../db/schema/premium.ts';
import { liveChannelOf } from './liveChannelOf.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const emptyCard = '4000000000000341';

describe('a plan that ends while its channel is live', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  let person: TestPerson;
  let channel: string;

  beforeAll(async () => {
    const shop = await startShop();
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });
  beforeEach(async () => {
    sandbox.sandbox.faults.clear();
    person = await api.signUp();
    channel = (await liveChannelOf(api.deps.db, person.user.id)) ?? '';
    expect((await buyer.buy(person)).status).toBe(204);
  });

  const now = () => api.deps.clock.now();
  const isoOf = (ms: number) => new Date(ms).toISOString();
  /** Moves the clocks of sandbox and api; sessions do not last that long. */
  const moveTo = async (atMs: number) => {
    await sandbox.moveClock({ to: isoOf(atMs) });
    api.time.offsetMs = atMs - Date.now();
    person = { ...person, ...(await api.signIn(person.user)) };
  };
  const onAir = (live: boolean) =>
    fetch(`${sandbox.url}/live`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel, live }),
    });
  const read = async (path: string) => (await api.call(path, { token: person.token })).json();
  const me = async () => endpoints.me.response.parse(await read('/v1/me'));
  const light = async () => endpoints.coverage.response.parse(await read('/v1/coverage'));
  const extensions = () =>
    api.deps.db.select().from(streamExtensions).where(eq(streamExtensions.userId, person.user.id));
  const paidThrough = async () => {
    const { subscription } = await buyer.account(person);
    return Date.parse(subscription?.paid_through_date ?? '');
  };
  const cancel = async () => {
    const answer = await api.call('/v1/premium/cancel', { method: 'POST', token: person.token });
    expect(answer.status).toBe(204);
    return paidThrough();
  };
  /** A person whose cancelled plan ends during a stream, and the time of its end. */
  const cancelledAndLive = async () => {
    const endMs = await cancel();
    await moveTo(endMs - hourMs);
    await onAir(true);
    return endMs;
  };
  const look = () => api.services.extensions.lookAtAll();

  /** The state by every part of the product, which has to be equal. */
  const said = async () => {
    const [user, coverage] = [await me(), await light()];
    const { user: own } = await buyer.account(person);
    expect([own.tier, own.extended_until]).toEqual([user.tier, user.extended_until ?? null]);
    expect(user.tier === 'free').toBe(coverage.light === 'red');
    if (user.extended_until != null) expect(coverage.until).toBe(user.extended_until);
    return { tier: user.tier, until: user.extended_until ?? null, reason: coverage.reason };
  };

  it('is covered until the stream ends, says so everywhere, and charges nothing for it', async () => {
    const endMs = await cancelledAndLive();
    const address = await api.call('/v1/coverage/address', {
      method: 'PUT',
      token: person.token,
      body: { platform: 'twitch', wanted: true },
    });
    const { channels } = endpoints.coverageAddress.response.parse(await address.json());
    const path = new URL(channels[0]?.public_url ?? '').pathname;
    expect(await said()).toEqual({ tier: 'premStream', until: null, reason: 'covered' });

    await moveTo(endMs);
    const latest = isoOf(endMs + maxExtensionMs);
    const line = publicCoverageText({ light: 'amber', reason: 'extended', untilMs: endMs + maxExtensionMs });
    expect(await (await api.call(path)).text()).toBe(line);
    expect(line).toMatch(/^Covered until your stream ends, at the latest \d\d:\d\d UTC$/);
    expect(await said()).toEqual({ tier: 'premStream', until: latest, reason: 'extended' });
    expect(await light()).toMatchObject({ light: 'amber', next_bill_at: null });

    await moveTo(endMs + 3 * hourMs);
    await look();
    expect(await said()).toEqual({ tier: 'premStream', until: latest, reason: 'extended' });
    await onAir(false);
    await moveTo(endMs + 3 * hourMs + 2 * minuteMs);
    await look();
    const overMs = now() + 3 * minuteMs;
    const { until } = await said();
    expect(Math.abs(Date.parse(until ?? '') - overMs)).toBeLessThan(10_000);

    await moveTo(endMs + 4 * hourMs);
    await look();
    expect(await said()).toEqual({ tier: 'free', until: null, reason: 'ended' });
    expect(await (await api.call(path)).text()).toBe('Not covered');
    expect((await light()).until).toBe(until);
    expect(buyer.booksOf(person).charges).toHaveLength(1);

    const exported = endpoints.accountExport.response.parse(await read('/v1/account/export'));
    expect(exported.stream_extensions).toEqual([
      { plan_code: 'rocksprem_i_m_v2', from: isoOf(endMs), until, reason: 'live' },
    ]);
    await api.deps.db.delete(users).where(eq(users.id, person.user.id));
    expect(await extensions()).toEqual([]);
  });

  it('is certified with the reason, and not before it has passed', async () => {
    const endMs = await cancelledAndLive();
    await moveTo(endMs + 30 * minuteMs);
    const day = (ms: number) => isoOf(ms).slice(0, 10);
    const issue = async () => {
      const body = { platform: 'twitch', from: day(endMs - 2 * dayMs), until: day(now()) };
      const answer = await api.call('/v1/certificates', { method: 'POST', token: person.token, body });
      return endpoints.certificateIssue.response.parse(await answer.json());
    };
    const { covered, period } = await issue();
    expect(covered).toEqual([
      expect.objectContaining({ plan: 'Premium', until: isoOf(endMs) }),
      {
        plan: 'Premium',
        uses: ['live streams'],
        from: isoOf(endMs),
        until: period.until,
        reason: 'extended while live',
      },
    ]);
    expect(Date.parse(period.until)).toBeLessThanOrEqual(now());
    expect(covered[0]).not.toHaveProperty('reason');
  });

  it('outlasted by the stream, is over twelve hours later, to the millisecond', async () => {
    const endMs = await cancelledAndLive();
    await moveTo(endMs + 6 * hourMs);
    await look();
    await moveTo(endMs + maxExtensionMs - 5 * minuteMs);
    await look();
    expect((await said()).tier).toBe('premStream');
    await moveTo(endMs + maxExtensionMs);
    await look();
    expect(await said()).toEqual({ tier: 'free', until: null, reason: 'ended' });
    expect((await extensions()).map(({ endsAt }) => endsAt.getTime())).toEqual([endMs + maxExtensionMs]);
  });

  it('is over at once without a stream, and with one that begins a second later', async () => {
    const endMs = await cancel();
    await moveTo(endMs + 1_000);
    await onAir(true);
    expect(await said()).toEqual({ tier: 'free', until: null, reason: 'ended' });
    await moveTo(endMs + hourMs);
    await look();
    expect(await said()).toEqual({ tier: 'free', until: null, reason: 'ended' });
    expect(await extensions()).toEqual([]);
  });

  it('has no second stream in the same period', async () => {
    const endMs = await cancelledAndLive();
    await moveTo(endMs + minuteMs);
    expect((await said()).tier).toBe('premStream');
    await onAir(false);
    await onAir(true);
    await moveTo(endMs + 3 * minuteMs);
    await look();
    await moveTo(endMs + 10 * minuteMs);
    await look();
    expect((await said()).tier).toBe('free');
    // The same period ends again later, as after further attempts of the provider.
    await api.deps.db
      .update(subscriptions)
      .set({ paidThroughDate: new Date(endMs + 15 * minuteMs) })
      .where(eq(subscriptions.userId, person.user.id));
    await moveTo(endMs + 15 * minuteMs);
    await Promise.all([look(), look()]);
    expect((await me()).tier).toBe('free');
    expect(await extensions()).toHaveLength(1);
  });

  it('was not paid for: the end of the tries counts as any other, however often it is told', async () => {
    await sandbox.storeCard(person.user.hash, emptyCard);
    const { subscription } = await buyer.account(person);
    await moveTo(Date.parse(subscription?.next_billing_date ?? '') + minuteMs);
    const endMs = await paidThrough();
    await moveTo(endMs - hourMs);
    await onAir(true);
    await moveTo(endMs + 1_000);
    const event = { id: 'end', object_type: 'subscription', event_type: 'expired', event_time: isoOf(endMs) };
    const send = (id: string) =>
      api.call('/webhooks/recurly', {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from('recurly:sandbox-webhook').toString('base64')}` },
        body: { ...event, id, account_code: person.user.hash },
      });
    await Promise.all([send('end'), send('end'), send('again')]);
    expect(await said()).toMatchObject({ tier: 'premStream', reason: 'extended' });
    await Promise.all([send('end'), send('later'), look()]);
    expect(await said()).toMatchObject({ tier: 'premStream', reason: 'extended' });
    expect(await extensions()).toHaveLength(1);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
    expect(buyer.booksOf(person).subscriptions.map(({ state }) => state)).toEqual(['expired']);
  });

  it('is cancelled by hand with a payment overdue: that too waits for the stream', async () => {
    await sandbox.storeCard(person.user.hash, emptyCard);
    const { subscription } = await buyer.account(person);
    await moveTo(Date.parse(subscription?.next_billing_date ?? '') + minuteMs);
    expect((await buyer.account(person)).subscription?.state).toBe('past_due');
    await onAir(true);
    await moveTo(now() + hourMs);
    await api.call('/v1/premium/cancel', { method: 'POST', token: person.token });
    expect(await said()).toMatchObject({ tier: 'premStream', reason: 'extended' });
  });

  describe('and is paused', () => {
    const pause = async () => {
      const endMs = await paidThrough();
      const asked = await api.call('/v1/premium/pause/preview', {
        method: 'POST',
        token: person.token,
        body: { until: isoOf(addMonths(endMs, 2)) },
      });
      const { quote_id } = endpoints.pausePreview.response.parse(await asked.json());
      const body = { quote_id };
      await api.call('/v1/premium/change', { method: 'POST', token: person.token, body });
      return endMs;
    };

    it('pauses when the stream ends', async () => {
      const endMs = await pause();
      await moveTo(endMs - hourMs);
      await onAir(true);
      await moveTo(endMs + 1_000);
      expect(await said()).toMatchObject({ tier: 'premStream', reason: 'extended' });
      expect((await buyer.account(person)).subscription?.state).toBe('paused');
      await onAir(false);
      await moveTo(endMs + 2 * minuteMs);
      await look();
      await moveTo(endMs + 10 * minuteMs);
      expect(await said()).toMatchObject({ tier: 'free', reason: 'paused' });
    });

    it('gives nothing to a stream that began in the pause, not even by cancelling in it', async () => {
      const endMs = await pause();
      await moveTo(endMs + dayMs);
      await look();
      await onAir(true);
      await moveTo(endMs + dayMs + hourMs);
      await api.call('/v1/premium/cancel', { method: 'POST', token: person.token });
      expect(await said()).toMatchObject({ tier: 'free', reason: 'ended' });
      expect(await extensions()).toEqual([]);
    });
  });

  describe('of a platform that does not answer', () => {
    it.each([
      ['fails', { status: 503 }],
      ['hangs', { delayMs: 20_000 }],
    ])('covers on, in two seconds, and ends when it answers: %s', async (_, fault) => {
      const endMs = await cancel();
      await moveTo(endMs);
      sandbox.sandbox.faults.add({ target: 'platforms', ...fault });
      const askedAtMs = performance.now();
      expect((await me()).tier).toBe('premStream');
      expect(performance.now() - askedAtMs).toBeLessThan(5_000);
      expect(await extensions()).toMatchObject([{ reason: 'unknown' }]);
      await moveTo(endMs + 5 * minuteMs);
      await look();
      expect((await said()).reason).toBe('extended');
      sandbox.sandbox.faults.clear();
      await moveTo(endMs + 7 * minuteMs);
      await look();
      await moveTo(endMs + 11 * minuteMs);
      expect((await said()).tier).toBe('free');
    });

    it('knows the stream again when it answers, and never cuts it off meanwhile', async () => {
      const endMs = await cancelledAndLive();
      await moveTo(endMs);
      sandbox.sandbox.faults.add({ target: 'platforms', status: 502 });
      expect((await said()).reason).toBe('extended');
      sandbox.sandbox.faults.clear();
      await moveTo(endMs + hourMs);
      await look();
      expect(await extensions()).toMatchObject([{ reason: 'live' }]);
      sandbox.sandbox.faults.add({ target: 'platforms', status: 502 });
      await moveTo(endMs + 11 * hourMs);
      await look();
      expect((await said()).tier).toBe('premStream');
      await moveTo(endMs + maxExtensionMs);
      expect((await said()).tier).toBe('free');
    });
  });

  it('is decided once by many processes and readers at once', async () => {
    const endMs = await cancelledAndLive();
    await moveTo(endMs + 1_000);
    const processes = [api.services, createServices(api.deps), createServices(api.deps)];
    await inParallel(30, Array.from({ length: 30 }), async (_, index) => {
      const { extensions: own } = processes[index % processes.length] ?? api.services;
      await (index % 2 === 0 ? own.lookAtAll() : own.decided(person.user.id));
    });
    expect(await extensions()).toHaveLength(1);
    expect((await said()).reason).toBe('extended');
  });

  it('goes on in the process that follows a dead one', async () => {
    const endMs = await cancelledAndLive();
    // Nobody read the account at its end.
    await moveTo(endMs + 20 * minuteMs);
    const next = createServices(api.deps);
    await next.extensions.lookAtAll();
    expect(await extensions()).toMatchObject([{ startsAt: new Date(endMs), reason: 'live' }]);
    await onAir(false);
    await moveTo(endMs + 40 * minuteMs);
    await createServices(api.deps).extensions.lookAtAll();
    await moveTo(endMs + 44 * minuteMs);
    expect((await said()).tier).toBe('free');
  });

  it('can be bought again in the middle of it, and covers without a gap', async () => {
    const endMs = await cancelledAndLive();
    await moveTo(endMs + hourMs);
    expect((await said()).reason).toBe('extended');
    expect((await buyer.buy(person)).status).toBe(204);
    expect(await said()).toEqual({ tier: 'premStream', until: null, reason: 'covered' });
    expect(buyer.booksOf(person).charges).toHaveLength(2);
    expect(await codeOf(await buyer.buy(person))).toBe('already_subscribed');
    await onAir(false);
    await moveTo(endMs + 20 * hourMs);
    await look();
    expect(await said()).toEqual({ tier: 'premStream', until: null, reason: 'covered' });
  });

  it('renews, though nobody has read the bill: nothing is extended', async () => {
    const endMs = await paidThrough();
    await moveTo(endMs - hourMs);
    await onAir(true);
    await moveTo(endMs + 1_000);
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    await look();
    expect(await extensions()).toEqual([]);
    expect((await me()).tier).toBe('premStream');
  });

  it('without a live channel that is connected, ends on its day', async () => {
    const endMs = await cancelledAndLive();
    await api.deps.db
      .update(identities)
      .set({ provider: 'discord' })
      .where(eq(identities.userId, person.user.id));
    await moveTo(endMs + 1_000);
    expect((await me()).tier).toBe('free');
    expect(await extensions()).toEqual([]);
  });
});
