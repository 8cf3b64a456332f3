import { formFor } from '@backbeat/api/testing/createBuyer.ts';
import { giftFormFor } from '@backbeat/api/testing/createGiver.ts';
import { inParallel } from '@backbeat/api/testing/inParallel.ts';
import { endpoints } from '@backbeat/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';
import { until } from '../testing/until.ts';

const charge = z.object({ accountCode: z.string(), amountCents: z.number() });
const ledgerSchema = z.object({ charges: z.array(charge) });
const clockSchema = z.object({ nowMs: z.number() });

describe('three processes behind https', () => {
  let fleet: TestFleet;
  beforeAll(async () => {
    fleet = await startTestFleet({ isOnHttps: true });
  });
  afterAll(() => fleet.close());

  /** Somebody with Premium and no live channel, and what that person sends: each call to the next process. */
  const subscribe = async () => {
    const person = await fleet.office.signUp(undefined, 'google_oauth2');
    const [purchase] = await fleet.preparePurchases(1);
    if (purchase === undefined) throw new Error('Nobody buys.');
    const form = { ...purchase.form, account_code: person.user.hash };
    expect((await fleet.buy({ person, form })).status).toBe(204);
    const send = async (path: string, body?: unknown, method?: string) => {
      const sent = { ...fleet.sessionOf(person), ...(body === undefined ? {} : { body }) };
      const answer = await fleet.send(path, method === undefined ? sent : { ...sent, method });
      expect(answer, path).toMatchObject({ status: expect.toBeOneOf([200, 204]) });
      return answer.text === '' ? null : JSON.parse(answer.text);
    };
    const plans = () =>
      Promise.all(
        fleet.replicas.map(async ({ url: to }) => {
          const { text } = await fleet.send('/v1/account', { ...fleet.sessionOf(person), to });
          return endpoints.account.response.parse(JSON.parse(text)).subscription;
        }),
      );
    return { person, send, plans };
  };

  it('have Pro for a large channel paid at its price, tell it, and cover it not before', async () => {
    const { person, send, plans } = await subscribe();
    const share = async (name: string) => {
      const path = `/user-metadata/accounts/youtube/v3/search?channelName=${encodeURIComponent(name)}`;
      const [hit] = endpoints.channelSearch.response.parse(await send(path));
      const channel = { channelName: name, channelType: 'youtube', channelImage: '' };
      await send('/api/v1/share-channels/add', { ...channel, channelId: hit?.snippet.channelId });
    };
    await share('Night Kitchen');
    const asked = await send('/v1/premium/change/preview', { plan_code: 'rockspro_m_v1', coupon: null });
    const { quote_id } = endpoints.planChangePreview.response.parse(asked);
    await send('/v1/premium/change', { quote_id });
    expect(await send('/v1/coverage')).toMatchObject({ light: 'green' });
    await share('Night Journal');
    expect(await send('/v1/coverage')).toMatchObject({ light: 'red', reason: 'audience' });
    const told = { pending_price: { audience_tier: 'Four', from_amount: 2500, amount: 50_000 } };
    await expect.poll(plans, { timeout: 20_000 }).toMatchObject([told, told, told]);
    const startsAt = (await plans())[0]?.pending_price?.starts_at ?? '';
    const moveTo = async (day: string, moreDays: number) => {
      const { nowMs } = clockSchema.parse(await (await fetch(`${fleet.sandbox.url}/clock`)).json());
      await fetch(`${fleet.sandbox.url}/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ days: Math.floor((Date.parse(day) - nowMs) / 86_400_000) + moreDays }),
      });
    };
    const charged = async () => {
      const { charges } = ledgerSchema.parse(await (await fetch(`${fleet.sandbox.url}/ledger`)).json());
      const paid = charges.filter(({ accountCode }) => accountCode === person.user.hash);
      return [...new Set(paid.map(({ amountCents }) => amountCents))];
    };
    await moveTo(startsAt, 0);
    // A renewal in between had the old price. Its event, which does not get through this fleet's https, has the new one
    // scheduled.
    const event = { id: 'renewed', object_type: 'subscription', event_type: 'renewed' };
    const authorization = `Basic ${Buffer.from('recurly:sandbox-webhook').toString('base64')}`;
    await fleet.send('/webhooks/recurly', {
      headers: { authorization },
      body: { ...event, account_code: person.user.hash },
    });
    const scheduled = { next_billing_period_amount: 50_000 };
    await expect.poll(plans, { timeout: 20_000 }).toMatchObject([scheduled, scheduled, scheduled]);
    expect((await charged()).at(-1)).not.toBe(50_000);
    await moveTo(startsAt, 1);
    expect((await charged()).at(-1)).toBe(50_000);
  }, 120_000);

  it('end no plan for a session token alone, and give the renewal back that a wish to delete had stopped', async () => {
    const { person, send, plans } = await subscribe();
    const path = '/v1/account/deletion';
    for (const { url: to } of fleet.replicas) {
      const alone = { method: 'PUT', token: person.token, body: { wanted: true }, to };
      expect(await fleet.send(path, alone)).toMatchObject({ status: 401 });
    }
    const states = async () => (await plans()).map((plan) => plan?.state);
    expect(await states()).toEqual(['active', 'active', 'active']);
    await send(path, { wanted: true }, 'PUT');
    expect(await states()).toEqual(['canceled', 'canceled', 'canceled']);
    await send(path, { wanted: false }, 'PUT');
    expect(await states()).toEqual(['active', 'active', 'active']);
  }, 120_000);

  it('charge a gift once whose answer is an error of somebody between, or is lost with a killed process', async () => {
    const chargesOf = async (accountCode: string) => {
      const { charges } = ledgerSchema.parse(await (await fetch(`${fleet.sandbox.url}/ledger`)).json());
      return charges.filter((row) => row.accountCode === accountCode).map(({ amountCents }) => amountCents);
    };
    const give = async (fault: object, disturb?: (accountCode: string) => Promise<void>) => {
      const person = await fleet.office.signUp();
      const sent = { ...fleet.sessionOf(person), body: giftFormFor(await fleet.cardToken(), { places: 2 }) };
      await fleet.setFault({ target: 'purchases', when: 'after', times: 1, ...fault });
      const first = fleet.send('/v1/gifts', sent);
      await disturb?.(person.user.hash);
      expect(await first).toMatchObject({ status: expect.toBeOneOf([200, 503]) });
      await fleet.setFault();
      const again = await Promise.all(
        fleet.replicas.map(({ url: to }) => fleet.send('/v1/gifts', { ...sent, to })),
      );
      expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { text } = await fleet.send('/v1/gifts', fleet.sessionOf(person));
      expect(endpoints.gifts.response.parse(JSON.parse(text)).gifts).toHaveLength(1);
      expect(await chargesOf(person.user.hash)).toEqual([2398]);
    };
    for (const status of [400, 404, 422, 502]) await give({ status });
    for (const replica of fleet.replicas) {
      await give({ delayMs: 500 }, async (accountCode) => {
        await until(async () => (await chargesOf(accountCode)).length > 0);
        await replica.stop('SIGKILL');
        await replica.start();
        await fleet.allInService();
      });
    }
  }, 180_000);

  it('keep nobody out of a right code for sixty wrong ones of a neighbour, and count the neighbour over all', async () => {
    const [home, elsewhere] = ['127.0.0.7', '127.0.0.8'];
    const redeem = async (session: ReturnType<typeof fleet.sessionOf>, coupon: string, from: string) => {
      const form = { firstName: 'Ada', lastName: 'Beat', email: 'ada@people.example', channelName: 'ada' };
      const body = { ...form, coupon };
      return (await fleet.send('/v1/account/redeem', { ...session, from, body })).status;
    };
    const guesser = fleet.sessionOf(await fleet.office.signUp());
    const ends = await inParallel(10, Array.from({ length: 60 }), (_, index) =>
      redeem(guesser, `guess-${index}`, home),
    );
    const lookedAt = ends.filter((status) => status === 422).length;
    // Five a minute, and the sixty may lie in two.
    expect(lookedAt).toBeGreaterThanOrEqual(5);
    expect(lookedAt).toBeLessThanOrEqual(10);
    expect(ends.filter((status) => status === 429)).toHaveLength(60 - lookedAt);
    // Another network does not help the one who guesses.
    expect(await redeem(guesser, 'guess', elsewhere)).toBe(429);

    const claims = await inParallel(10, Array.from({ length: 70 }), async (_, index) => {
      const wrong = `0000-0000-0000-${String(index).padStart(4, '0')}`;
      return (await fleet.send(`/v1/gifts/${wrong}`, { from: home })).status;
    });
    expect(claims.filter((status) => status === 404)).toHaveLength(60);
    expect(claims.filter((status) => status === 429)).toHaveLength(10);
    expect((await fleet.send('/v1/gifts/0000-0000-0000-0000', { from: elsewhere })).status).toBe(404);
    const giver = await fleet.office.signUp();
    const gift = { ...fleet.sessionOf(giver), from: home, body: giftFormFor(await fleet.cardToken()) };
    const { code } = endpoints.giftBuy.response.parse(JSON.parse((await fleet.send('/v1/gifts', gift)).text));
    const neighbour = await fleet.office.signUp();
    const claim = { ...fleet.sessionOf(neighbour), from: home, body: {} };
    expect(await fleet.send(`/v1/gifts/${code}/claim`, claim)).toMatchObject({ status: 200 });
    const buyer = await fleet.office.signUp();
    const form = { ...formFor(buyer, await fleet.cardToken()), coupon: 'save5' };
    const bought = await fleet.send('/v1/premium/checkout', { token: buyer.token, from: home, body: form });
    expect(bought).toMatchObject({ status: 204 });
  }, 120_000);
});
