/** Stable codes of what this package throws; choose behaviour and text by them. */
export type SdkErrorCode =
  | 'api_error'
  | 'unauthorized'
  | 'network_error'
  | 'timeout'
  | 'invalid_request'
  | 'wire_error'
  | 'not_configured';

/** What every error of this package carries. */
export interface SdkErrorContext {
  /** Name of the endpoint, or of the step, that failed. */
  readonly endpoint: string;
  /** The api's id of the request, where an answer carried one. */
  readonly requestId?: string | null;
  readonly cause?: unknown;
}

/**
 * Base of every error that this package throws. `message` is for developers and may change; decide by `code`, and
 * let `errorText` write for people.
 *
 * @example new TimeoutError({ endpoint: 'me', timeoutMs: 5 }) instanceof SdkError // → true
 */
export abstract class SdkError extends Error {
  abstract readonly code: SdkErrorCode;
  readonly endpoint: string;
  /** The api's id of the request, by which its log is searched; null when no answer carried one. */
  readonly requestId: string | null;

  constructor(message: string, { endpoint, requestId, cause }: SdkErrorContext) {
    super(message, cause === undefined ? undefined : { cause });
    this.endpoint = endpoint;
    this.requestId = requestId ?? null;
  }
}

/**
 * Thrown when no whole answer arrived: no connection, a connection that broke, or a browser that refused the
 * request (CORS). A write may have happened all the same.
 *
 * @example
 * new NetworkError({ endpoint: 'me' }).code // → 'network_error'
 */
export class NetworkError extends SdkError {
  override readonly name = 'NetworkError';
  readonly code = 'network_error';

  constructor(context: { readonly endpoint: string; readonly cause?: unknown }) {
    super(
      `${context.endpoint} got no whole answer, so nothing is known about its result. Check the connection and the address, then try again.`,
      context,
    );
  }
}

/**
 * Thrown when a call, repetitions included, took longer than its limit. A write may have happened all the same.
 *
 * @example
 * new TimeoutError({ endpoint: 'me', timeoutMs: 10_000 }).message // → 'me took longer than 10000 ms and was given up. Try again, or raise timeoutMs.'
 */
export class TimeoutError extends SdkError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
  readonly timeoutMs: number;

  constructor({ endpoint, timeoutMs }: { readonly endpoint: string; readonly timeoutMs: number }) {
    super(`${endpoint} took longer than ${timeoutMs} ms and was given up. Try again, or raise timeoutMs.`, {
      endpoint,
    });
    this.timeoutMs = timeoutMs;
  }
}

/**
 * Thrown when a call goes to a service whose address the client was not given.
 *
 * @example
 * new NotConfiguredError({ endpoint: 'shareChannels', option: 'playerUrl' }).message // → 'shareChannels needs an address that this client was not given. Pass "playerUrl" to createClient.'
 */
export class NotConfiguredError extends SdkError {
  override readonly name = 'NotConfiguredError';
  readonly code = 'not_configured';

  constructor({ endpoint, option }: { readonly endpoint: string; readonly option: string }) {
    super(`${endpoint} needs an address that this client was not given. Pass "${option}" to createClient.`, {
      endpoint,
    });
  }
}
