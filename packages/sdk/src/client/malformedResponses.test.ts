import type { ServerResponse } from 'node:http';
import { inForm } from '@backbeat/tooling/inForm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpointNames, makeCall } from '../../test/allCalls.ts';
import { startServer } from '../../test/localServer.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { endpoints } from '../contract/endpoints.ts';
import { SdkError } from '../errors/SdkError.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createClient } from './createClient.ts';

const numRuns = inForm({ short: 30, whole: 1_000 });

interface BadAnswer {
  readonly status: number;
  readonly body: string | Uint8Array;
  readonly ending: 'whole' | 'cut' | 'never';
}

/** The fixture's JSON with one value somewhere in it replaced. */
const replaceSomewhere = (json: string, at: number, value: unknown): string => {
  let seen = 0;
  const count = json.split(/[{[,:]/).length;
  return (
    JSON.stringify(JSON.parse(json, (_, old: unknown) => (seen++ === at % count ? value : old))) ?? 'null'
  );
};

/** Bodies that a broken server, proxy or network makes of a good answer. */
const badBody = (name: EndpointName): fc.Arbitrary<string | Uint8Array> => {
  const good = JSON.stringify(fixtures[name] ?? {});
  return fc.oneof(
    fc.json(),
    fc.string(),
    fc.uint8Array({ maxLength: 64 }),
    fc.constantFrom(
      'null',
      '[]',
      '{}',
      '""',
      '0',
      '<html><body>Sign in</body></html>',
      '{"__proto__":{"a":1}}',
    ),
    fc.nat(good.length).map((end) => good.slice(0, end)),
    fc.tuple(fc.nat(60), fc.jsonValue()).map(([at, value]) => replaceSomewhere(good, at, value)),
    fc.constant(good),
  );
};

const badAnswer = (name: EndpointName): fc.Arbitrary<BadAnswer> =>
  fc.record({
    status: fc.oneof(
      { weight: 3, arbitrary: fc.constant(200) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(201, 202, 206, 300, 400, 401, 403, 404, 409, 418, 422, 429, 500, 503),
      },
    ),
    body: badBody(name),
    ending: fc.oneof(
      { weight: 20, arbitrary: fc.constant('whole' as const) },
      { weight: 2, arbitrary: fc.constant('cut' as const) },
      { weight: 1, arbitrary: fc.constant('never' as const) },
    ),
  });

const send = (response: ServerResponse, { status, body, ending }: BadAnswer): void => {
  if (ending === 'whole') {
    response.writeHead(status).end(body);
    return;
  }
  response.writeHead(status, { 'content-length': body.length + 100 }).write(body.length === 0 ? ' ' : body);
  if (ending === 'cut') setTimeout(() => response.destroy(), 1);
};

describe(`whatever a server answers, a call ends well or in a typed error (${numRuns} answers per call)`, () => {
  it.each(endpointNames)(
    '%s',
    async (name) => {
      let answer: BadAnswer = { status: 200, body: '', ending: 'whole' };
      await using server = await startServer((_, response) => send(response, answer));
      const { url } = server;
      const client = createClient({
        apiUrl: url,
        playerUrl: url,
        metadataUrl: url,
        graphUrl: url,
        retry: { maxRetries: 1, baseDelayMs: 0 },
      });
      const outcomes = { good: 0, failed: 0 };
      await fc.assert(
        fc.asyncProperty(badAnswer(name), async (next) => {
          answer = next;
          try {
            const value = await makeCall(client, name, { timeoutMs: answer.ending === 'never' ? 30 : 5_000 });
            expect(z.safeParse(endpoints[name].response, value).success).toBe(true);
            outcomes.good += 1;
          } catch (error) {
            if (!(error instanceof SdkError)) throw error;
            expect(error.endpoint).toBe(name);
            outcomes.failed += 1;
          }
        }),
        // One that fails for certain: 30 random ones may all be fine for a call without a body.
        { numRuns, examples: [[{ status: 500, body: '', ending: 'whole' }]] },
      );
      expect(outcomes.good + outcomes.failed).toBe(numRuns);
      expect(outcomes.failed).toBeGreaterThan(0);
    },
    600_000,
  );
});
