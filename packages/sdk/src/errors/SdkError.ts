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
