import autocannon from 'autocannon';
import { formFor } from '../testing/createBuyer.ts';
import type { TestPerson } from '../testing/createTestApi.ts';

/** How a load went. Times are milliseconds from when a call was due, so a slow answer delays nobody unseen. */
export interface Figures {
  readonly calls: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Answers that were no success, and calls without an answer. */
  readonly failed: number;
}

/** How hard and how long. */
export interface Strength {
  readonly perSecond: number;
  readonly seconds: number;
  readonly connections: number;
}

const figuresOf = ({
  latency,
  requests,
  non2xx,
  errors,
  timeouts,
  duration,
}: autocannon.Result): Figures => ({
  calls: requests.total,
  perSecond: requests.total / duration,
  p50Ms: latency.p50,
  p99Ms: latency.p99,
  maxMs: latency.max,
  failed: non2xx + errors + timeouts,
});

const run = (
  url: string,
  { perSecond, seconds, connections }: Strength,
  requests: autocannon.Request[],
  amount?: number,
): Promise<Figures> =>
  autocannon({
    url,
    connections,
    overallRate: perSecond,
    timeout: 30,
    requests,
    ...(amount === undefined ? { duration: seconds } : { amount }),
  }).then(figuresOf);

const bearer = ({ token }: TestPerson) => ({ authorization: `Bearer ${token}` });

/** What pages of signed-in people read, by everybody in turn. */
export const readLoad = (url: string, strength: Strength, people: readonly TestPerson[]): Promise<Figures> =>
  run(
    url,
    strength,
    people.flatMap((person) =>
      [
        '/v1/me',
        '/v1/account',
        '/v1/account/identities',
        `/v1/playing/${person.user.guid}`,
        '/v1/featured/homepage',
      ].map((path) => ({ path, headers: bearer(person) })),
    ),
  );

/** A purchase of each person, with a token of its own. */
export interface Purchase {
  readonly person: TestPerson;
  readonly token: string;
}

/** Every purchase once. */
export const checkoutLoad = (
  url: string,
  strength: Strength,
  purchases: readonly Purchase[],
): Promise<Figures> => {
  const waiting = purchases.values();
  const next = (request: autocannon.Request): autocannon.Request => {
    const { value } = waiting.next();
    // The last connections ask once more than there are purchases; nobody waits for these.
    if (value === undefined) return { ...request, method: 'GET', path: '/health' };
    return {
      ...request,
      headers: { ...bearer(value.person), 'content-type': 'application/json' },
      body: JSON.stringify(formFor(value.person, value.token)),
    };
  };
  const requests = [{ method: 'POST' as const, path: '/v1/premium/checkout', setupRequest: next }];
  return run(url, strength, requests, purchases.length);
};
