import { SdkError, type SdkErrorCode, type SdkErrorContext } from './SdkError.ts';

/** What an error answer carried. */
export interface ApiErrorAnswer extends SdkErrorContext {
  readonly status: number;
  readonly statusText: string;
  /** The parsed JSON body, or `null` when there was none. */
  readonly body: unknown;
  /** `error.code` of the body, or `null`. */
  readonly wireCode: string | null;
  /** What the `Retry-After` header asked for, in milliseconds. */
  readonly retryAfterMs?: number | null;
}

/**
 * Thrown when a server answered with an error status.
 *
 * - `status`, `statusText`, `body`: the answer as it came
 * - `wireCode`: the contract's error code, when the body carries one; not checked against this version's list
 * - `retryAfterMs`: when to try again, if the server said so
 *
 * @example
 * new ApiError({ endpoint: 'me', status: 500, statusText: 'Oops', body: null, wireCode: null }).message // → 'me was answered with 500 Oops.'
 */
export class ApiError extends SdkError {
  override readonly name: string = 'ApiError';
  readonly code: SdkErrorCode = 'api_error';
  readonly status: number;
  readonly statusText: string;
  readonly body: unknown;
  readonly wireCode: string | null;
  readonly retryAfterMs: number | null;

  constructor(answer: ApiErrorAnswer) {
    const reason = answer.wireCode === null ? '' : ` (${answer.wireCode})`;
    super(`${answer.endpoint} was answered with ${answer.status} ${answer.statusText}${reason}.`, answer);
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.body = answer.body;
    this.wireCode = answer.wireCode;
    this.retryAfterMs = answer.retryAfterMs ?? null;
  }
}

/**
 * Thrown when a server answered with 401, and when a session token cannot be read, which is treated as
 * tampering. The session is over either way.
 *
 * @example
 * new AuthError({ endpoint: 'me', statusText: 'Unauthorized', body: null, wireCode: null }).status // → 401
 */
export class AuthError extends ApiError {
  override readonly name = 'AuthError';
  override readonly code: SdkErrorCode = 'unauthorized';

  constructor(answer: Omit<ApiErrorAnswer, 'status'>) {
    super({ ...answer, status: 401 });
  }
}
