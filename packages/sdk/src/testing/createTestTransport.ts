import type { Endpoint, ResponseOf } from '../contract/Endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '../contract/endpoints.ts';
import { type ErrorCode, errorStatus } from '../contract/errorStatus.ts';
import { routeOf } from '../contract/pathOf.ts';
import { fixtures } from './fixtures.ts';

/** A call that reached the transport. */
export interface TestCall {
  readonly endpoint: EndpointName;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** As sent: JSON text, form data, or `null`. */
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
}

/** The answer to a call: a value, or a function that returns one or a whole `Response`. */
export type TestAnswer<E extends Endpoint> =
  | ResponseOf<E>
  | ((call: TestCall) => ResponseOf<E> | Response | Promise<ResponseOf<E> | Response>);

/** Answers by endpoint; what is left out is answered with its fixture. */
export type TestAnswers = { readonly [N in EndpointName]?: TestAnswer<Endpoints[N]> };

/** A server in memory. */
export interface TestTransport {
  /** For `createClient({ fetch })`. */
  readonly fetch: typeof globalThis.fetch;
  /** Every call so far, oldest first. */
  readonly calls: readonly TestCall[];
  /** Changes answers from now on. */
  readonly answer: (answers: TestAnswers) => void;
}

/**
 * An error answer as the api writes it.
 *
 * @example apiFailure('coupon_invalid').status // → 422
 */
export const apiFailure = (code: ErrorCode, details?: Record<string, unknown>): Response =>
  Response.json(
    { error: { code, message: `Test failure ${code}`, ...(details && { details }) } },
    { status: errorStatus[code], statusText: code },
  );

const names = Object.values(endpoints).map(({ name }) => name);

const patternOf = (name: EndpointName) =>
  new RegExp(`${routeOf(endpoints[name]).replaceAll(/:\w+/g, '[^/]+')}$`);

const endpointOf = (method: string, url: URL): EndpointName | undefined =>
  names.find((name) => endpoints[name].method === method && patternOf(name).test(url.pathname));

const responseOf = (value: unknown): Response => {
  if (value instanceof Response) return value;
  return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
};

/**
 * A `fetch` that answers every call of the contract from memory, for tests of whatever uses the client.
 *
 * @example
 * const { fetch, calls } = createTestTransport({ account: () => apiFailure('unauthorized') });
 * const client = createClient({ apiUrl: 'https://api.test', fetch });
 */
export const createTestTransport = (first: TestAnswers = {}): TestTransport => {
  let answers: TestAnswers = first;
  const calls: TestCall[] = [];

  const answerTo = async (call: TestCall): Promise<Response> => {
    const given: unknown = Object.hasOwn(answers, call.endpoint)
      ? answers[call.endpoint]
      : fixtures[call.endpoint];
    return responseOf(typeof given === 'function' ? await given(call) : given);
  };

  return {
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const method = init.method ?? 'GET';
      const endpoint = endpointOf(method, url);
      init.signal?.throwIfAborted();
      if (!endpoint) return apiFailure('not_found');
      const call: TestCall = {
        endpoint,
        method,
        url,
        headers: new Headers(init.headers),
        body: init.body ?? null,
        credentials: init.credentials,
      };
      calls.push(call);
      return answerTo(call);
    },
    calls,
    answer: (more) => {
      answers = { ...answers, ...more };
    },
  };
};
