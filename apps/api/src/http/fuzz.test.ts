import { type Endpoint, endpoints, errorBody, routeOf } from '@backbeat/sdk/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, siteUrl, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';

/** Calls that answer without the outside companies: what they do with rubbish is all that is asked. */
const local = [
  endpoints.sso,
  endpoints.refresh,
  endpoints.me,
  endpoints.usernameCheck,
  endpoints.usernameUpdate,
  endpoints.redeem,
  endpoints.identities,
  endpoints.identityDefault,
  endpoints.featuredHomepage,
  endpoints.playing,
  endpoints.contactMusic,
  endpoints.premiumCheckout,
  endpoints.premiumStart,
] satisfies readonly Endpoint[];

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', '%00', '../..', "' or 1=1", '🎧', ''),
);
const fieldName = fc.constantFrom(
  'username',
  'identity_id',
  'coupon',
  'plan_code',
  'plan',
  'nonce',
  'email',
  'message',
  'name',
  '__proto__',
);
const json = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fieldName, fc.jsonValue()),
  fc.dictionary(fieldName, text),
);

describe.each(local)('$method $path with anything in it', (endpoint) => {
  let api: TestApi;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi({
      environment: {
        LIMIT_WRONG_CODES_PER_MINUTE: '100000',
        LIMIT_WRONG_CODES_PER_HOUR_AND_NETWORK: '100000',
      },
    });
    person = await api.signUp();
  });
  afterAll(() => api.close());

  it('never breaks, and answers as the contract says', async () => {
    await fc.assert(
      fc.asyncProperty(
        json,
        text,
        fc.dictionary(fc.constantFrom('limit', 'page', 'x'), text),
        async (body, segment, query) => {
          const path = routeOf(endpoint).replace(
            ':uguid',
            encodeURIComponent(segment.replace(/[\ud800-\udfff]/g, '')) || 'x',
          );
          const search = new URLSearchParams(query).toString();
          const answer = await api.call(`${path}?${search}`, {
            method: endpoint.method,
            token: person.token,
            headers: { origin: siteUrl },
            ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) }),
          });
          // The provider is not there: a checkout that happens to be well-formed ends in 503.
          expect(
            answer.status === 503 || answer.status < 500,
            `${answer.status} ${await answer.clone().text()}`,
          ).toBe(true);
          if (answer.status >= 400) expect(errorBody.safeParse(await answer.json()).success).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
