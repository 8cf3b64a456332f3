import { cookieNames, endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, siteUrl, type TestApi, tokenOf } from '../../testing/createTestApi.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { users } from '../db/schema/accounts.ts';

/** Rounds within the session's lifetime: each takes an hour of the api's clock. */
const raceRounds = inForm({ short: 15, whole: 1_000 });

const cookieOf = (answer: Response): string | undefined =>
  new RegExp(`${cookieNames.refresh}=([^;]*)`).exec(answer.headers.get('set-cookie') ?? '')?.[1];

describe('refresh tokens', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ environment: { LIMIT_SESSION_PER_MINUTE: '100000' } });
  });
  afterAll(() => api.close());

  const refresh = (cookie: string) => api.call('/v1/refresh', { cookie });

  it('gives a session token and the next refresh cookie', async () => {
    const { refreshToken } = await api.signUp();
    const answer = await refresh(refreshToken);
    expect(answer.status).toBe(200);
    const token = await tokenOf(answer);
    expect((await api.call('/v1/me', { token })).status).toBe(200);
    expect(cookieOf(answer)).toMatch(/^[\w-]{43}$/);
    expect(cookieOf(answer)).not.toBe(refreshToken);
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(answer.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
    expect(answer.headers.get('set-cookie')).toMatch(/Path=\//);
  });

  it('gives calls that race the same successor, and signs nobody out', async () => {
    const { refreshToken } = await api.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const cookies = new Set(answers.map(cookieOf));
    expect(cookies.size).toBe(1);
    expect((await refresh([...cookies][0] ?? '')).status).toBe(200);
  });

  it(
    `signs nobody out in ${raceRounds} rounds of ten tabs that wake up together`,
    async () => {
      const { refreshToken } = await api.signUp();
      let held = refreshToken;
      for (let round = 0; round < raceRounds; round += 1) {
        const wokeAtMs = Date.now();
        const tabs = await Promise.all(Array.from({ length: 10 }, () => refresh(held)));
        expect(new Set(tabs.map(({ status }) => status))).toEqual(new Set([200]));
        const successors = new Set(tabs.map(cookieOf));
        expect(successors.size).toBe(1);
        // A tab that slept still sends the earlier token, nine seconds later by the api's clock.
        api.time.offsetMs += 9_000 - (Date.now() - wokeAtMs);
        expect(cookieOf(await refresh(held))).toBe([...successors][0]);
        held = [...successors][0] ?? '';
        api.time.offsetMs += 3_600_000;
      }
    },
    longRunMs,
  );

  it('ends the sign-in when a used token comes back after the overlap', async () => {
    const { refreshToken, token } = await api.signUp();
    const next = cookieOf(await refresh(refreshToken)) ?? '';
    api.time.offsetMs += 11_000;
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
    expect((await api.call('/v1/me', { token })).status).toBe(401);
  });

  it('takes a token from the header too and answers with the next one there', async () => {
    const { refreshToken, token } = await api.signUp();
    const headers = { origin: siteUrl, RefreshToken: refreshToken };
    const answer = await api.call('/v1/refresh', { token, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { refresh_token: next = '' } = endpoints.refresh.response.parse(await answer.json());
    expect((await api.call('/v1/refresh', { headers: { origin: siteUrl, RefreshToken: next } })).status).toBe(
      200,
    );
  });

  it('tells the account how its browser is to be written to, and writes only what has changed', async () => {
    const { user, refreshToken } = await api.signUp();
    const version = async () => {
      const [row] = await api.deps.db
        .select({ language: users.language, timeZone: users.timeZone, version: sql<string>`xmin::text` })
        .from(users)
        .where(eq(users.id, user.id));
      return row;
    };
    let cookie = refreshToken;
    const say = async (query: string) => {
      const answer = await api.call(`/v1/refresh${query}`, { cookie });
      expect(answer.status, query).toBe(200);
      cookie = cookieOf(answer) ?? '';
      return version();
    };
    expect(await say('')).toMatchObject({ language: null, timeZone: null });
    const told = await say('?language=de&time_zone=Europe%2FBerlin');
    expect(told).toMatchObject({ language: 'de', timeZone: 'Europe/Berlin' });
    expect(await say('?language=de&time_zone=Europe%2FBerlin')).toEqual(told);
    // A browser without a zone that is known signs in all the same.
    for (const none of ['', '?time_zone=Etc/Unknown', '?time_zone=', '?language=de'])
      expect(await say(none), none).toEqual(told);
    expect(await say('?language=en')).toMatchObject({ language: 'en', timeZone: 'Europe/Berlin' });
  });

  it('answers single sign-on without using the token up', async () => {
    const { refreshToken } = await api.signUp();
    for (let round = 0; round < 3; round += 1) {
      const answer = await api.call('/v1/sso', { cookie: refreshToken });
      expect(await answer.json()).toEqual({ ok: true });
    }
    expect(await (await api.call('/v1/sso', { headers: { origin: siteUrl } })).json()).toEqual({ ok: false });
  });

  it('lets a sign-in end after its lifetime', async () => {
    const { refreshToken } = await api.signUp();
    api.time.offsetMs += 91 * 86_400_000;
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('revokes at logout: cookie, refresh token and session token', async () => {
    const { refreshToken, token } = await api.signUp();
    const answer = await api.call('/logout', { cookie: refreshToken });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await api.call('/v1/me', { token })).status).toBe(401);
  });

  it('limits attempts by network', async () => {
    const limited = await createTestApi({ environment: { LIMIT_SESSION_PER_MINUTE: '3' } });
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      statuses.push((await limited.call('/v1/sso', { headers: { origin: siteUrl } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    limited.time.offsetMs += 60_000;
    expect((await limited.call('/v1/sso', { headers: { origin: siteUrl } })).status).toBe(200);
    await limited.close();
  });

  describe('the binding of a token to a browser', () => {
    const boundWith = async (token: string | undefined, cookie?: string) => {
      const answer = await api.call('/v1/session/binding', {
        ...(token === undefined ? {} : { token }),
        ...(cookie === undefined ? { headers: { origin: siteUrl } } : { cookie }),
      });
      return endpoints.sessionBinding.response.parse(await answer.json()).bound;
    };

    it('is there where the refresh cookie is of the same account', async () => {
      const person = await api.signUp();
      const again = await api.signIn(person.user);
      expect(await boundWith(person.token, person.refreshToken)).toBe(true);
      expect(await boundWith(person.token, again.refreshToken)).toBe(true);
    });

    it("is not there with another person's cookie, without one, or for a token that counts nothing", async () => {
      const [person, other] = [await api.signUp(), await api.signUp()];
      expect(await boundWith(other.token, person.refreshToken)).toBe(false);
      expect(await boundWith(person.token)).toBe(false);
      expect(await boundWith(person.token, 'none')).toBe(false);
      expect(await boundWith(undefined, person.refreshToken)).toBe(false);
      expect(await boundWith(`${person.token.slice(0, -4)}AAAA`, person.refreshToken)).toBe(false);
      await api.services.sessions.refresh.revokeFamily(person.familyId);
      expect(await boundWith(person.token, person.refreshToken)).toBe(false);
    });
  });
});
