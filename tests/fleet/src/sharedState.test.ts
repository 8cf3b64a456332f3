import { inParallel } from '@backbeat/api/testing/inParallel.ts';
import { longRunMs } from '@backbeat/api/testing/longRunMs.ts';
import { cookieNames, endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sent, startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';

const tokens = inForm({ short: 10, whole: 100 });
const requests = inForm({ short: 300, whole: 10_000 });
const refreshRounds = inForm({ short: 15, whole: 1_000 });
const guesses = inForm({ short: 300, whole: 3_000 });
const atOnce = 100;
const signInsPerMinute = 40;
const wrongCodesPerMinute = 5;
const minuteMs = 60_000;

describe('three processes behind the balancer', () => {
  let fleet: TestFleet;
  beforeAll(async () => {
    fleet = await startTestFleet({
      environment: {
        LIMIT_CHECKOUTS_PER_MINUTE: '1000000',
        LIMIT_SESSION_PER_MINUTE: '1000000',
        LIMIT_SIGN_IN_PER_MINUTE: String(signInsPerMinute),
        LIMIT_WRONG_CODES_PER_MINUTE: String(wrongCodesPerMinute),
      },
    });
  });
  afterAll(() => fleet.close());

  const countsOf = (values: readonly (number | string)[]) =>
    Object.fromEntries(
      [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
    );

  it(
    `${requests} requests on ${tokens} payment tokens, ${atOnce} at a time: one charge a token, all answers alike`,
    async ({ annotate }) => {
      const purchases = await fleet.preparePurchases(tokens);
      // Every token gets its share, and neighbours in time are now the same token, now another.
      const calls = Array.from({ length: requests }, (_, index) => purchases[(index * 7) % tokens]).filter(
        (purchase) => purchase !== undefined,
      );
      // On a busy machine a call may be told to come again while another one buys.
      const buy = async (purchase: Parameters<typeof fleet.buy>[0]): ReturnType<typeof fleet.buy> => {
        const end = await fleet.buy(purchase);
        return end.status === 409 ? buy(purchase) : end;
      };
      const ends = await inParallel(atOnce, calls, buy);
      expect(countsOf(ends.map(({ status, text }) => `${status} ${text}`))).toEqual({ '204 ': requests });
      const { charges, subscriptions } = await fleet.readLedger();
      expect(charges).toHaveLength(tokens);
      expect(new Set(charges.map(({ accountCode }) => accountCode)).size).toBe(tokens);
      expect(subscriptions).toHaveLength(tokens);
      await annotate(`${requests} answers 204, ${charges.length} charges on ${tokens} tokens`);
    },
    longRunMs,
  );

  it(
    `${refreshRounds} rounds of ten tabs that refresh at once: nobody is signed out, one successor a round`,
    async ({ annotate }) => {
      const refresh = async (cookie: string, to: string | undefined) => {
        const headers = { origin: fleet.site.url, RefreshToken: cookie };
        const sent: Sent = { headers, ...(to === undefined ? {} : { to }) };
        const { status, text } = await fleet.send('/v1/refresh', sent);
        expect(status).toBe(200);
        return endpoints.refresh.response.parse(JSON.parse(text)).refresh_token ?? '';
      };
      let held = (await fleet.office.signUp()).refreshToken;
      for (let round = 0; round < refreshRounds; round += 1) {
        // Five tabs meet one process and five another; the next round two others.
        const [one, other] = [0, 1].map(
          (step) => fleet.replicas[(round + step) % fleet.replicas.length]?.url,
        );
        const successors = new Set(
          await Promise.all(
            Array.from({ length: 10 }, (_, tab) => refresh(held, tab % 2 === 0 ? one : other)),
          ),
        );
        expect(successors.size).toBe(1);
        held = [...successors][0] ?? '';
      }
      await annotate(`${refreshRounds} rounds, ${refreshRounds} successors, nobody signed out`);
    },
    longRunMs,
  );

  it(
    `${guesses} guesses of one account: the limit holds over all processes`,
    async ({ annotate }) => {
      const session = fleet.sessionOf(await fleet.office.signUp());
      const startedAtMs = performance.now();
      const ends = await inParallel(atOnce, Array.from({ length: guesses }), (_, index) =>
        fleet.send('/v1/account/redeem', {
          ...session,
          body: {
            firstName: 'Ada',
            lastName: 'Beat',
            email: 'ada@people.example',
            channelName: 'ada',
            coupon: `guess-${index}`,
          },
        }),
      );
      const minutes = 1 + Math.floor((performance.now() - startedAtMs) / minuteMs);
      const { 422: lookedAt = 0, 429: limited = 0 } = countsOf(ends.map(({ status }) => status));
      expect(lookedAt + limited).toBe(guesses);
      expect(lookedAt).toBeGreaterThanOrEqual(wrongCodesPerMinute);
      expect(lookedAt).toBeLessThanOrEqual(wrongCodesPerMinute * minutes);
      await annotate(`${lookedAt} looked at, ${limited} limited`);
    },
    longRunMs,
  );

  it('counts sign-ins by the address that the balancer saw, whatever the caller forwards', async () => {
    const errors = await inParallel(10, Array.from({ length: signInsPerMinute * 2 }), async (_, index) => {
      const answer = await fetch(`${fleet.api.url}/auth/twitch?source=www&return_url=%2Fpricing`, {
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
        redirect: 'manual',
      });
      return new URL(answer.headers.get('location') ?? '').searchParams.get('error') ?? 'none';
    });
    expect(countsOf(errors)).toEqual({ none: signInsPerMinute, 'rate-limited.twitch': signInsPerMinute });
  });
});

describe('a sign-in over three processes', () => {
  let fleet: TestFleet;
  beforeAll(async () => {
    fleet = await startTestFleet();
  });
  afterAll(() => fleet.close());

  it('begins at one and ends at another, and its callback counts once, however many are asked at once', async () => {
    for (let round = 0; round < inForm({ short: 6, whole: 30 }); round += 1) {
      const browser = fleet.openBrowser();
      browser.jar.set(cookieNames.license, 'accepted').set(cookieNames.marketing, 'in');
      const chooser = await browser.open('/auth/twitch?source=www&return_url=%2Fpricing');
      const callback = await browser.choose(chooser, 'make', { name: `Round ${round}`, email: '' });
      const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const arrived = await Promise.all(
        fleet.replicas.map(async ({ url }) => {
          const answer = await fetch(new URL(`${callback.pathname}${callback.search}`, url), {
            headers: { cookie },
            redirect: 'manual',
          });
          return new URL(answer.headers.get('location') ?? '', fleet.site.url);
        }),
      );
      const tokens = arrived.map(({ hash }) => new URLSearchParams(hash.slice(1)).get('token'));
      expect(tokens.filter((token) => token !== null)).toHaveLength(1);
      for (const { url } of fleet.replicas) {
        const [token = ''] = tokens.filter((one) => one !== null);
        expect((await fleet.send('/v1/me', { token, to: url })).status).toBe(200);
      }
    }
  });

  it("ends events of the provider in the provider's state, sent to all at once and again", async () => {
    const purchases = await fleet.preparePurchases(inForm({ short: 5, whole: 50 }));
    const authorization = `Basic ${Buffer.from('recurly:sandbox-webhook').toString('base64')}`;
    const tell = ({ person }: (typeof purchases)[number], event_type: string) =>
      Promise.all(
        [...fleet.replicas, ...fleet.replicas].map(({ url }) =>
          fleet.send('/webhooks/recurly', {
            to: url,
            headers: { authorization },
            body: {
              id: `${event_type} of ${person.user.hash}`,
              object_type: 'subscription',
              event_type,
              event_time: '2026-11-20T00:00:00Z',
              account_code: person.user.hash,
            },
          }),
        ),
      );
    for (const purchase of purchases) {
      const session = fleet.sessionOf(purchase.person);
      const [bought, ...told] = await Promise.all([fleet.buy(purchase), tell(purchase, 'created')]).then(
        ([end, ends]) => [end, ...ends],
      );
      expect(bought?.status).toBe(204);
      expect(new Set(told.map(({ status }) => status))).toEqual(new Set([204]));
      const cancelled = fleet.send('/v1/premium/cancel', { ...session, method: 'POST' });
      const again = await Promise.all([cancelled, tell(purchase, 'canceled'), tell(purchase, 'created')]);
      expect(again.flat().map(({ status }) => status)).toEqual(Array.from({ length: 13 }, () => 204));
      for (const { url } of fleet.replicas) {
        const { text } = await fleet.send('/v1/account', { ...session, to: url });
        expect(endpoints.account.response.parse(JSON.parse(text)).subscription?.state).toBe('canceled');
      }
    }
    const { charges } = await fleet.readLedger();
    expect(charges).toHaveLength(purchases.length);
  });
});
