import type * as z from 'zod/mini';

/** Any schema of the contract. */
export type Schema = z.core.$ZodType;

/**
 * Who may call: `cookie` sends credentials, `bearer` needs a session token, `bearer+cookie` both, of the same account,
 * so that neither a stolen token nor another person's cookie is enough.
 */
export type EndpointAuth = 'none' | 'cookie' | 'bearer' | 'bearer+cookie';

/**
 * The host an endpoint lives on. `product` and `unversioned` share the API's address, `product` with the
 * version prefix `/v1`; the others are services of their own.
 */
export type EndpointBase = 'product' | 'unversioned' | 'player' | 'metadata' | 'graph';

/**
 * May a call be repeated after a failure?
 * - `read`: yes, it changes nothing that a second call would change again
 * - `keyed`: yes, the server recognises the repetition (by payment token, or because the result is the same)
 * - `never`: no
 */
export type EndpointRetry = 'read' | 'keyed' | 'never';

/** One call of the contract, as data: the client, the api and `docs/openapi.json` are made from it. */
export interface Endpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path below the base, parameters as `:name`. */
  readonly path: string;
  readonly auth: EndpointAuth;
  readonly base: EndpointBase;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** How the body travels. @default 'json' */
  readonly bodyType?: 'json' | 'form';
  /** `noContent` when the answer carries nothing that anyone reads. */
  readonly response: Schema;
  /** Gives an answer the spelling of `response`, where servers have several. */
  readonly respell?: (answer: unknown) => unknown;
  readonly retry: EndpointRetry;
  /** Limit for the whole call in milliseconds, repetitions included. */
  readonly timeoutMs: number;
}

type Part = 'params' | 'query' | 'headers' | 'body';
type PresentPart<E extends Endpoint> = { [P in Part]: E[P] extends Schema ? P : never }[Part];

/** Keys of `T` that a caller has to give. */
type RequiredKey<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

type InputPart<E extends Endpoint, P extends Part> = E[P] extends Schema ? z.input<E[P]> : never;
type OutputPart<E extends Endpoint, P extends Part> = E[P] extends Schema ? z.output<E[P]> : never;

/** Parts in which every field is optional may be left out as a whole. */
type NeededPart<E extends Endpoint> = {
  [P in PresentPart<E>]: RequiredKey<InputPart<E, P>> extends never ? never : P;
}[PresentPart<E>];

/**
 * What a caller gives: `{ params?, query?, headers?, body? }`, only the parts that the endpoint has, before
 * defaults are filled in.
 *
 * @example
 * type PlayingRequest = RequestOf<Endpoints['playing']>; // { params: { uguid: string }; query?: { limit?: number; page?: number } }
 */
export type RequestOf<E extends Endpoint> = { [P in NeededPart<E>]: InputPart<E, P> } & {
  [P in Exclude<PresentPart<E>, NeededPart<E>>]?: InputPart<E, P>;
};

/** What a server gets after its parse: every part present, defaults filled in. */
export type ParsedRequestOf<E extends Endpoint> = { [P in PresentPart<E>]: OutputPart<E, P> };

/**
 * What a call resolves to (and what a server answers). `void` when the answer carries nothing.
 *
 * @example
 * type Me = ResponseOf<Endpoints['me']>; // User
 */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** The defaults of an endpoint. */
const usual = { base: 'product', timeoutMs: 10_000 } as const;

type Usual = typeof usual;

/** An endpoint as it is written. Fields with a default may be left out. */
export type EndpointInput = Omit<Endpoint, keyof Usual> & Partial<Pick<Endpoint, keyof Usual>>;

/** An endpoint with its defaults filled in. */
export type DefinedEndpoint<E extends EndpointInput> = E & Omit<Usual, keyof E>;

/** An endpoint of its exact type: on the product API, with 10 seconds, unless it says otherwise. */
export const defineEndpoint = <const E extends EndpointInput>(endpoint: E): DefinedEndpoint<E> => ({
  ...usual,
  ...endpoint,
});
