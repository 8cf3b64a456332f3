import { dayMs } from '@backbeat/domain';
import { type Claim, endpoints } from '@backbeat/sdk/contract';
import { and, eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Claimer, createClaimer } from '../../testing/createClaimer.ts';
import type { TestApi, TestPerson } from '../../testing/createTestApi.ts';
import { shareChannel } from '../../testing/shareChannel.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { identities } from '../db/schema/accounts.ts';
import { letters } from '../db/schema/letters.ts';
import { channelListings } from '../db/schema/listings.ts';
import { subscriptions } from '../db/schema/premium.ts';

const hourMs = 3_600_000;

let claimer: Claimer;
let sandbox: TestSandbox;
let api: TestApi;

beforeAll(async () => {
  claimer = await createClaimer();
  ({ sandbox, api } = claimer);
  return claimer.close;
});
beforeEach(() => claimer.reset());

type Wanted = Parameters<TestSandbox['makeVideo']>[0];
const now = () => claimer.now();
const iso = (ms: number) => new Date(ms).toISOString();
const moveBy = (ms: number) => claimer.moveBy(ms);
const makeStream = (wanted: Partial<Wanted> = {}) => claimer.makeStream(wanted);
const ask: Claimer['ask'] = (...asked) => claimer.ask(...asked);
const askOne: Claimer['askOne'] = (...asked) => claimer.askOne(...asked);
const readOne: Claimer['readOne'] = (id) => claimer.readOne(id);
const lettersOf = async (kind: Claim['state'] | `claim-${string}`, { id }: Pick<Claim, 'id'>) => {
  const rows = await api.deps.db
    .select({ kind: letters.kind })
    .from(letters)
    .where(and(like(letters.key, `${kind}:${id}%`), eq(letters.userId, claimer.person().user.id)));
  return rows.length;
};
const releasesOf: Claimer['releasesOf'] = (made) => claimer.releasesOf(made);
const report = async (title: string, artist = 'Owl') => {
  const body = { title, artist, album: null, artwork_url: null, station: 'Night', duration_seconds: 180 };
  const answer = await api.call('/api/v1/playing', { method: 'POST', token: claimer.person().token, body });
  expect(answer.status).toBe(204);
};

