import { endpoints } from '../contract/endpoints.ts';
import type { CallOptions, Client, ClientOptions } from './Client.ts';
import { createCaller } from './createCaller.ts';

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
