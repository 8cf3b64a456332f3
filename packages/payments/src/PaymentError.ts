/**
 * Stable names of everything that can go wrong between the page and the payment provider.
 *
 * | code | means | try again? |
 * | --- | --- | --- |
 * | `validation` | something that was typed is missing or wrong; see `fields` | after correcting |
 * | `declined` | the bank or the provider said no; see `providerCode` | with another card |
 * | `cancelled` | a person closed the window, or the caller aborted or disposed | yes |
 * | `timeout` | the provider took a request and did not answer in time | yes |
 * | `unavailable` | the provider could not be reached or loaded, or the browser blocked its pop-up | yes |
 * | `action-required` | the bank wants to see the person first (3-D Secure) | after the challenge |
 * | `expired-token` | the payment token is older than 20 minutes | with a new token |
 * | `unknown` | anything else; see `providerCode` and `cause` | no |
 */
export type PaymentErrorCode =
  | 'validation'
  | 'declined'
  | 'cancelled'
  | 'timeout'
  | 'unavailable'
  | 'action-required'
  | 'expired-token'
  | 'unknown';

/** One input that the provider refused, by the provider's own name of it (`number`, `month`, `cvv`, `first_name`, …). */
export interface InvalidField {
  readonly field: string;
  readonly message: string;
}

/** What a {@link PaymentError} can carry besides its code. */
export interface PaymentErrorDetails {
  readonly fields?: ReadonlyArray<InvalidField>;
  readonly providerCode?: string;
  readonly cause?: unknown;
}

const retryable: Record<PaymentErrorCode, boolean> = {
  validation: false,
  declined: false,
  cancelled: true,
  timeout: true,
  unavailable: true,
  'action-required': false,
  'expired-token': false,
  unknown: false,
};

/**
 * The one error of this package. It is returned inside a {@link Result}, never thrown.
 *
 * - `code` is stable: choose behaviour and text by it (`paymentErrorText`).
 * - `message` is for developers and may change.
 * - `providerCode` is the provider's own code, for logs and for `declineText`.
 * - `retryable` tells whether the same call can succeed when it is simply made again.
 *
 * @example new PaymentError('timeout', 'No token within 20000 ms.').retryable // → true
 */
export class PaymentError extends Error {
  readonly code: PaymentErrorCode;
  readonly fields: ReadonlyArray<InvalidField>;
  readonly providerCode: string | undefined;
  readonly retryable: boolean;

  constructor(code: PaymentErrorCode, message: string, details: PaymentErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'PaymentError';
    this.code = code;
    this.fields = details.fields ?? [];
    this.providerCode = details.providerCode;
    this.retryable = retryable[code];
  }
}
