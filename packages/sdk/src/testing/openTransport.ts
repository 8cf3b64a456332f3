import type { Endpoint, ResponseOf } from '../contract/Endpoint.ts';
import type { EndpointName, Endpoints } from '../contract/endpoints.ts';
import { routeOf } from '../contract/pathOf.ts';
import { apiFailure } from './apiFailure.ts';

/** A call that reached the transport. */
export interface TestCall<N extends string = EndpointName> {
  readonly endpoint: N;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** As sent: JSON text, form data, or `null`. */
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
}

/** The answer to a call: a value, or a function that returns one or a whole `Response`. */
export type TestAnswer<E extends Endpoint, N extends string = EndpointName> =
  | ResponseOf<E>
  | ((call: TestCall<N>) => ResponseOf<E> | Response | Promise<ResponseOf<E> | Response>);

/** Answers by endpoint; what is left out is answered with its fixture. */
export type TestAnswers = { readonly [N in EndpointName]?: TestAnswer<Endpoints[N]> };

/** A server in memory. */
export interface TestTransport<A = TestAnswers, N extends string = EndpointName> {
  /** For `createClient({ fetch })`, or `createStaffClient({ fetch, … })`. */
  readonly fetch: typeof globalThis.fetch;
  /** Every call so far, oldest first. */
  readonly calls: readonly TestCall<N>[];
  /** Changes answers from now on. */
  readonly answer: (answers: A) => void;
}

const responseOf = (value: unknown): Response => {
  if (value instanceof Response) return value;
  return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
};

/** A server in memory for some calls, each answered with its fixture where nothing else is said. */
export const openTransport = <N extends string, A extends { readonly [M in N]?: unknown }>(
  contract: Readonly<Record<N, Endpoint>>,
  good: Readonly<Record<N, unknown>>,
  first: A,
): TestTransport<A, N> => {
  let answers = first;
  const calls: TestCall<N>[] = [];
  const names = Object.keys(contract).filter((name): name is N => Object.hasOwn(contract, name));

  const patternOf = (name: N) => new RegExp(`${routeOf(contract[name]).replaceAll(/:\w+/g, '[^/]+')}$`);

  const endpointOf = (method: string, url: URL): N | undefined =>
    names.find((name) => contract[name].method === method && patternOf(name).test(url.pathname));

  const answerTo = async (call: TestCall<N>): Promise<Response> => {
    const given: unknown = Object.hasOwn(answers, call.endpoint)
      ? answers[call.endpoint]
      : good[call.endpoint];
    return responseOf(typeof given === 'function' ? await given(call) : given);
  };

  return {
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const method = init.method ?? 'GET';
      const endpoint = endpointOf(method, url);
      init.signal?.throwIfAborted();
      if (endpoint === undefined) return apiFailure('not_found');
      const call: TestCall<N> = {
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
