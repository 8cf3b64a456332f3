import { endpoints } from '@backbeat/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';

const charge = z.object({ accountCode: z.string(), amountCents: z.number() });
const ledgerSchema = z.object({ charges: z.array(charge) });

describe('three processes', () => {
  let fleet: TestFleet;
  beforeAll(async () => {
    fleet = await startTestFleet();
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
    await fetch(`${fleet.sandbox.url}/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ days: 32 }),
    });
    const { charges } = ledgerSchema.parse(await (await fetch(`${fleet.sandbox.url}/ledger`)).json());
    const paid = charges.filter(({ accountCode }) => accountCode === person.user.hash);
    expect(paid.map(({ amountCents }) => amountCents)).toEqual([1199, 1301, 50_000]);
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
});
