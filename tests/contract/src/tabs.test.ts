import { createTestApi, type TestApi, type TestPerson } from '@backbeat/api/testing/createTestApi.ts';
import { serve } from '@backbeat/api/testing/serve.ts';
import { cookieNames } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTabs } from '../testing/openTabs.ts';
import type { TabReport } from '../testing/tabScript.ts';

const tabs = 10;
const calls = 50;
const rounds = inForm({ short: 2, whole: 100 });
/** A token lasts two weeks and is due in its second one. */
const eightDaysMs = 8 * 86_400_000;
const noLimit = '1000000000';

describe(`${tabs} tabs of a real browser with ${calls} calls each when the token is due`, () => {
  let open: Awaited<ReturnType<typeof openTabs>>;
  let api: TestApi;
  let server: Awaited<ReturnType<typeof serve>>;
  let apiUrl: string;

  beforeAll(async () => {
    open = await openTabs(tabs);
    const port = await freePort();
    apiUrl = `http://localhost:${port}`;
    api = await createTestApi({
      apiUrl,
      environment: { SITE_URL: open.siteUrl, LIMIT_SESSION_PER_MINUTE: noLimit, LOG_LEVEL: 'info' },
    });
    server = await serve(api.app, port);
  });
  afterAll(async () => {
    await open.close();
    await server.close();
    await api.close();
  });
  afterEach(() => {
    api.time.offsetMs = 0;
  });

  const refreshes = (): number =>
    api.logs.filter((line) => {
      const { route, method } = JSON.parse(line);
      return route === '/v1/refresh' && method === 'GET';
    }).length;

  /** Somebody new is signed in in every tab, and the time comes when their token is due. */
  const bringToTheEnd = async (): Promise<TestPerson> => {
    api.time.offsetMs = 0;
    const person = await api.signUp();
    await open.context.addCookies([
      { name: cookieNames.refresh, value: person.refreshToken, url: apiUrl, httpOnly: true, sameSite: 'Lax' },
    ]);
    const started = await Promise.all(
      open.pages.map((page) =>
        page.evaluate(([url, token]) => globalThis.tab.start(url, token), [apiUrl, person.token] as const),
      ),
    );
    expect(new Set(started)).toEqual(new Set(['signed-in']));
    api.time.offsetMs = eightDaysMs;
    api.logs.length = 0;
    return person;
  };

  const callInAll = (): Promise<TabReport[]> =>
    Promise.all(
      open.pages.map((page) =>
        page.evaluate(([ahead, count]) => globalThis.tab.call(ahead, count), [eightDaysMs, calls] as const),
      ),
    );

  it(`refresh once, answer every call and sign nobody out (${rounds} rounds)`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { token } = await bringToTheEnd();
      const reports = await callInAll();
      const where = `round ${round}`;
      expect(
        reports.flatMap(({ failures }) => failures),
        where,
      ).toEqual([]);
      expect(refreshes(), where).toBe(1);
      expect(
        reports.map(({ answered }) => answered),
        where,
      ).toEqual(Array(tabs).fill(calls));
      expect(new Set(reports.map(({ status }) => status)), where).toEqual(new Set(['signed-in']));
      const tokens = new Set(reports.map((report) => report.token));
      expect(tokens.size, where).toBe(1);
      expect(tokens.has(token), where).toBe(false);
    }
  }, 3_600_000);

  it('are all signed out by one refusal, where the sign-in was ended elsewhere', async () => {
    const { familyId } = await bringToTheEnd();
    await api.services.sessions.refresh.revokeFamily(familyId);
    const reports = await callInAll();
    expect(refreshes()).toBe(1);
    expect(reports.map(({ status }) => status)).toEqual(Array(tabs).fill('signed-out'));
    expect(reports.map(({ errorCode }) => errorCode)).toEqual(Array(tabs).fill('unauthorized'));
    expect(reports.map(({ answered }) => answered)).toEqual(Array(tabs).fill(0));
  });

  it('go on with the token that still counts when the refresh gets no answer', async () => {
    const { token } = await bringToTheEnd();
    let tries = 0;
    await open.context.route(/\/v1\/refresh$/, (route) => {
      if (route.request().method() === 'GET') tries += 1;
      return route.abort('connectionreset');
    });
    const reports = await callInAll();
    await open.context.unroute(/\/v1\/refresh$/);
    // One tab's call, and what the client repeats of it.
    expect(tries).toBeGreaterThanOrEqual(1);
    expect(tries).toBeLessThanOrEqual(4);
    expect(reports.map(({ status }) => status)).toEqual(Array(tabs).fill('signed-in'));
    expect(reports.map(({ answered }) => answered)).toEqual(Array(tabs).fill(calls));
    expect(new Set(reports.map((report) => report.token))).toEqual(new Set([token]));
  });
});
