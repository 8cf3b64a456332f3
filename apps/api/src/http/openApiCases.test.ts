import { cookieNames } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyJson, anyText, arbitraryOf, invalidOf } from '../../testing/arbitraryOf.ts';
import { formFor } from '../../testing/createBuyer.ts';
import { createTestApi, siteUrl, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { answerProblem, isRightBody, type Operation, operations } from '../../testing/openApi.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';

const numRuns = inForm({ short: 20, whole: 1_000 });
const stories = inForm({ short: 8, whole: 1_000 });

/** The caller: the right person, or one with another credential. */
const callerArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.constant('signed-in' as const) },
  { weight: 1, arbitrary: fc.constantFrom('nobody' as const, 'forged' as const) },
);
const originArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.constant(siteUrl) },
  { weight: 1, arbitrary: fc.constantFrom('https://evil.example', 'null') },
);
/** Header values that a client can send. */
const headerText = fc.string({ maxLength: 80 }).map((text) => text.trim());

const inputArbitrary = (operation: Operation) => {
  const of = (place: 'path' | 'query' | 'header', bent: fc.Arbitrary<unknown>) =>
    fc.record(
      Object.fromEntries(
        (operation.parameters ?? [])
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, fc.oneof(arbitraryOf(schema), bent)]),
      ),
      { requiredKeys: [] },
    );
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [null, null];
  return fc.record({
    caller: callerArbitrary,
    origin: originArbitrary,
    path: of('path', anyText),
    query: of('query', anyText),
    header: of('header', headerText),
    type: fc.constant(type),
    body:
      body === null
        ? fc.constant(undefined)
        : fc.oneof(arbitraryOf(body.schema), invalidOf(body.schema), anyJson),
  });
};
type Input = ReturnType<typeof inputArbitrary> extends fc.Arbitrary<infer T> ? T : never;

const formOf = (body: unknown): FormData => {
  const form = new FormData();
  if (typeof body === 'object' && body !== null) {
    for (const [name, value] of Object.entries(body))
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
};

let sandbox: TestSandbox;
let api: TestApi;
let person: TestPerson;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const unlimited = ['SIGN_IN_PER_MINUTE', 'SESSION_PER_MINUTE', 'WRONG_CODES_PER_MINUTE'];
  unlimited.push('WRONG_CODES_PER_HOUR_AND_NETWORK', 'CHECKOUTS_PER_MINUTE', 'USERNAME_CHECKS_PER_MINUTE');
  unlimited.push('COVERAGE_CHANGES_PER_MINUTE', 'PUBLIC_COVERAGE_PER_MINUTE', 'LETTER_CHANGES_PER_MINUTE');
  unlimited.push('CONTACT_PER_HOUR', 'EXPORTS_PER_HOUR', 'DELETIONS_PER_HOUR');
  api = await createTestApi({
    sandboxUrl: sandbox.url,
    environment: Object.fromEntries(unlimited.map((name) => [`LIMIT_${name}`, '100000000'])),
  });
  person = await api.signUp();
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
});

const pathWith = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(
    /\{(\w+)\}/g,
    (_, name) => encodeURIComponent(String(values[name] ?? 'x').replace(/[\ud800-\udfff]/g, '')) || 'x',
  );

const send = (operation: Operation, who: Pick<TestPerson, 'token' | 'refreshToken'>, input: Input) => {
  const tokens = { 'signed-in': who.token, nobody: null, forged: `${who.token.slice(0, -4)}AAAA` };
  const token = tokens[input.caller];
  const query = new URLSearchParams(
    Object.entries(input.query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const given = Object.entries(input.header).filter(([, value]) => /^[\x20-\x7e]*$/.test(String(value)));
  const isForm = input.type === 'multipart/form-data';
  return api.app.request(`${pathWith(operation.path, input.path)}?${query}`, {
    method: operation.method,
    headers: {
      // As the contract's client does; without it, public addresses answer in plain text.
      accept: 'application/json',
      origin: input.origin,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(input.caller === 'nobody' ? {} : { cookie: `${cookieNames.refresh}=${who.refreshToken}` }),
      ...(input.type === null || isForm ? {} : { 'content-type': input.type }),
      ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    },
    ...(input.type === null
      ? {}
      : { body: isForm ? formOf(input.body) : (JSON.stringify(input.body) ?? '') }),
  });
};

describe.each(operations.map((operation) => ({ operation, id: operation.operationId })))(
  '$id of docs/openapi.json',
  ({ operation }) => {
    it(
      `answers ${numRuns} generated calls as the document says`,
      async () => {
        await fc.assert(
          fc.asyncProperty(inputArbitrary(operation), async (input) => {
            // A call that ends its session must not affect the next ones.
            const who =
              operation.operationId === 'logout' ? { ...person, ...(await api.signIn(person.user)) } : person;
            const answer = await send(operation, who, input);
            const isWrong =
              input.type === 'application/json' && !isRightBody(operation, input.type, input.body ?? null);
            if (isWrong) expect(answer.status).toBeGreaterThanOrEqual(400);
            expect(await answerProblem(operation, answer)).toBeNull();
          }),
          { numRuns, endOnFailure: true },
        );
      },
      longRunMs,
    );
  },
);

describe('calls one after the other', () => {
  const named = (id: string): Operation => {
    const found = operations.find(({ operationId }) => operationId === id);
    if (found === undefined) throw new Error(`docs/openapi.json has no ${id}.`);
    return found;
  };
  const right = (operation: Operation) =>
    inputArbitrary(operation).map((input): Input => ({ ...input, caller: 'signed-in', origin: siteUrl }));
  const stepArbitrary = fc.oneof(
    ...operations.map((operation) =>
      fc.record({ operation: fc.constant(operation), input: right(operation) }),
    ),
  );
  const storyArbitrary = fc.record({
    before: fc.array(stepArbitrary, { maxLength: 6 }),
    buys: fc.boolean(),
    after: fc.array(stepArbitrary, { maxLength: 6 }),
  });
  const empty: Input = {
    caller: 'signed-in',
    origin: siteUrl,
    path: {},
    query: {},
    header: {},
    type: null,
    body: undefined,
  };

  it(
    `fit the document in ${stories} stories, and nothing works after the sign-out`,
    async () => {
      await fc.assert(
        fc.asyncProperty(storyArbitrary, async ({ before, buys, after }) => {
          const who = await api.signUp();
          let isSignedOut = false;
          const play = async (operation: Operation, input: Input) => {
            const answer = await send(operation, who, input);
            const copy = answer.clone();
            expect(await answerProblem(operation, answer)).toBeNull();
            const needsToken = '401' in operation.responses && operation.operationId !== 'sso';
            // A blank header arrives empty, and is refused for its form before authentication.
            const hasBlankHeader = Object.values(input.header).some((value) => String(value).trim() === '');
            if (isSignedOut && needsToken) expect(hasBlankHeader ? [401, 422] : [401]).toContain(copy.status);
            if (operation.operationId === 'logout' && copy.ok) isSignedOut = true;
            return copy;
          };
          for (const { operation, input } of before) await play(operation, input);
          if (buys && !isSignedOut) {
            const body = formFor(who, await sandbox.cardToken());
            const bought = await play(named('premiumCheckout'), { ...empty, type: 'application/json', body });
            expect([204, 409]).toContain(bought.status);
          }
          for (const { operation, input } of after) await play(operation, input);
          await play(named('logout'), empty);
          expect(isSignedOut).toBe(true);
          for (const operation of operations) await play(operation, empty);
        }),
        { numRuns: stories, endOnFailure: true },
      );
    },
    longRunMs,
  );
});
