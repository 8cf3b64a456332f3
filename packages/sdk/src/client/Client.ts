import type { Endpoint, RequestOf, ResponseOf } from '../contract/Endpoint.ts';
import type { EndpointName, Endpoints } from '../contract/endpoints.ts';
import type { AuthError } from '../errors/ApiError.ts';
import type { SdkError } from '../errors/SdkError.ts';
import type { RetryPolicy } from './retryPolicy.ts';

/** Options of one call. */
export interface CallOptions {
  /** Ends the call; it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Limit for the whole call, repetitions included. @default the endpoint's `timeoutMs` */
  readonly timeoutMs?: number;
  /** Repetitions of this call at most, e.g. 0 where an older answer can be shown. @default the client's `retry.maxRetries` */
  readonly maxRetries?: number;
  /** Use this session token (`null`: none) instead of asking `getToken`. */
  readonly token?: string | null;
}

/** A call that the product API answered with 401, and the token that it carried. */
export interface UnauthorizedCall {
  readonly endpoint: string;
  readonly token: string | null;
  readonly error: AuthError;
}

/** The options of a client. Addresses have no trailing slash and no `/v1`. */
export interface ClientOptions {
  /** Address of the product API, e.g. `https://api.example.com`. */
  readonly apiUrl: string;
  /** Address of the player's API; without it the channel calls fail with `not_configured`. */
  readonly playerUrl?: string;
  /** Address of the metadata API. */
  readonly metadataUrl?: string;
  /** Address of the graph API; `/graphql` is added. */
  readonly graphUrl?: string;
  /** The session token, or `null` when there is none. Called before every call. */
  readonly getToken?: () => string | null | Promise<string | null>;
  /** Called for every 401 of the product API, before the call rejects. */
  readonly onUnauthorized?: (call: UnauthorizedCall) => void;
  /** Called for every failed call, repetitions included, before it rejects; not for calls that their caller ended. */
  readonly onError?: (error: SdkError) => void;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** @see RetryPolicy for the defaults */
  readonly retry?: Partial<RetryPolicy>;
  /** Answers above this size are refused with a `WireError`. @default 4_194_304 */
  readonly maxAnswerBytes?: number;
}

/** Makes any call of the contract. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  request?: RequestOf<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>>;

/** The method of one endpoint; the request may be left out when nothing in it is needed. */
export type ClientMethod<E extends Endpoint> =
  object extends RequestOf<E>
    ? (request?: RequestOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>
    : (request: RequestOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>;

/** One method per endpoint of the contract. */
export type Client = { readonly [N in EndpointName]: ClientMethod<Endpoints[N]> };
