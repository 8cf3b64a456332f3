import type { PaymentError } from './PaymentError.ts';

/** What every call answers: the value, or the reason why there is none. Nothing in this package throws. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: PaymentError };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });

export const failure = (error: PaymentError): { readonly ok: false; readonly error: PaymentError } => ({
  ok: false,
  error,
});
