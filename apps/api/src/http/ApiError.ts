import {
  type DetailedErrorCode,
  type ErrorCode,
  type ErrorDetailsOf,
  errorStatus,
} from '@backbeat/sdk/contract';

/** The details of an error, for codes that have any. */
type DetailsOf<C extends ErrorCode> = C extends DetailedErrorCode
  ? { readonly details: ErrorDetailsOf<C> }
  : { readonly details?: undefined };

/** The optional parts of an error. */
export type ApiErrorOptions<C extends ErrorCode> = DetailsOf<C> & {
  /** Becomes the Retry-After header. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
};

/**
 * An error of the contract. Throw it anywhere below a handler. `message` is for developers; people read a text chosen
 * by the code.
 */
export class ApiError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  readonly code: C;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: C,
    message: string,
    ...[options]: C extends DetailedErrorCode ? [ApiErrorOptions<C>] : [ApiErrorOptions<C>?]
  ) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options?.details;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }

  /** The HTTP status that the contract gives the code. */
  get status() {
    return errorStatus[this.code];
  }
}

/** The error for a field that holds what cannot be taken. */
export const fieldError = (field: string, message: string): ApiError<'validation'> =>
  new ApiError('validation', message, { details: { fields: { [field]: message } } });
