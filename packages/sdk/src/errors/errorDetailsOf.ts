import * as z from 'zod/mini';
import { errorBody } from '../contract/errorBody.ts';
import { type DetailedErrorCode, type ErrorDetailsOf, errorDetails } from '../contract/errorDetails.ts';
import { ApiError } from './ApiError.ts';

const readers: { readonly [C in DetailedErrorCode]: (details: unknown) => ErrorDetailsOf<C> | null } = {
  validation: (details) => z.safeParse(errorDetails.validation, details).data ?? null,
  quote_changed: (details) => z.safeParse(errorDetails.quote_changed, details).data ?? null,
  version_conflict: (details) => z.safeParse(errorDetails.version_conflict, details).data ?? null,
  gift_refused: (details) => z.safeParse(errorDetails.gift_refused, details).data ?? null,
  payment_declined: (details) => z.safeParse(errorDetails.payment_declined, details).data ?? null,
  three_d_secure_required: (details) =>
    z.safeParse(errorDetails.three_d_secure_required, details).data ?? null,
};

/**
 * The details of an error answer, when it has this wire code and they fit the contract; else `null`.
 *
 * @example errorDetailsOf(new Error('offline'), 'payment_declined') // → null
 */
export const errorDetailsOf = <C extends DetailedErrorCode>(
  error: unknown,
  code: C,
): ErrorDetailsOf<C> | null => {
  if (!(error instanceof ApiError) || error.wireCode !== code) return null;
  return readers[code](z.safeParse(errorBody, error.body).data?.error.details);
};
