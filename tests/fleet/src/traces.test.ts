import { createServer } from 'node:http';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(
    z.object({ key: z.string(), value: z.object({ stringValue: z.optional(z.string()) }) }),
  ),
});
const exportSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

const bodies: string[] = [];
/** A collector: it takes what is sent and keeps it. */
const collector = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    bodies.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  });
});

let fleet: TestFleet;
beforeAll(async () => {
  const port = await freePort();
  collector.listen(port, '127.0.0.1');
  fleet = await startTestFleet({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await fleet.close();
  collector.close();
});

const spans = () =>
  bodies
    .flatMap((body) => exportSchema.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);

it('one trace tells of a purchase from its request id to the database and the provider, and names nobody', async () => {
  const [purchase] = await fleet.preparePurchases(1);
  if (purchase === undefined) throw new Error('Nobody buys.');
  const { person, form } = purchase;
  const answer = await fetch(`${fleet.api.url}/v1/premium/checkout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  expect(answer.status).toBe(204);
  const requestId = answer.headers.get('x-request-id');
  const isOfRequest = (span: z.output<typeof spanSchema>) =>
    span.attributes.some(
      ({ key, value }) => key === 'backbeat.request_id' && value.stringValue === requestId,
    );
  await expect.poll(() => spans().filter(isOfRequest).length, { timeout: 20_000 }).toBe(1);
  const [root] = spans().filter(isOfRequest);
  expect(root?.name).toBe('POST /v1/premium/checkout');
  const children = spans().filter(
    ({ traceId, spanId }) => traceId === root?.traceId && spanId !== root.spanId,
  );
  expect(new Set(children.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([root?.spanId]));
  const names = children.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['select', 'insert', 'update', 'begin', 'commit']));
  expect(names).toContain('GET /accounts/:id');
  expect(names).toContain('POST /purchases/preview');
  expect(names.filter((name) => name === 'POST /purchases')).toHaveLength(1);
  const told = bodies.join('\n');
  const { user, token, refreshToken } = person;
  for (const secret of [
    user.hash,
    user.guid,
    user.username,
    token,
    refreshToken,
    form.rjs_token_id,
    form.email,
  ])
    expect(told).not.toContain(secret);
});
