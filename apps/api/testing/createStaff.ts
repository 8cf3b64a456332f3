import { randomUUID } from 'node:crypto';
import { brand } from '@backbeat/domain';
import { pathOf, type RequestOf } from '@backbeat/sdk/contract';
import {
  type StaffEndpoint,
  type StaffEndpoints,
  type StaffRole,
  staffEndpoints,
  staffHeaders,
} from '@backbeat/sdk/staff';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { setStaffRole } from '../src/staff/staffRole.ts';
import { deskUrl, type TestApi, type TestPerson } from './createTestApi.ts';

export const staffCookie = `${brand.slug}_staff`;

/** The key of a browser, as the desk makes it: it signs proofs and stays where it is. */
export const createBrowserKey = async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = await exportJWK(publicKey);
  return {
    thumbprint: await calculateJwkThumbprint(jwk, 'sha256'),
    /** A proof for one call; `claims` and `header` replace parts of it. */
    sign: (
      call: { readonly method: string; readonly url: string; readonly nowMs: number },
      claims: Readonly<Record<string, unknown>> = {},
      header: Readonly<Record<string, unknown>> = {},
    ): Promise<string> =>
      new SignJWT({
        htm: call.method,
        htu: call.url,
        iat: Math.floor(call.nowMs / 1000),
        jti: randomUUID(),
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
        .sign(privateKey),
  };
};

export type BrowserKey = Awaited<ReturnType<typeof createBrowserKey>>;

/** The parts of a call that any endpoint may have. */
interface LooseRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const textsOf = (part: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(part ?? {}).map(([name, value]) => [name, String(value)]));

/** The path of a call with its query. */
export const staffPathOf = (endpoint: StaffEndpoint, { params, query }: LooseRequest = {}): string => {
  const search = new URLSearchParams(textsOf(query)).toString();
  return `${pathOf(endpoint, textsOf(params))}${search === '' ? '' : `?${search}`}`;
};

/** A member of the staff with a running session: an account of its own, or that of `person`. */
export const createStaff = async (api: TestApi, role: StaffRole, person?: TestPerson) => {
  const { deps, services } = api;
  const clock = deps.sessionClock ?? deps.clock;
  const { user } = person ?? (await api.signUp());
  await deps.db.transaction((tx) => setStaffRole(tx, user, role, new Date(clock.now())));
  const key = await createBrowserKey();
  const session = await services.staffSessions.begin(deps.db, user.id, key.thumbprint);

  const headersFor = async (endpoint: StaffEndpoint, request: LooseRequest) => {
    const path = staffPathOf(endpoint, request);
    const url = `${deps.config.apiUrl}${path.replace(/\?.*/, '')}`;
    return {
      origin: deskUrl,
      cookie: `${staffCookie}=${session.secret}`,
      [staffHeaders.proof]: await key.sign({ method: endpoint.method, url, nowMs: clock.now() }),
      [staffHeaders.session]: session.id,
    };
  };

  /** Any call, as the desk makes it; `headers` replace those of the desk. */
  const send = async (
    endpoint: StaffEndpoint,
    request: LooseRequest = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> =>
    api.call(staffPathOf(endpoint, request), {
      method: endpoint.method,
      ...(request.body === undefined ? {} : { body: request.body }),
      headers: { ...(await headersFor(endpoint, request)), ...headers },
    });

  return {
    user,
    role,
    key,
    session,
    headersFor,
    send,
    /** A call by its name. */
    call: <N extends keyof StaffEndpoints>(
      name: N,
      ...[request]: object extends RequestOf<StaffEndpoints[N]>
        ? [RequestOf<StaffEndpoints[N]>?]
        : [RequestOf<StaffEndpoints[N]>]
    ): Promise<Response> => send(staffEndpoints[name], request ?? {}),
  };
};

export type TestStaff = Awaited<ReturnType<typeof createStaff>>;
