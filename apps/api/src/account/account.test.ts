import { dayMs } from '@backbeat/domain';
import { gamingStations } from '@backbeat/domain/content';
import { endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  createTestApi,
  saidBy,
  siteUrl,
  type TestApi,
  type TestPerson,
} from '../../testing/createTestApi.ts';
import { takenNames, users } from '../db/schema/accounts.ts';
import { musicMessages, plays } from '../db/schema/activity.ts';
import { letters } from '../db/schema/letters.ts';
import { redeemCodes } from '../db/schema/premium.ts';
import { backfillTakenNames } from '../names/takenNames.ts';
import { codeHashOf } from './redeemCode.ts';

describe('the account', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  const account = async ({ token }: Pick<TestPerson, 'token'>) =>
    endpoints.account.response.parse(await (await api.call('/v1/account', { token })).json());

  it('is read whole', async () => {
    const person = await api.signUp('Whole Person');
    expect(await account(person)).toEqual({
      user: {
        guid: person.user.guid,
        avatar: null,
        tier: 'free',
        hash: person.user.hash,
        username: 'Whole Person',
        display_name: 'Whole Person',
        email: person.user.email,
        created_at: person.user.createdAt.toISOString(),
        user_id: person.user.id,
        test: false,
        extended_until: null,
      },
      subscription: null,
      name_change_eligible: true,
      deletes_at: null,
      used_offers: [],
      kept_gift_months: 0,
    });
  });

  it('gets a name of its own when the one at the provider is taken', async () => {
    const [one, two] = [await api.signUp('Same Name'), await api.signUp('same name')];
    expect(one.user.username).toBe('Same Name');
    expect(two.user.username).toMatch(/^same name\d{4}$/);
    expect(two.user.displayName).toBe(two.user.username);
  });

  it.each([
    ['\u202eSame\u200b Name\ud800', /^Same Name\d{4}$/],
    ['Sаme Nаme', /^Sаme Nаme\d{4}$/],
    ['Admin', /^Admin\d{4}$/],
    ['\u0405upport', /^\u0405upport\d{4}$/],
    ['\u200b\u2066', /^listener/],
    ['Cafe\u0301', /^Caf\u00e9$/],
  ])('is signed up with whatever name the provider gives: %j', async (name, kept) => {
    await api.signUp('Same Name');
    const { user } = await api.signUp(name);
    expect(user.username).toMatch(kept);
    expect(user.displayName).toBe(user.username);
  });

  it('keeps a tier that was given by hand', async () => {
    const person = await api.signUp();
    await api.deps.db
      .update(users)
      .set({ tier: '0cpm', grantedTier: '0cpm' })
      .where(eq(users.id, person.user.id));
    expect((await account(person)).user.tier).toBe('0cpm');
  });

  describe('display name', () => {
    const check = async (person: TestPerson, username: string) => {
      const answer = await api.call('/v1/account/username/check', {
        method: 'POST',
        token: person.token,
        body: { username },
      });
      return endpoints.usernameCheck.response.parse(await answer.json()).available;
    };
    const change = (person: TestPerson, username: string) =>
      api.call('/v1/account/username', { method: 'PUT', token: person.token, body: { username } });

    it('is free unless somebody else has it, in whatever case', async () => {
      const [one, two] = [await api.signUp('Taken Name'), await api.signUp()];
      expect(await check(two, 'taken name')).toBe(false);
      expect(await check(one, 'taken name')).toBe(true);
      expect(await check(two, 'no one has this')).toBe(true);
      expect(await codeOf(await change(two, 'TAKEN NAME'))).toBe('conflict');
    });

    it.each([
      'Taken Name',
      'tаken nаme',
      'TAKEN NAME',
      'Taken Nаme',
      'Ｔaken Name',
      'taken\u00a0name',
      '𝕿aken Name',
    ])('is not free as %j, which reads like a taken one', async (name) => {
      await api.signUp('Taken Name');
      const person = await api.signUp();
      expect(await check(person, name)).toBe(false);
      expect(await codeOf(await change(person, name))).toBe('conflict');
    });

    it.each(['admin', 'Supp\u043ert', 'B\u0430ckbeat', 'b a c k b e a t', 'a\u200bda', 'ada\u202e'])(
      'is not free as %j, which nobody may have',
      async (name) => {
        const person = await api.signUp();
        expect(await check(person, name)).toBe(false);
        const answer = await change(person, name);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({
          error: { code: 'validation', details: { fields: { username: expect.stringMatching(/\.$/) } } },
        });
      },
    );

    it('is free again when its owner has another one', async () => {
      const [one, two] = [await api.signUp('Lent Name'), await api.signUp()];
      expect((await change(one, 'Kept Name')).status).toBe(204);
      expect(await check(two, 'Lent Name')).toBe(true);
      expect(await check(two, 'kept name')).toBe(false);
    });

    it('stays where two of an earlier release read alike, and goes to no third', async () => {
      const people = [await api.signUp(), await api.signUp(), await api.signUp()];
      const [one, two, three] = people;
      await api.deps.db.delete(takenNames);
      for (const [person, username] of [
        [one, 'Twin'],
        [two, 'Tw\u0456n'],
      ] as const)
        await api.deps.db
          .update(users)
          .set({ username, displayName: username })
          .where(eq(users.id, person?.user.id ?? 0));
      await backfillTakenNames(api.deps.db);
      await backfillTakenNames(api.deps.db);
      for (const person of [one, two])
        if (person !== undefined) expect((await account(person)).user.username).toMatch(/^Tw.n$/);
      if (three !== undefined) expect(await codeOf(await change(three, 'TWIN'))).toBe('conflict');
    });

    it('changes once a month', async () => {
      const person = await api.signUp();
      expect((await change(person, 'Fresh Name')).status).toBe(204);
      expect(await account(person)).toMatchObject({
        user: { username: 'Fresh Name', display_name: 'Fresh Name' },
        name_change_eligible: false,
      });
      expect((await change(person, 'Fresh Name')).status).toBe(204);
      expect(await codeOf(await change(person, 'Fresher Name'))).toBe('forbidden');
      api.time.offsetMs += 31 * dayMs;
      const { token } = await api.signIn(person.user);
      expect((await change({ ...person, token }, 'Fresher Name')).status).toBe(204);
    });

    it('goes to one of two who want it at once', async () => {
      const people = await Promise.all([api.signUp(), api.signUp(), api.signUp()]);
      const answers = await Promise.all(people.map((person) => change(person, 'Everybody Wants It')));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    });

    it('is checked only so often', async () => {
      const limited = await createTestApi({ environment: { LIMIT_USERNAME_CHECKS_PER_MINUTE: '2' } });
      const { token } = await limited.signUp();
      const check = () =>
        limited.call('/v1/account/username/check', { method: 'POST', token, body: { username: 'a' } });
      expect([(await check()).status, (await check()).status, (await check()).status]).toEqual([
        200, 200, 429,
      ]);
      await limited.close();
    });
  });

  describe('redeeming a code', () => {
    const redeem = (person: TestPerson, coupon: string) =>
      api.call('/v1/account/redeem', {
        method: 'POST',
        token: person.token,
        body: { firstName: 'Ada', lastName: 'Beat', email: 'ada@people.example', channelName: 'ada', coupon },
      });
    const addCode = async (code: string, redemptionsLeft: number) => {
      const codeHash = codeHashOf(code);
      await api.deps.db
        .insert(redeemCodes)
        .values({ codeHash, planCode: 'rocksprem_i_m_v2', months: 3, redemptionsLeft });
    };

    it('gives a bundle subscription until it runs out', async () => {
      await addCode('BUNDLE-ONE', 10);
      const person = await api.signUp();
      expect((await redeem(person, '“bundle\u2013\u200bone”. ')).status).toBe(204);
      const read = await account(person);
      expect(read.user.tier).toBe('premStream');
      expect(read.subscription).toMatchObject({
        provider: 'humble',
        state: 'active',
        next_billing_date: null,
      });
      api.time.offsetMs += 93 * dayMs;
      const { token } = await api.signIn(person.user);
      const later = await account({ token });
      expect(later.user.tier).toBe('free');
      expect(later.subscription?.state).toBe('expired');
    });

    it('answers unknown, used-up and own codes alike', async () => {
      await addCode('USED-UP', 0);
      await addCode('ONCE-EACH', 10);
      const person = await api.signUp();
      await redeem(person, 'ONCE-EACH');
      const answers = [
        await redeem(person, 'NOTHING'),
        await redeem(person, 'USED-UP'),
        await redeem(person, 'ONCE-EACH'),
      ];
      const said = await Promise.all(answers.map(saidBy));
      expect(new Set(said).size).toBe(1);
      expect(said[0]).toContain('coupon_invalid');
    });

    it('works for as many of a crowd as the code allows', async () => {
      await addCode('ONLY-TWO', 2);
      const people = await Promise.all(Array.from({ length: 8 }, () => api.signUp()));
      const answers = await Promise.all(people.map((person) => redeem(person, 'ONLY-TWO')));
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(2);
    });

    it('of somebody subscribed uses nothing up', async () => {
      await addCode('FIRST', 10);
      await addCode('SECOND', 1);
      const [person, other] = [await api.signUp(), await api.signUp()];
      await redeem(person, 'FIRST');
      expect(await codeOf(await redeem(person, 'SECOND'))).toBe('already_subscribed');
      expect((await redeem(other, 'SECOND')).status).toBe(204);
    });
  });

  it('shows what somebody plays, in pages', async () => {
    const { user } = await api.signUp('Radio Person');
    const nowMs = api.deps.clock.now();
    await api.deps.db.insert(plays).values(
      Array.from({ length: 20 }, (_, index) => ({
        userGuid: user.guid,
        title: `Track ${index}`,
        artist: 'Artist',
        playedAt: new Date(nowMs - index * 180_000),
        endsAt: new Date(nowMs - index * 180_000 + 170_000),
      })),
    );
    const read = async (query: string) =>
      endpoints.playing.response.parse(await (await api.call(`/v1/playing/${user.guid}${query}`)).json());
    const first = await read('');
    expect(first).toMatchObject({ display_name: 'Radio Person', page: 1, has_more: true });
    expect(first.items.map(({ title }) => title)).toEqual(
      Array.from({ length: 15 }, (_, index) => `Track ${index}`),
    );
    expect(first.items.map(({ is_playing }) => is_playing).indexOf(true)).toBe(0);
    expect(first.items.filter(({ is_playing }) => is_playing)).toHaveLength(1);
    const second = await read('?limit=15&page=2');
    expect(second.items).toHaveLength(5);
    expect(second.has_more).toBe(false);
    expect(await codeOf(await api.call('/v1/playing/nobody'))).toBe('not_found');
    expect(await codeOf(await api.call(`/v1/playing/${user.guid}?limit=0`))).toBe('validation');
  });

  it('takes notes to the music team', async () => {
    const form = new FormData();
    for (const [key, value] of [
      ['name', 'Ada'],
      ['email', 'ada@people.example'],
      ['message', 'More synths'],
    ] as const) {
      form.append(key, value);
    }
    const headers = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    expect((await api.call('/v1/contact/music', { method: 'POST', body: form, headers })).status).toBe(204);
    const [message] = await api.deps.db.select().from(musicMessages);
    expect(message?.fields).toEqual({ name: 'Ada', email: 'ada@people.example', message: 'More synths' });
    const answers = await api.deps.db.select().from(letters).where(eq(letters.address, 'ada@people.example'));
    expect(answers).toMatchObject([{ letter: { kind: 'message-received', language: 'de' } }]);
    form.set('message', '');
    expect(await codeOf(await api.call('/v1/contact/music', { method: 'POST', body: form }))).toBe(
      'validation',
    );
  });

  it('has the stations and the testimonials of the home page', async () => {
    const answer = await api.call('/v1/featured/homepage');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const { stations: cards, testimonials } = endpoints.featuredHomepage.response.parse(await answer.json());
    const titles = (kind: string) =>
      cards.filter(({ variant }) => variant === kind).map(({ title, audioUrl }) => [title, audioUrl]);
    expect(titles('hot')).toEqual([
      ['LoFi', 'lofi'],
      ['Chill', 'chill'],
      ['Happy EDM', 'happy-edm'],
    ]);
    expect(titles('gaming')).toEqual(gamingStations.map(({ id, title }) => [title, id]));
    expect(cards).toHaveLength(9);
    expect(testimonials).toHaveLength(5);
    expect(testimonials[0]).toMatchObject({
      title: 'nightowl_plays',
      role: 'Sample · late-night variety',
      video: `${siteUrl}/films/loop.webm`,
      urls: { twitch: 'https://www.twitch.tv/nightowl_plays' },
    });
    expect(testimonials[1]).not.toHaveProperty('video');
  });
});
