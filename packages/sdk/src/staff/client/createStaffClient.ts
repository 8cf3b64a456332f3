import type { CallOptions, ClientMethod, ClientOptions } from '../../client/Client.ts';
import { createCaller } from '../../client/createClient.ts';
import { type StaffEndpoints, staffEndpoints } from '../staffEndpoints.ts';
import { staffHeaders } from '../staffSession.ts';
import { createProof, type StaffKey } from './StaffKey.ts';

/** The options of a staff client. */
export interface StaffClientOptions
  extends Pick<ClientOptions, 'apiUrl' | 'onUnauthorized' | 'onError' | 'fetch' | 'retry'> {
  /** The key of this browser: `openStaffKey`. */
  readonly key: StaffKey;
  /** The `session_id` that `staffMe` has answered; `null` before that. */
  readonly getSession: () => string | null;
}

/** One method per call of the desk. */
export type StaffClient = { readonly [N in keyof StaffEndpoints]: ClientMethod<StaffEndpoints[N]> };

/**
 * The client of an internal app. Each call proves the browser's key (`DPoP`), names its session (`Staff-Session`) and
 * carries the cookie. It rejects as `createClient` does; `AuthError` says that the session has ended.
 *
 * @example
 * const client = createStaffClient({ apiUrl, key: await openStaffKey(), getSession: () => sessionId });
 * const { people } = await client.staffSearch({ body: { text: 'djnight' } });
 */
export function createStaffClient(options: StaffClientOptions): StaffClient;
export function createStaffClient({ key, getSession, ...options }: StaffClientOptions): object {
  const fetchIt = options.fetch ?? globalThis.fetch.bind(globalThis);
  const call = createCaller({
    ...options,
    // Here and not once a call: what is sent again needs a proof of its own.
    fetch: async (input, init = {}) => {
      const url = input instanceof Request ? input.url : String(input);
      const headers = new Headers(init.headers);
      headers.set(staffHeaders.proof, await createProof(key, { method: init.method ?? 'GET', url }));
      const session = getSession();
      if (session !== null) headers.set(staffHeaders.session, session);
      return fetchIt(input, { ...init, headers });
    },
  });
  return Object.fromEntries(
    Object.entries(staffEndpoints).map(([name, endpoint]) => [
      name,
      (request?: object, callOptions?: CallOptions) => call(endpoint, request, callOptions),
    ]),
  );
}
