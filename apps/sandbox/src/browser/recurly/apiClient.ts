import { ClientError, errorIn } from './clientError.ts';

/** Values of a request; nested ones are written as `a[b]`, lists as `a[0]`. */
export type RequestData = { readonly [name: string]: unknown };

const version = 'sandbox-1';

/** What goes along with every request. In memory only: the sandbox leaves nothing in the browser. */
export interface Identity {
  readonly deviceId: string;
  readonly sessionId: string;
  readonly instanceId: string;
}

function* pairs(value: unknown, name: string): Iterable<[string, string]> {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* pairs(item, `${name}[${index}]`);
  } else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value))
      yield* pairs(item, name === '' ? key : `${name}[${key}]`);
  } else yield [name, String(value)];
}

/**
 * A request's values in the provider's form encoding.
 *
 * @example encode({ plan_codes: ['a'] }) // → 'plan_codes%5B0%5D=a'
 */
export const encode = (data: RequestData): string => new URLSearchParams([...pairs(data, '')]).toString();

/** Calls of the browser API: simple requests, so that no preflight is needed. */
export interface ApiClient {
  get(path: string, data?: RequestData): Promise<unknown>;
  post(path: string, data: RequestData): Promise<unknown>;
  urlOf(path: string, data: RequestData): string;
}

const read = async (response: Response): Promise<unknown> => {
  // The API answers errors with status 200 too: only the body tells.
  const body: unknown = await response.json().catch(() => {
    throw new ClientError('api-error', 'There was an error with your request.');
  });
  const error = errorIn(body);
  if (error !== null) throw error;
  return body;
};

const offline = (): never => {
  throw new ClientError('api-error', 'There was an error connecting to the payment provider.');
};

/** A client for one address and public key. */
export const createApiClient = (api: string, publicKey: string, identity: Identity): ApiClient => {
  const common = { version, key: publicKey, ...identity };
  const urlOf = (path: string, data: RequestData): string =>
    `${api}${path}?${encode({ ...data, ...common })}`;
  return {
    urlOf,
    get: async (path, data = {}) => read(await fetch(urlOf(path, data)).catch(offline)),
    post: async (path, data) =>
      read(
        await fetch(`${api}${path}`, {
          method: 'POST',
          body: new URLSearchParams([...pairs({ ...data, ...common }, '')]),
        }).catch(offline),
      ),
  };
};
