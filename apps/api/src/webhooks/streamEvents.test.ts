import { createHmac, randomUUID } from 'node:crypto';
import { endpoints } from '@backbeat/sdk/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Buyer, createBuyer } from '../../testing/createBuyer.ts';
import { codeOf, createTestApi, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { serve } from '../../testing/serve.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { createStreamEvents, streamEventsUrl } from '../channels/createStreamEvents.ts';
import { liveChannelOf } from '../channels/liveChannelOf.ts';
import type { LivePlatform } from '../channels/platforms.ts';
import { identities } from '../db/schema/accounts.ts';
import { streamExtensions } from '../db/schema/premium.ts';
import { refreshFamilies } from '../db/schema/sessions.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** What the sandbox says of live channels. */
const liveState = z.object({ told: z.array(z.string()) });

describe('what the live platform tells by itself', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    api = await createTestApi({
      sandboxUrl: sandbox.url,
      apiUrl: sandbox.apiUrl,
      environment: { LIMIT_CHANNEL_QUESTIONS_PER_MINUTE: '100000' },
    });
    buyer = createBuyer(api, sandbox);
    const server = await serve(api.app, sandbox.apiPort);
    return async () => {
      await server.close();
      await api.close();
      await sandbox.close();
    };
  });
  afterEach(() => sandbox.sandbox.faults.clear());

  const subscribe = () => api.services.rounds.streamEvents?.run();
  const onAir = (channel: string, live: boolean) =>
    fetch(`${sandbox.url}/live`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel, live }),
    });
  const channelOf = async ({ user }: TestPerson) => (await liveChannelOf(api.deps.db, user.id)) ?? '';
  const isLive = async ({ token }: TestPerson) =>
    endpoints.live.response.parse(await (await api.call('/v1/live', { token })).json()).live;
  const subscriptionsOf = async (channel: string) =>
    (await api.deps.platforms.live.subscriptions(streamEventsUrl(sandbox.apiUrl))).filter(
      ({ channelId }) => channelId === channel,
    );
  /** Waits until the platform has both subscriptions, and has checked their address. */
  const isListening = async (channel: string) => {
    await expect
      .poll(async () =>
        (await subscriptionsOf(channel)).map(({ event, isAlive }) => `${event} ${isAlive}`).toSorted(),
      )
      .toEqual(['stream.offline true', 'stream.online true']);
    await expect
      .poll(async () => liveState.parse(await (await fetch(`${sandbox.url}/live`)).json()).told)
      .toContain(channel);
  };

  interface Message {
    readonly type: 'stream.online' | 'stream.offline';
    readonly channel: string;
    readonly atMs?: number;
    readonly id?: string;
    readonly secret?: string;
  }
  /** A message as Twitch sends it. */
  const send = ({ type, channel, atMs = api.deps.clock.now(), id = randomUUID(), secret }: Message) => {
    const body = JSON.stringify({ subscription: { type }, event: { broadcaster_user_id: channel } });
    const timestamp = new Date(atMs).toISOString();
    const signed = createHmac('sha256', secret ?? api.deps.config.platforms.twitch.eventsSecret ?? '')
      .update(`${id}${timestamp}${body}`)
      .digest('hex');
    const headers = {
      'content-type': 'application/json',
      'twitch-eventsub-message-id': id,
      'twitch-eventsub-message-timestamp': timestamp,
      'twitch-eventsub-message-signature': `sha256=${signed}`,
    };
    return { body, headers, post: () => api.call('/webhooks/twitch', { method: 'POST', body, headers }) };
  };

  it('is heard at once, and asked for again where the platform has given it up', async () => {
    const person = await api.signUp();
    const channel = await channelOf(person);
    // This answer is kept for 45 seconds, longer than a poll lasts: what changes it sooner is the event.
    expect(await isLive(person)).toBe(false);
    await subscribe();
    await isListening(channel);
    await onAir(channel, true);
    await expect.poll(() => isLive(person)).toBe(true);
    await onAir(channel, false);
    await expect.poll(() => isLive(person)).toBe(false);

    const [first] = await subscriptionsOf(channel);
    await api.deps.platforms.live.unsubscribe(first?.id ?? '');
    expect(await subscriptionsOf(channel)).toHaveLength(1);
    await Promise.all([subscribe(), subscribe()]);
    await isListening(channel);
  });

  it('is wanted of those who are signed in or have a plan', async () => {
    const [gone, payer] = [await api.signUp(), await api.signUp()];
    await buyer.buy(payer);
    for (const { user } of [gone, payer])
      await api.deps.db.delete(refreshFamilies).where(eq(refreshFamilies.userId, user.id));
    const unlinked = await api.signUp();
    await subscribe();
    expect(await subscriptionsOf(await channelOf(gone))).toEqual([]);
    await isListening(await channelOf(payer));
    const channel = await channelOf(unlinked);
    await isListening(channel);
    await api.deps.db.delete(identities).where(eq(identities.userId, unlinked.user.id));
    await subscribe();
    expect(await subscriptionsOf(channel)).toEqual([]);
  });

  it('goes on with the next run where the platform is away', async () => {
    const channel = await channelOf(await api.signUp());
    sandbox.sandbox.faults.add({ target: 'platforms', status: 503 });
    await subscribe();
    sandbox.sandbox.faults.clear();
    expect(await subscriptionsOf(channel)).toEqual([]);
    await subscribe();
    await isListening(channel);
  });

  it('is believed only where it is signed, and not older than ten minutes', async () => {
    const person = await api.signUp();
    const channel = await channelOf(person);
    const now = api.deps.clock.now();
    const online = { type: 'stream.online', channel } as const;
    const { headers, body } = send(online);
    const forged = [
      send({ ...online, secret: 'another-secret' }).post(),
      send({ ...online, atMs: now - hourMs }).post(),
      send({ ...online, atMs: now + hourMs }).post(),
      api.call('/webhooks/twitch', { method: 'POST', body }),
      api.call('/webhooks/twitch', { method: 'POST', headers, body: body.replace('online', 'offline') }),
      api.call('/webhooks/twitch', {
        method: 'POST',
        body,
        headers: { ...headers, 'twitch-eventsub-message-id': randomUUID() },
      }),
    ];
    for (const answer of await Promise.all(forged)) expect(await codeOf(answer)).toBe('unauthorized');
    expect(await isLive(person)).toBe(false);
    expect((await send(online).post()).status).toBe(204);
    expect(await isLive(person)).toBe(true);
  });

  it('changes nothing that is newer, repeated or out of order', async () => {
    const person = await api.signUp();
    const channel = await channelOf(person);
    const now = api.deps.clock.now();
    const online = send({ type: 'stream.online', channel, atMs: now - 2_000 });
    const offline = send({ type: 'stream.offline', channel, atMs: now - 1_000 });
    for (const message of [offline, online, online]) expect((await message.post()).status).toBe(204);
    expect(await isLive(person)).toBe(false);
    expect((await send({ type: 'stream.online', channel }).post()).status).toBe(204);
    await offline.post();
    expect(await isLive(person)).toBe(true);
  });

  it('ends the rest of a stream in which the plan ended', async () => {
    const person = await api.signUp();
    const channel = await channelOf(person);
    await buyer.buy(person);
    expect((await api.call('/v1/premium/cancel', { method: 'POST', token: person.token })).status).toBe(204);
    const endMs = Date.parse((await buyer.account(person)).subscription?.paid_through_date ?? '');
    const moveTo = async (atMs: number) => {
      await sandbox.moveClock({ to: new Date(atMs).toISOString() });
      api.time.offsetMs = atMs - Date.now();
    };
    await moveTo(endMs - hourMs);
    await api.signIn(person.user);
    await subscribe();
    await isListening(channel);
    await onAir(channel, true);
    await moveTo(endMs);
    await api.services.extensions.lookAtAll();
    const ofPerson = and(
      eq(streamExtensions.userId, person.user.id),
      eq(streamExtensions.planCode, 'rocksprem_i_m_v2'),
    );
    const endsAt = async () =>
      (await api.deps.db.select().from(streamExtensions).where(ofPerson))[0]?.endsAt.getTime() ?? 0;
    expect(await endsAt()).toBe(endMs + 12 * hourMs);
    await onAir(channel, false);
    await expect.poll(endsAt).toBeLessThan(endMs + 10 * minuteMs);
  });

  it('is heard of 1,000 channels that go live at once', async () => {
    const person = await api.signUp();
    const channels = Array.from({ length: 999 }, () => `channel-${randomUUID()}`);
    const all = [...channels, await channelOf(person)].map((channel) =>
      send({ type: 'stream.online', channel }),
    );
    const answers = await inParallel(50, all, ({ post }) => post());
    expect(answers.every(({ status }) => status === 204)).toBe(true);
    expect(await isLive(person)).toBe(true);
  });

  it('is asked for channel after channel, where the platform refuses a hundred of them', async () => {
    const people = await inParallel(10, Array.from({ length: 101 }), () => api.signUp());
    const asked = new Set<string>();
    const live: LivePlatform = {
      ...api.deps.platforms.live,
      subscriptions: async () => [],
      subscribe: async ({ channelId }) => {
        asked.add(channelId);
        return false;
      },
    };
    const run = createStreamEvents({ ...api.deps, platforms: { live } });
    await run();
    await run();
    for (const person of people) expect(asked).toContain(await channelOf(person));
  });
});
