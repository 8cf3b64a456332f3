import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@backbeat/tooling/stack';
import { expect, test } from 'vitest';
import { cardToken, recurlyClient } from '../testing/recurlyClient.ts';
import { startTestSandbox } from '../testing/startTestSandbox.ts';

test('tells of changes with its password, again when it was not taken', async () => {
  const port = await freePort();
  const got: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
  let refusals = 1;
  const api = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    refusals -= 1;
    if (refusals >= 0) return response.writeHead(503).end();
    got.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
    return response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => {
    api.listen(port, '127.0.0.1', resolve);
  });
  const running = await startTestSandbox({ apiUrl: `http://127.0.0.1:${port}` });
  await recurlyClient(running.url).client.createPurchase({
    currency: 'USD',
    account: { code: 'told', billingInfo: { tokenId: await cardToken(running.url) } },
    subscriptions: [{ planCode: 'rocksprem_i_m_v2' }],
  });
  for (let tries = 0; tries < 100 && running.sandbox.ledger().waitingNotices > 0; tries += 1) await wait(50);
  expect(running.sandbox.ledger().waitingNotices).toBe(0);
  await running.stop();
  api.close();
  expect(got.every(({ authorization }) => authorization === `Basic ${btoa('recurly:sandbox-webhook')}`)).toBe(
    true,
  );
  const kinds = got.map(({ body }) => `${body.object_type}.${body.event_type}`);
  expect(kinds.sort()).toEqual(['account.created', 'charge_invoice.paid', 'subscription.created']);
  expect(got[0]?.body).toMatchObject({
    account_code: 'told',
    event_time: expect.any(String),
    id: expect.any(String),
  });
});

test('an api that is away disturbs nobody', async () => {
  const running = await startTestSandbox();
  await recurlyClient(running.url).client.createPurchase({
    currency: 'USD',
    account: { code: 'untold', billingInfo: { tokenId: await cardToken(running.url) } },
    subscriptions: [{ planCode: 'rocksprem_i_m_v2' }],
  });
  await wait(600);
  expect(running.sandbox.ledger().waitingNotices).toBe(3);
  expect((await fetch(`${running.url}/health`)).status).toBe(200);
  await running.stop();
});