describe('a covered video', () => {
  it('is released, once, and told by letter', async () => {
    const made = await makeStream({ claims: [{}, { status: 'disputed' }], title: 'Une nuit à Paris' });
    const claim = await askOne(`${made.address}&feature=share`);
    expect(claim).toMatchObject({
      state: 'releasing',
      covered: 'yes',
      title: 'Une nuit à Paris',
      channel: { id: made.video.channelId, name: 'Night Arcade', is_own: true },
      kind: 'live',
      parts: [{ rule: 'plan' }],
      promised_until: iso(Date.parse(claim.changed_at) + 14 * dayMs),
    });
    expect((await askOne(made.address)).id).toBe(claim.id);
    expect(await readOne(claim.id)).toMatchObject({ state: 'releasing' });
    await moveBy(6_000);
    expect(await readOne(claim.id)).toMatchObject({ state: 'released', promised_until: null });
    expect(releasesOf(made)).toEqual(['done', 'done']);
    expect(await lettersOf('claim-released', claim)).toBe(1);
    expect(await askOne(made.address), 'told of again').toMatchObject({ state: 'released' });
  });

  it('whose claim is gone stays so, and is judged anew by what is told of another one', async () => {
    const made = await makeStream({ claims: [{}] });
    const text = `${made.address}\nCopyrighted content: First light\nClaimed by: Backbeat`;
    const claim = await askOne(text);
    expect(claim).toMatchObject({ state: 'releasing', tracks: [{ title: 'First light' }] });
    await moveBy(6_000);
    expect(await readOne(claim.id)).toMatchObject({ state: 'released' });
    expect(await askOne(made.address)).toMatchObject({
      state: 'released',
      tracks: [{ title: 'First light' }],
    });
    expect(await askOne(`${made.address}\nClaimed by: A label`)).toMatchObject({ state: 'disputable' });
  });

  it('that the platform does not release is for staff, and the promise runs on', async () => {
    const stream = { channel: 'Night Arcade', kind: 'live', startedAt: iso(now() - 3 * hourMs) } as const;
    const made = await makeStream({ ...stream, claims: [{ isReleaseRefused: true }] });
    const claim = await askOne(made.address);
    expect(claim).toMatchObject({ state: 'with-staff', reason: 'refused', covered: 'yes' });
    expect(claim.promised_until).not.toBeNull();
    expect(await lettersOf('claim-refused', claim)).toBe(1);
    expect(await askOne(made.address)).toMatchObject({ state: 'with-staff', reason: 'refused' });
    await moveBy(dayMs);
    expect(await readOne(claim.id), 'a day later').toMatchObject({ state: 'with-staff', reason: 'refused' });
    expect(await lettersOf('claim-refused', claim)).toBe(1);
    expect(releasesOf(made)).toEqual(['refused']);
    sandbox.makeVideo({ ...stream, id: made.video.id, claims: [] });
    expect(await readOne(claim.id), 'once a day').toMatchObject({ state: 'with-staff' });
    await moveBy(dayMs);
    expect(await readOne(claim.id)).toMatchObject({ state: 'released', reason: null, promised_until: null });
    expect(await lettersOf('claim-released', claim)).toBe(1);
  });

  it.each([
    ['in a trial', () => ({ firstBillingDate: new Date(now() + dayMs) })],
    ['for nothing', () => ({ amountCents: 0 })],
  ])('of a plan %s is released without a promise', async (_, change) => {
    const { db } = api.deps;
    const isOwn = eq(subscriptions.userId, claimer.person().user.id);
    // The subscription is read from its provider here, and not again with the next claim.
    await askOne((await makeStream()).address);
    const [plan] = await db.select().from(subscriptions).where(isOwn);
    await db.update(subscriptions).set(change()).where(isOwn);
    const claim = await askOne((await makeStream({ claims: [{}] })).address);
    const { firstBillingDate = null, amountCents = null } = plan ?? {};
    await db.update(subscriptions).set({ firstBillingDate, amountCents }).where(isOwn);
    expect(claim).toMatchObject({ state: 'releasing', promised_until: null });
  });

  it('in which nothing was played may be a premiere, and is for staff', async () => {
    const startedAt = iso(now() - 20 * hourMs);
    const { address } = sandbox.makeVideo({ channel: 'Night Arcade', kind: 'live', startedAt, claims: [{}] });
    expect(await askOne(address)).toMatchObject({
      state: 'with-staff',
      reason: 'not-played',
      covered: 'yes',
    });
  });

  it('without a claim of ours has nothing to release, or is disputed', async () => {
    const { address } = await makeStream({ claims: [{ by: 'others' }] });
    expect(await askOne(address)).toMatchObject({ state: 'unclaimed', covered: 'yes' });
    expect(await askOne(`${address}\nClaimed by: A label`)).toMatchObject({
      state: 'disputable',
      tracks: [],
    });
    await report('Paper lanterns');
    expect(
      await askOne(`${address}\nCopyrighted content: Paper lanterns\nClaimed by: A label`),
    ).toMatchObject({
      state: 'disputable',
      tracks: [{ title: 'Paper lanterns', artist: 'Owl', at: null }],
    });
  });

  it('with a track that nobody knows is for staff', async () => {
    const claim = await askOne((await makeStream({ claims: [{}] })).address, ['Nobody has played this']);
    expect(claim).toMatchObject({ state: 'with-staff', reason: 'unknown-track', covered: 'yes' });
    expect(claim.tracks.map(({ title }) => title)).toEqual(['First light']);
    const exported = await api.call('/v1/account/export', { token: claimer.person().token });
    const { claims } = endpoints.accountExport.response.parse(await exported.json());
    expect(claims).toEqual([{ ...claim, named_tracks: ['Nobody has played this'] }]);
  });

  it('has what was played in it', async () => {
    await report('Night drive');
    await moveBy(60_000);
    const { address } = await makeStream({ startedAt: iso(now() - 5 * 60_000), endedAt: null });
    const claim = await askOne(address);
    expect(claim).toMatchObject({ state: 'unclaimed', until: null });
    expect(claim.tracks.map(({ title }) => title)).toContain('Night drive');
  });

  it('is released on a channel that was left, where the audience decides', async () => {
    let owner = await api.signUp('pro_owner', 'google_oauth2');
    const send = (path: string, body: unknown) =>
      api.call(path, { method: 'POST', token: owner.token, body });
    await shareChannel(api, owner, 'Night Kitchen');
    await claimer.buyer.buy(owner);
    const asked = await send('/v1/premium/change/preview', { plan_code: 'rockspro_m_v1', coupon: null });
    const { quote_id } = endpoints.planChangePreview.response.parse(await asked.json());
    expect((await send('/v1/premium/change', { quote_id })).status).toBe(204);
    await moveBy(dayMs);
    owner = { ...owner, ...(await api.signIn(owner.user)) };
    const { video, address } = await makeStream({ channel: 'Night Kitchen', claims: [{}] });
    const [row] = await api.deps.db
      .insert(channelListings)
      .values({
        userId: owner.user.id,
        platform: 'youtube',
        channelId: video.channelId,
        channelName: 'Night Kitchen',
        state: 'leaving',
        askedAt: new Date(now() - dayMs),
        listedAt: new Date(now() - dayMs),
        leavesAt: new Date(now() + dayMs),
        changedAt: new Date(now()),
      })
      .returning();
    await shareChannel(api, owner, 'Pixel Garden');
    expect(await askOne(address, undefined, owner)).toMatchObject({
      state: 'releasing',
      covered: 'yes',
      channel: { name: 'Night Kitchen', is_own: true },
    });
    await api.deps.db.delete(channelListings).where(eq(channelListings.id, row?.id ?? 0));
  });
});

