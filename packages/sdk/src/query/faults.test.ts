import { inForm } from '@backbeat/tooling/inForm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../test/localServer.ts';
import { type View, type VisitReport, visit } from '../../test/visit.ts';
import { createClient } from '../client/createClient.ts';
import { fixtures } from '../testing/fixtures.ts';

/** Visitors at the same time. */
const together = 25;

const view = (page: View['page'], seconds: number): View => ({ page, staysMs: seconds * 1_000 });

/** Overview, profile and subscription read the account; connections read the identities. */
const journeys = {
  /** A look at the account: six pages within five minutes. */
  look: [
    view('account', 20),
    view('account', 90),
    view('account', 45),
    view('identities', 60),
    view('account', 30),
    view('account', 30),
  ],
  /** The same tab over a day: back every now and then. */
  day: Array.from(
    { length: 40 },
    (_, index): View => view(index % 4 === 3 ? 'identities' : 'account', [15, 40, 130, 900][index % 4] ?? 0),
  ),
} satisfies Record<string, readonly View[]>;

/** The same numbers every time, as evenly spread as chance is. */
const createRandom = () => {
  let state = 0x9e37_79b9;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Many people walk the journey against a server that fails a share of its requests. */
const walk = async (journey: readonly View[], faultShare: number, visitors: number) => {
  const random = createRandom();
  await using server = await startServer(({ path }, response) => {
    if (random() < faultShare) return response.writeHead(503).end();
    return response.end(JSON.stringify(path === '/v1/account' ? fixtures.account : fixtures.identities));
  });
  const total = { views: 0, firstViews: 0, empty: 0, emptyFirst: 0, helpedByRetry: 0, older: 0 };
  const add = (report: VisitReport) => {
    total.views += report.views;
    total.firstViews += report.firstViews;
    total.empty += report.empty;
    total.emptyFirst += report.emptyFirst;
    total.helpedByRetry += report.helpedByRetry;
    total.older += report.older;
  };
  for (let done = 0; done < visitors; done += together) {
    let waiting: (() => void)[] = [];
    const startMs = Date.now();
    /** Everybody leaves a page before the time moves on for all. */
    const pass = (atMs: number) =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length < together) return;
        vi.setSystemTime(atMs);
        const all = waiting;
        waiting = [];
        for (const go of all) go();
      });
    const reports = await Promise.all(
      Array.from({ length: together }, () =>
        visit(createClient({ apiUrl: server.url, retry: { baseDelayMs: 0 } }), journey, { startMs, pass }),
      ),
    );
    for (const report of reports) add(report);
  }
  return { ...total, requests: server.requests.length };
};

const compare = async (journey: readonly View[], visitors: number) => {
  const well = await walk(journey, 0, visitors);
  const ill = await walk(journey, 0.3, visitors);
  expect(well).toMatchObject({ empty: 0, older: 0 });
  return {
    'views that show': 1 - ill.empty / ill.views,
    'first views that show': 1 - ill.emptyFirst / ill.firstViews,
    'with one press of "Try again"': 1 - (ill.empty - ill.helpedByRetry) / ill.views,
    'views with an older answer': ill.older / ill.views,
    'first views': ill.firstViews / ill.views,
    load: ill.requests / well.requests,
  };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('account pages while 30 % of all requests fail', () => {
  it.each([
    ['a look at the account', 'look', inForm({ short: 250, whole: 5_000 }), 0.99, 1.25],
    ['a tab over a day', 'day', inForm({ short: 100, whole: 2_500 }), 0.998, 1.1],
  ] as const)(
    '%s',
    async (_, name, visitors, success, load) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const figures = await compare(journeys[name], visitors);
      process.stdout.write(`${name}: ${JSON.stringify(figures, null, 2)}\n`);
      expect(figures['views that show']).toBeGreaterThanOrEqual(success);
      expect(figures.load).toBeLessThanOrEqual(load);
    },
    3_600_000,
  );
});
