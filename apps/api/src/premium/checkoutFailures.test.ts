import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, formFor } from '../../testing/createBuyer.ts';
import { codeOf, createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { BillingUnavailable } from '../billing/BillingProvider.ts';
import { createRecurlyBilling } from '../billing/recurly/createRecurlyBilling.ts';

describe('a checkout when the provider fails', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;

  beforeAll(async () => {
    const shop = await startShop({ environment: { RECURLY_TIMEOUT_MS: '1500' } });
    ({ sandbox, api, buyer } = shop);
    return shop.close;
  });
  afterEach(() => sandbox.sandbox.faults.clear());

  it('says so, charges nothing, and the same call works later', async () => {
    const person = await api.signUp();
    const body = formFor(person, await sandbox.cardToken());
    sandbox.sandbox.faults.add({ target: 'v3', status: 503, times: 1 });
    const answer = await buyer.send(person, body);
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'provider_unavailable']);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect((await buyer.send(person, body)).status).toBe(204);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
  });

  it('finds the purchase whose answer got lost', async () => {
    const person = await api.signUp();
    sandbox.sandbox.faults.add({ target: 'purchases', status: 502, when: 'after', times: 1 });
    expect((await buyer.buy(person)).status).toBe(204);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
    expect((await buyer.account(person)).subscription).toMatchObject({ state: 'active', provider: null });
  });

  it('does not charge again when a purchase failed before it was made', async () => {
    const person = await api.signUp();
    const body = formFor(person, await sandbox.cardToken());
    sandbox.sandbox.faults.add({ target: 'purchases', status: 502, times: 1 });
    expect((await buyer.send(person, body)).status).toBe(503);
    expect((await buyer.send(person, body)).status).toBe(204);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
  });

  it('adopts a purchase that is made after the api gave up waiting', async () => {
    const person = await api.signUp();
    const body = formFor(person, await sandbox.cardToken());
    sandbox.sandbox.faults.add({ target: 'purchases', delayMs: 2_500, times: 1 });
    expect((await buyer.send(person, body)).status).toBe(503);
    expect((await buyer.send(person, body)).status).toBe(204);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
    expect((await buyer.account(person)).subscription).toMatchObject({ provider: null });
  });

  it('is down', async () => {
    const lonely = await createTestApi({ sandboxUrl: 'http://localhost:1' });
    const person = await lonely.signUp();
    const answer = await lonely.call('/v1/premium/checkout', {
      method: 'POST',
      token: person.token,
      body: formFor(person, 'token'),
    });
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'provider_unavailable']);
    expect((await lonely.call('/v1/account', { token: person.token })).status).toBe(200);
    await lonely.close();
  });

  it('keeps an attempt that may have been paid, however the next calls fail', async () => {
    const real = createRecurlyBilling(api.deps.config.billing);
    const lost = () => Promise.reject(new BillingUnavailable('no answer', { maybeDone: true }));
    const refused = () => Promise.reject(new BillingUnavailable('refused', { maybeDone: false }));
    const steps = { purchase: real.purchase, account: real.account };
    const flaky = await createTestApi({
      sandboxUrl: sandbox.url,
      deps: {
        billing: {
          ...real,
          purchase: (order, key) => steps.purchase(order, key),
          account: (code) => steps.account(code),
        },
      },
    });
    const person = await flaky.signUp();
    const body = formFor(person, await sandbox.cardToken());
    const send = () => flaky.call('/v1/premium/checkout', { method: 'POST', token: person.token, body });

    steps.purchase = async (order, key) => {
      await real.purchase(order, key);
      steps.account = lost;
      return lost();
    };
    expect((await send()).status).toBe(503);
    // Now the provider can be read, does not show the purchase yet, and accepts no call.
    steps.account = async () => null;
    steps.purchase = refused;
    expect((await send()).status).toBe(503);
    Object.assign(steps, { purchase: real.purchase, account: real.account });
    expect((await send()).status).toBe(204);
    expect(buyer.booksOf(person).charges).toHaveLength(1);
    await flaky.close();
  });
});
