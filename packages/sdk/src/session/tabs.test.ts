import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inForm } from '@backbeat/tooling/inForm';
import { afterEach, describe, expect, it } from 'vitest';
import { sendError, sendJson, startServer } from '../../test/localServer.ts';
import type { Client } from '../client/Client.ts';
import { createClient } from '../client/createClient.ts';
import { AuthError } from '../errors/ApiError.ts';
import { errorText } from '../errors/errorText.ts';
import { fixedTexts } from '../errors/errorTexts.ts';
import { fixtures } from '../testing/fixtures.ts';
import { memoryEnvironment, testToken } from '../testing/memoryEnvironment.ts';
import { createSession } from './createSession.ts';
import type { Session, SessionOptions } from './Session.ts';
import { storageKeys } from './storageKeys.ts';
import { broadcastTabs } from './tabs.ts';

/** What the api says to the token of an account that was merged into another one. */
const merged = {
  error: { code: 'unauthorized', message: 'Test', details: { reason: 'account_merged' } },
};

/** On a busy machine 500 calls take their time. */
const patienceMs = 120_000;
const rounds = inForm({ short: 5, whole: 1_000 });
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Node's own Web Locks and BroadcastChannel are the ones of browsers; the tabs are real but for the windows. */
const openTab = (
  apiUrl: string,
  browser: string,
  token: string | null,
  more: Partial<SessionOptions> = {},
) => {
  const channel = new BroadcastChannel(browser);
  const environment = memoryEnvironment();
  if (token !== null) environment.storage.setItem(storageKeys.token, token);
  const client: Client = createClient({
    apiUrl,
    retry: { maxRetries: 0 },
    getToken: () => session.getToken(),
    onUnauthorized: (call) => session.handleUnauthorized(call),
  });
  const tabs = broadcastTabs(channel);
  const session: Session = createSession({ client, ...environment, tabs, locks: navigator.locks, ...more });
  closers.push(() => {
    session.dispose();
    channel.close();
  });
  return { session, client, ...environment };
};

/** An api whose refresh token is good for one use, as a rotating one is; a second use is refused. */
const startRotatingApi = (delayMs: number, days = 30) => {
  const used = { refresh: 0 };
  const fresh = testToken({ days });
  const server = startServer(async ({ path, headers }, response) => {
    if (path === '/v1/sso') return sendJson(response, 200, { ok: true });
    if (path === '/v1/refresh') {
      used.refresh += 1;
      await wait(delayMs);
      return used.refresh > 1
        ? sendError(response, 401, 'unauthorized')
        : sendJson(response, 200, { token: fresh });
    }
    if (headers.authorization !== `Bearer ${fresh}`) return sendError(response, 401, 'unauthorized');
    return sendJson(response, 200, path === '/v1/me' ? fixtures.me : fixtures.identities);
  });
  return { server, used, fresh };
};