describe('a video that is not covered says why', () => {
  const soon = () => iso(now() + hourMs);
  it.each<[string, () => Partial<Wanted>, Partial<Claim>]>([
    ["somebody else's", () => ({ channel: 'Neon Radio' }), { state: 'not-covered', reason: 'not-own' }],
    [
      'a private one',
      () => ({ privacy: 'private' }),
      { state: 'with-staff', reason: 'not-found', covered: null },
    ],
    ['a deleted one', () => ({ isDeleted: true }), { state: 'with-staff', reason: 'not-found' }],
    [
      'a scheduled one',
      () => ({ scheduledAt: soon(), startedAt: soon() }),
      { state: 'not-covered', reason: 'not-begun' },
    ],
    ['an upload', () => ({ kind: 'upload' }), { state: 'not-covered', reason: null, covered: 'no' }],
    [
      'one from before the plan, over five hours',
      () => ({ startedAt: iso(now() - 9 * dayMs), durationMs: 5 * hourMs }),
      { state: 'not-covered', reason: null, covered: 'no' },
    ],
    [
      'one that began before the plan',
      () => ({ startedAt: iso(now() - 9 * dayMs), endedAt: iso(now() - hourMs) }),
      { state: 'with-staff', reason: 'partly', covered: 'partly' },
    ],
  ])('%s', async (_, wanted, expected) => {
    expect(await askOne((await makeStream({ claims: [{}], ...wanted() })).address)).toMatchObject(expected);
  });

  it('one on a channel that left the list', async () => {
    const { db } = api.deps;
    const { video, address } = await makeStream({ claims: [{}] });
    const at = (ms: number) => new Date(now() - ms);
    const [row] = await db
      .insert(channelListings)
      .values({
        userId: claimer.person().user.id,
        platform: 'youtube',
        channelId: video.channelId,
        channelName: 'Night Arcade',
        state: 'gone',
        askedAt: at(9 * dayMs),
        listedAt: at(9 * dayMs),
        goneAt: at(dayMs),
        changedAt: at(dayMs),
      })
      .returning();
    expect(await askOne(address)).toMatchObject({
      state: 'not-covered',
      parts: [{ rule: 'not-listed' }],
    });
    await db.delete(channelListings).where(eq(channelListings.id, row?.id ?? 0));
  });
});

describe('on Twitch', () => {
  let streamer: TestPerson;
  let channel: string;
  beforeAll(async () => {
    streamer = await api.signUp('mintyloop', 'twitch');
    await claimer.buyer.buy(streamer);
    const mine = eq(identities.userId, streamer.user.id);
    const [identity] = await api.deps.db.select().from(identities).where(mine);
    channel = identity?.subject ?? '';
    await moveBy(dayMs);
    streamer = { ...streamer, ...(await api.signIn(streamer.user)) };
  });

  it('recordings and clips are disputed: nothing there can be released', async () => {
    const made = await makeStream({ platform: 'twitch', channel });
    const startedMs = now() - 3 * hourMs;
    const clip = sandbox.makeVideo({
      platform: 'twitch',
      channel,
      kind: 'clip',
      cut: { videoId: made.video.id, offsetMs: hourMs },
    });
    const { claims } = await ask(`${made.address}?t=1h2m\n${clip.address}`, undefined, streamer);
    expect(claims).toMatchObject([
      { state: 'disputable', covered: 'yes', kind: 'live', platform: 'twitch' },
      { state: 'disputable', covered: 'yes', address: clip.address },
    ]);
    expect(Math.abs(Date.parse(claims[1]?.from ?? '') - startedMs - hourMs)).toBeLessThan(2_000);
    expect(await askOne(made.address)).toMatchObject({ state: 'not-covered', reason: 'not-own' });
  });
});
