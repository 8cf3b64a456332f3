import * as z from 'zod/mini';
import type { Endpoint, EndpointBase, ResponseOf } from '../contract/Endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { ApiError, AuthError } from '../errors/ApiError.ts';
import { NetworkError, NotConfiguredError, SdkError } from '../errors/SdkError.ts';
import { WireError } from '../errors/WireError.ts';
import { withoutFinalSlash } from '../links/withoutFinalSlash.ts';
import type { Call, CallOptions, Client, ClientOptions } from './Client.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { firstProblem, type PreparedRequest, prepareRequest } from './prepareRequest.ts';
import { readJson, responseError } from './readResponse.ts';
import { canRetry, createRetryBudget, defaultRetryPolicy, retryDelayMs } from './retryPolicy.ts';

const isOurApi = (endpoint: Endpoint) => endpoint.base === 'product' || endpoint.base === 'unversioned';

/** Every call to our own API carries the token; other hosts get it only where the contract says so. */
const takesToken = (endpoint: Endpoint) => isOurApi(endpoint) || endpoint.auth.startsWith('bearer');

/** A call without a response schema: its body is not read. */
const isUnread = (endpoint: Endpoint) => endpoint.response._zod.def.type === 'void';

const optionOf = {
  product: 'apiUrl',
  unversioned: 'apiUrl',
  player: 'playerUrl',
  metadata: 'metadataUrl',
  graph: 'graphUrl',
} as const satisfies Record<EndpointBase, keyof ClientOptions>;

/**
 * The base address of an endpoint, without a trailing slash.
 *
 * @throws NotConfiguredError when the client has no address for that service.
 */
const baseUrlOf = (
  options: Pick<ClientOptions, 'apiUrl' | 'playerUrl' | 'metadataUrl' | 'graphUrl'>,
  endpoint: Pick<Endpoint, 'base' | 'name'>,
): string => {
  const option = optionOf[endpoint.base];
  const address = options[option];
  if (!address) throw new NotConfiguredError({ endpoint: endpoint.name, option });
  return withoutFinalSlash(address);
};

/**
 * The smallest client: it makes the calls that it is given, so a bundle holds no other endpoints.
 *
 * @example
 * const call = createCaller({ apiUrl: 'https://api.example.com' });
 * const user = await call(meEndpoint, {}, { token });
 */
export const createCaller = (options: ClientOptions): Call => {
  const policy = { ...defaultRetryPolicy, ...options.retry };
  const budget = createRetryBudget(policy);
  const fetchIt = options.fetch ?? globalThis.fetch.bind(globalThis);
  const maxBytes = options.maxAnswerBytes ?? 4 * 1024 * 1024;

  const send = async (
    endpoint: Endpoint,
    request: PreparedRequest,
    token: string | null,
    deadline: Deadline,
  ) => {
    const url = `${baseUrlOf(options, endpoint)}${request.target}`;
    try {
      return await deadline.race(
        fetchIt(url, {
          method: request.method,
          headers: { ...request.headers, ...(token !== null && { Authorization: `Bearer ${token}` }) },
          body: request.body,
          // Personal responses stay out of the browser's cache, whose lock would also serialize equal reads.
          cache: endpoint.auth === 'none' ? 'default' : 'no-store',
          credentials: endpoint.auth.endsWith('cookie') ? 'include' : 'omit',
          signal: deadline.signal,
        }),
      );
    } catch (cause) {
      if (deadline.signal.aborted) throw deadline.signal.reason;
      throw new NetworkError({ endpoint: endpoint.name, cause });
    }
  };

  const attempt = async <E extends Endpoint>(
    endpoint: E,
    request: PreparedRequest,
    token: string | null,
    deadline: Deadline,
  ): Promise<ResponseOf<E>> => {
    const response = await send(endpoint, request, token, deadline);
    const reading = { endpoint: endpoint.name, maxBytes, deadline };
    if (!response.ok) {
      const error = await responseError(response, reading);
      if (error instanceof AuthError && isOurApi(endpoint)) {
        options.onUnauthorized?.({ endpoint: endpoint.name, token, error });
      }
      throw error;
    }
    const unread = isUnread(endpoint);
    if (unread) response.body?.cancel().catch(() => undefined);
    const answer = unread ? undefined : await readJson(response, reading);
    const parsed = z.safeParse<E['response']>(
      endpoint.response,
      endpoint.respell ? endpoint.respell(answer) : answer,
    );
    if (parsed.success) return parsed.data;
    throw new WireError({
      endpoint: endpoint.name,
      side: 'answer',
      requestId: response.headers.get('x-request-id'),
      ...firstProblem(parsed.error),
    });
  };

  const tokenFor = async (endpoint: Endpoint, { token }: CallOptions, deadline: Deadline) => {
    if (!takesToken(endpoint)) return null;
    if (token !== undefined) return token;
    return (await deadline.race(Promise.resolve(options.getToken?.()))) ?? null;
  };

  return async <E extends Endpoint>(endpoint: E, request: object = {}, callOptions: CallOptions = {}) => {
    const prepared = prepareRequest(endpoint, request);
    const deadline = startDeadline(
      endpoint.name,
      callOptions.timeoutMs ?? endpoint.timeoutMs,
      callOptions.signal,
    );
    const maxRetries = callOptions.maxRetries ?? policy.maxRetries;
    budget.earn();
    try {
      const token = await tokenFor(endpoint, callOptions, deadline);
      for (let retry = 0; ; retry += 1) {
        try {
          return await attempt(endpoint, prepared, token, deadline);
        } catch (error) {
          const again = retry < maxRetries && canRetry(error, { retry: endpoint.retry, repeated: retry > 0 });
          const serverAskedMs = error instanceof ApiError ? error.retryAfterMs : null;
          const delayMs = retryDelayMs({ ...policy, retry, serverAskedMs, random: Math.random() });
          if (!again || delayMs >= deadline.remainingMs() || !budget.spend()) throw error;
          await deadline.wait(delayMs);
        }
      }
    } catch (error) {
      if (error instanceof SdkError) options.onError?.(error);
      throw error;
    } finally {
      deadline.clear();
    }
  };
};

/**
 * The typed client: one method per call of the contract. Holds no global state; make as many as needed.
 *
 * Every method takes the request's parts (`params`, `query`, `headers`, `body`) and `{ signal, timeoutMs, token }`.
 *
 * It rejects with `ApiError`, `AuthError`, `NetworkError`, `TimeoutError`, `WireError` or `NotConfiguredError`, or
 * with the reason of the caller's own signal.
 *
 * @example
 * const client = createClient({ apiUrl: 'https://api.example.com', getToken: () => null });
 * const page = await client.playing({ params: { uguid: 'u-1' }, query: { page: 2 } });
 */
export function createClient(options: ClientOptions): Client;
export function createClient(options: ClientOptions): object {
  const call = createCaller(options);
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      (request?: object, callOptions?: CallOptions) => call(endpoint, request, callOptions),
    ]),
  );
}