describe('tabs', () => {
  it(`refresh once for 10 tabs with 50 calls each at the end of a token, and nobody is signed out (${rounds} rounds)`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { server, used } = startRotatingApi(round % 5);
      await using api = await server;
      const old = testToken({ days: 1 });
      const browser = randomUUID();
      const tabs = Array.from({ length: 10 }, () => openTab(api.url, browser, old));
      const snapshots = await Promise.all(tabs.map(({ session }) => session.start()));
      const answers = await Promise.all(
        tabs.flatMap(({ client }) =>
          Array.from({ length: 50 }, () => client.identities({}, { timeoutMs: patienceMs })),
        ),
      );
      expect(used.refresh, `round ${round}`).toBe(1);
      expect(new Set(snapshots.map(({ status }) => status))).toEqual(new Set(['signed-in']));
      expect(answers).toHaveLength(500);
      for (const close of closers.splice(0)) close();
    }
  }, 1_800_000);

  it('that open at the same time sign on with one refresh', async () => {
    const { server, used, fresh } = startRotatingApi(500);
    await using api = await server;
    const browser = randomUUID();
    const tabs = Array.from({ length: 5 }, () => openTab(api.url, browser, null));
    const snapshots = await Promise.all(tabs.map(({ session }) => session.start()));
    expect(used.refresh).toBe(1);
    expect(snapshots.map(({ token }) => token)).toEqual(Array(5).fill(fresh));
  });

  it('hear of a sign-out', async () => {
    const { server } = startRotatingApi(0);
    await using api = await server;
    const browser = randomUUID();
    const [first, second] = [openTab(api.url, browser, null), openTab(api.url, browser, null)];
    await Promise.all([first.session.start(), second.session.start()]);
    await first.session.logout();
    await expect
      .poll(() => second.session.getSnapshot())
      .toMatchObject({ status: 'signed-out', error: null });
    expect(second.storage.getItem(storageKeys.token)).toBeNull();
  });

  it('with the token that one of them saw refused are signed out too', async () => {
    const { server, fresh } = startRotatingApi(0);
    await using api = await server;
    const browser = randomUUID();
    const [first, second] = [openTab(api.url, browser, fresh), openTab(api.url, browser, fresh)];
    await Promise.all([first.session.start(), second.session.start()]);
    const error = new AuthError({ endpoint: 'me', statusText: '', body: null, wireCode: null });
    first.session.handleUnauthorized({ endpoint: 'me', token: fresh, error });
    await expect
      .poll(() => second.session.getSnapshot())
      .toMatchObject({ status: 'signed-out', error: { status: 401 } });
    expect(second.storage.getItem(storageKeys.token)).toBeNull();
  });

  it('ignore what is no message of ours, and tokens of somebody else', async () => {
    const { server, fresh } = startRotatingApi(0);
    await using api = await server;
    const browser = randomUUID();
    const { session } = openTab(api.url, browser, null);
    await session.start();
    const stranger = new BroadcastChannel(browser);
    closers.push(() => stranger.close());
    const foreign = testToken({ guid: 'somebody-else', days: 90 });
    for (const message of [null, 7, 'signed-out', {}, { type: 'token' }, { type: 'token', token: 'x' }]) {
      stranger.postMessage(message);
    }
    stranger.postMessage({ type: 'token', token: foreign });
    stranger.postMessage({ type: 'token-refused', token: foreign });
    await wait(30);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', token: fresh });
  });

  it('are all signed out by one refusal, and know its reason', async () => {
    let asked = 0;
    await using api = await startServer(async ({ path }, response) => {
      if (path !== '/v1/refresh') return sendJson(response, 200, fixtures.me);
      asked += 1;
      await wait(20);
      return sendJson(response, 401, merged);
    });
    const browser = randomUUID();
    const old = testToken({ days: 1 });
    const tabs = Array.from({ length: 5 }, () => openTab(api.url, browser, old));
    const snapshots = await Promise.all(tabs.map(({ session }) => session.start()));
    expect(snapshots.map(({ status }) => status)).toEqual(Array(5).fill('signed-out'));
    expect(snapshots.map(({ error }) => error?.code)).toEqual(Array(5).fill('unauthorized'));
    expect(snapshots.map(({ error }) => errorText(error))).toEqual(Array(5).fill(fixedTexts.accountMerged));
    expect(asked).toBe(1);
  });

  it('know why a call of one of them was refused', async () => {
    let isMerged = false;
    await using api = await startServer((_, response) =>
      isMerged ? sendJson(response, 401, merged) : sendJson(response, 200, fixtures.me),
    );
    const browser = randomUUID();
    const token = testToken({ days: 30 });
    const [one, other] = [openTab(api.url, browser, token), openTab(api.url, browser, token)];
    await Promise.all([one.session.start(), other.session.start()]);
    isMerged = true;
    await expect(one.client.identities()).rejects.toBeInstanceOf(AuthError);
    await expect.poll(() => other.session.getSnapshot().status).toBe('signed-out');
    for (const { session } of [one, other])
      expect(errorText(session.getSnapshot().error)).toBe(fixedTexts.accountMerged);
  });

  it.each([
    [
      'refresh when the tab that refreshes fails and the token is worth nothing any more',
      -1,
      2,
      'signed-out',
    ],
    ['leave it at one try when that fails and the token still counts', 1, 1, 'signed-in'],
  ])('%s', async (_, days, tries, first) => {
    let asked = 0;
    const fresh = testToken({ days: 30 });
    await using api = await startServer(async ({ path }, response) => {
      if (path !== '/v1/refresh') return sendJson(response, 200, fixtures.me);
      asked += 1;
      await wait(10);
      return asked === 1 ? response.destroy() : sendJson(response, 200, { token: fresh });
    });
    const browser = randomUUID();
    const old = testToken({ days });
    const tabs = [openTab(api.url, browser, old), openTab(api.url, browser, old)];
    const snapshots = await Promise.all(tabs.map(({ session }) => session.start()));
    expect(snapshots.map(({ status }) => status)).toEqual([first, 'signed-in']);
    expect(asked).toBe(tries);
  });
});
