import { randomUUID } from 'node:crypto';
import { endpoints } from '@backbeat/sdk/contract';
import { and, eq, isNull, like } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMerger, type Merger } from '../../testing/createMerger.ts';
import { codeOf, errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { linkIdentity } from '../../testing/linkIdentity.ts';
import { startShop } from '../../testing/startShop.ts';
import { signUpTwice } from '../../testing/twoAccounts.ts';
import { readUsedOffers } from '../billing/usedOffers.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { coverageAddresses } from '../db/schema/channels.ts';
import { letters } from '../db/schema/letters.ts';
import { refreshFamilies } from '../db/schema/sessions.ts';
import type { Provider } from '../lib/Provider.ts';
import { findOrCreateUser } from './findOrCreateUser.ts';
import type { IdentityProfile } from './IdentityProvider.ts';

const day = 86_400_000;

describe('a linked account', () => {
  let api: TestApi;
  let merger: Merger;
  let buy: (person: TestPerson, form?: { coupon: string }) => Promise<Response>;

  beforeAll(async () => {
    const shop = await startShop();
    api = shop.api;
    buy = shop.buyer.buy;
    merger = createMerger(shop);
    return shop.close;
  });
  afterEach(() => {
    api.time.offsetMs = 0;
  });

  const link = (person: Pick<TestPerson, 'user'>, provider: Provider, profile?: IdentityProfile) =>
    linkIdentity(api, person, provider, profile);
  const profileOf = (email: string | null): IdentityProfile => ({
    subject: randomUUID(),
    username: `linked-${randomUUID().slice(0, 8)}`,
    displayName: null,
    email,
    emailVerified: email !== null,
    avatar: null,
  });
  const listOf = async ({ token }: Pick<TestPerson, 'token'>) =>
    endpoints.identities.response.parse(await (await api.call('/v1/account/identities', { token })).json());
  const idOf = async (person: Pick<TestPerson, 'token'>, provider: Provider) =>
    (await listOf(person)).identities.find((one) => one.provider === provider)?.id ?? 0;
  const unlinkId = ({ token }: Pick<TestPerson, 'token'>, identity_id: number) =>
    api.call('/v1/account/identity/unlink', { method: 'POST', token, body: { identity_id } });
  const unlink = async (person: Pick<TestPerson, 'token'>, provider: Provider) =>
    unlinkId(person, await idOf(person, provider));
  const signedOut = async (answer: Response) => {
    expect(answer.status).toBe(200);
    return endpoints.identityUnlink.response.parse(await answer.json()).signed_out;
  };
  const refusal = async (answer: Response) => {
    const { code, details } = await errorOf(answer);
    return [code, details];
  };
  const lettersTo = ({ user }: Pick<TestPerson, 'user'>) =>
    api.deps.db
      .select({ letter: letters.letter, state: letters.state })
      .from(letters)
      .where(and(eq(letters.userId, user.id), like(letters.key, 'sign-in-unlinked:%')));

  it('is unlinked: its sign-ins end, others go on, the owner gets a letter, and the export says so', async () => {
    const person = await api.signUp();
    await link(person, 'google_oauth2');
    const byGoogle = await api.signIn(person.user, 'google_oauth2');
    expect(await signedOut(await unlink(person, 'google_oauth2'))).toBe(false);
    expect([await merger.statusOf(person), await merger.statusOf(byGoogle)]).toEqual([200, 401]);
    expect((await api.call('/v1/refresh', { cookie: byGoogle.refreshToken })).status).toBe(401);
    expect((await api.call('/v1/refresh', { cookie: person.refreshToken })).status).toBe(200);
    expect(await merger.providersOf(person)).toEqual(['twitch']);
    expect(await lettersTo(person)).toMatchObject([
      { letter: { kind: 'sign-in-unlinked', provider: 'google_oauth2' }, state: 'queued' },
    ]);
    const { unlinked_identities: unlinked, identities: kept } = await merger.exportOf(person);
    expect(unlinked).toMatchObject([{ provider: 'google_oauth2', unlinked_at: expect.any(String) }]);
    expect(kept.map(({ provider }) => provider)).toEqual(['twitch']);
  });

  it('by which the caller came ends this session too, and the list says so before', async () => {
    const person = await api.signUp();
    await link(person, 'google_oauth2');
    expect((await listOf(person)).identities).toMatchObject([
      { provider: 'twitch', unlinking: 'possible', ends_session: true },
      { provider: 'google_oauth2', unlinking: 'possible', ends_session: false },
    ]);
    expect(await signedOut(await unlink(person, 'twitch'))).toBe(true);
    expect(await merger.statusOf(person)).toBe(401);
    const again = await api.signIn(person.user, 'google_oauth2');
    expect(await listOf(again)).toMatchObject({
      identities: [{ provider: 'google_oauth2', unlinking: 'last_sign_in' }],
      default_identity: await idOf(again, 'google_oauth2'),
    });
    // The picture was that of the default identity.
    expect(await merger.get('/v1/me', again)).toMatchObject({ avatar: 'https://img.example/linked.png' });
  });

  it('of a sign-in that nobody noted ends it, for it may have come by any', async () => {
    const person = await api.signUp();
    await link(person, 'google_oauth2');
    const unknown = await api.signIn(person.user, 'twitch');
    await api.deps.db
      .update(refreshFamilies)
      .set({ provider: null })
      .where(eq(refreshFamilies.id, unknown.familyId));
    expect((await listOf(unknown)).identities.map(({ ends_session: ends }) => ends)).toEqual([true, true]);
    expect(await signedOut(await unlink(person, 'google_oauth2'))).toBe(false);
    expect(await merger.statusOf(unknown)).toBe(401);
  });

  it('stays where it is the last one that signs in, for one that is only connected is none', async () => {
    const person = await api.signUp();
    await link(person, 'discord');
    expect((await listOf(person)).identities).toMatchObject([
      { provider: 'twitch', unlinking: 'last_sign_in' },
      { provider: 'discord', unlinking: 'possible', ends_session: false },
    ]);
    expect(await refusal(await unlink(person, 'twitch'))).toEqual([
      'unlink_refused',
      { reason: 'last_sign_in' },
    ]);
    expect(await signedOut(await unlink(person, 'discord'))).toBe(false);
    expect(await refusal(await unlink(person, 'twitch'))).toMatchObject(['unlink_refused', {}]);
    expect(await merger.statusOf(person)).toBe(200);
    expect(await lettersTo(person)).toHaveLength(1);
  });

  it('stays one of two that are unlinked at once', async () => {
    const person = await api.signUp();
    await link(person, 'google_oauth2');
    const ids = [await idOf(person, 'twitch'), await idOf(person, 'google_oauth2')];
    const answers = await Promise.all(ids.map((id) => unlinkId(person, id)));
    expect(answers.map(({ status }) => status).toSorted()).toContain(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.deps.db.$count(identities, eq(identities.userId, person.user.id))).toBe(1);
  });

  it('is unlinked once, however often it is asked for, and by nobody else', async () => {
    const [person, stranger] = [await api.signUp(), await api.signUp()];
    await link(person, 'google_oauth2');
    const id = await idOf(person, 'google_oauth2');
    expect(await codeOf(await unlinkId(stranger, id))).toBe('not_found');
    const answers = await Promise.all([1, 2, 3].map(() => unlinkId(person, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await lettersTo(person)).toHaveLength(1);
    expect(await codeOf(await unlinkId(stranger, id))).toBe('not_found');
    // A stolen token is not enough.
    const stolen = { token: person.token, cookie: stranger.refreshToken };
    const twitch = await idOf(person, 'twitch');
    const body = { identity_id: twitch };
    expect((await api.call('/v1/account/identity/unlink', { method: 'POST', ...stolen, body })).status).toBe(
      401,
    );
  });

  it('cannot begin a sign-in while it is unlinked', async () => {
    const person = await api.signUp();
    await link(person, 'google_oauth2');
    const id = await idOf(person, 'google_oauth2');
    const begin = () => api.services.sessions.refresh.begin(person.user.id, 'google_oauth2');
    await Promise.all([begin(), begin(), unlinkId(person, id), begin(), begin()]);
    expect(await begin()).toBeNull();
    const live = and(eq(refreshFamilies.provider, 'google_oauth2'), isNull(refreshFamilies.revokedAt));
    expect(
      await api.deps.db.$count(refreshFamilies, and(eq(refreshFamilies.userId, person.user.id), live)),
    ).toBe(0);
  });

  it('that was the Twitch channel takes the public address of the channel along', async () => {
    const person = await api.signUp();
    await link(person, 'google_oauth2');
    const body = { platform: 'twitch', wanted: true };
    await api.call('/v1/coverage/address', { method: 'PUT', token: person.token, body });
    const own = eq(coverageAddresses.userId, person.user.id);
    expect(await api.deps.db.$count(coverageAddresses, own)).toBe(1);
    await unlink(person, 'twitch');
    expect(await api.deps.db.$count(coverageAddresses, own)).toBe(0);
  });

  describe('that was unlinked', () => {
    const consent = {
      licenseAccepted: true,
      marketingOptIn: false,
      licenseVersion: null,
      marketingVersion: null,
      page: '/',
    };
    const signInWith = (profile: IdentityProfile, licenseAccepted = true) =>
      findOrCreateUser(api.deps, 'google_oauth2', profile, { ...consent, licenseAccepted });

    it('signs in to a new account, with the offers used that it has used', async () => {
      const person = await api.signUp();
      const profile = await link(person, 'google_oauth2', profileOf(`${randomUUID()}@people.example`));
      await buy(person, { coupon: 'twitch14' });
      const used = await readUsedOffers(api.deps.db, api.deps.config.usedOffersKey, person.user.id);
      expect(used).not.toEqual([]);
      await unlink(person, 'google_oauth2');
      expect(await signInWith(profile, false)).toEqual({ ok: false, problem: { kind: 'not-registered' } });
      const outcome = await signInWith(profile);
      if (!outcome.ok) expect.fail('There is no new account.');
      expect(outcome.isNew).toBe(true);
      expect(outcome.user.id).not.toBe(person.user.id);
      expect(await readUsedOffers(api.deps.db, api.deps.config.usedOffersKey, outcome.user.id)).toEqual(used);
    });

    it('with the address of the account opens nothing: the account is signed in to by what is left', async () => {
      const person = await api.signUp();
      const profile = await link(person, 'google_oauth2', profileOf(person.user.email));
      await unlink(person, 'google_oauth2');
      expect(await signInWith(profile)).toEqual({
        ok: false,
        problem: { kind: 'email-taken', knownProvider: 'twitch' },
      });
    });

    it('can be linked again, and unlinked again with a letter of its own', async () => {
      const person = await api.signUp();
      const profile = await link(person, 'google_oauth2');
      await unlink(person, 'google_oauth2');
      await link(person, 'google_oauth2', profile);
      expect((await unlink(person, 'google_oauth2')).status).toBe(200);
      expect(await lettersTo(person)).toHaveLength(2);
    });

    it('leaves nothing when the account is deleted', async () => {
      const person = await api.signUp();
      await link(person, 'google_oauth2');
      await unlink(person, 'google_oauth2');
      await api.deps.db.delete(users).where(eq(users.id, person.user.id));
      expect(await lettersTo(person)).toEqual([]);
    });
  });

  describe('of merged accounts', () => {
    const merged = async () => {
      const [stays, goes] = await signUpTwice(api);
      const { token = '' } = await merger.mergeBoth(stays, goes);
      return { stays, goes, caller: { token } };
    };

    it('is unlinked by nobody who signed in before the merge', async () => {
      const { stays, caller, goes } = await merged();
      await link(stays, 'discord');
      api.time.offsetMs = 8 * day;
      await merger.sweep();
      for (const old of [stays, caller]) {
        expect((await listOf(old)).identities.map(({ unlinking }) => unlinking)).toEqual(
          Array(3).fill('old_session'),
        );
        const id = await idOf(old, 'discord');
        const answer = await api.call('/v1/account/identity/unlink', {
          method: 'POST',
          token: old.token,
          body: { identity_id: id },
          cookie: old === caller ? goes.refreshToken : stays.refreshToken,
        });
        expect(await refusal(answer)).toEqual(['unlink_refused', { reason: 'old_session' }]);
      }
      const since = await api.signIn(stays.user, 'google_oauth2');
      expect(await signedOut(await unlink(since, 'twitch'))).toBe(false);
      expect(await merger.providersOf(since)).toEqual(['google_oauth2', 'discord']);
    });

    it('stays while an undo would leave one of the two without a sign-in', async () => {
      const { stays } = await merged();
      const since = await api.signIn(stays.user, 'twitch');
      for (const provider of ['twitch', 'google_oauth2'] as const)
        expect(await refusal(await unlink(since, provider))).toEqual([
          'unlink_refused',
          { reason: 'merge_undo' },
        ]);
      // Another sign-in of the same side is enough.
      await link(stays, 'streamlabs');
      expect((await listOf(since)).identities).toMatchObject([
        { provider: 'twitch', unlinking: 'possible' },
        { provider: 'google_oauth2', unlinking: 'merge_undo' },
        { provider: 'streamlabs', unlinking: 'possible' },
      ]);
      const byStreamlabs = await api.signIn(stays.user, 'streamlabs');
      expect(await signedOut(await unlink(byStreamlabs, 'twitch'))).toBe(false);
      const [merge] = (await merger.stateOf(byStreamlabs)).merged;
      expect((await merger.undo(byStreamlabs, merge?.merge_id ?? '')).status).toBe(200);
      expect(await merger.providersOf(await api.signIn(stays.user, 'streamlabs'))).toEqual(['streamlabs']);
    });

    it('goes after the undo as before, and with its account', async () => {
      const { stays, goes } = await merged();
      const since = await api.signIn(stays.user, 'twitch');
      const [merge] = (await merger.stateOf(since)).merged;
      await merger.undo(since, merge?.merge_id ?? '');
      await link(goes, 'streamlabs');
      const again = await api.signIn(goes.user, 'streamlabs');
      expect(await signedOut(await unlink(again, 'google_oauth2'))).toBe(false);
      expect(await merger.providersOf(again)).toEqual(['streamlabs']);
    });
  });
});
