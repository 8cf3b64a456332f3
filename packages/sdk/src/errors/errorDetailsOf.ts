import * as z from 'zod/mini';
import { errorBody } from '../contract/errorBody.ts';
import { type DetailedErrorCode, type ErrorDetailsOf, errorDetails } from '../contract/errorDetails.ts';
import { ApiError } from './ApiError.ts';
import { WireError } from './WireError.ts';

const schemas: { readonly [C in DetailedErrorCode]: z.core.$ZodType<ErrorDetailsOf<C>> } = errorDetails;

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
  const details = z.safeParse(errorBody, error.body).data?.error.details;
  return z.safeParse<z.core.$ZodType<ErrorDetailsOf<C>>>(schemas[code], details).data ?? null;
};

/**
 * The fields of a request that were refused, by their names on the wire, whether before it was sent or by the server;
 * empty when the error blames none.
 *
 * @example
 * invalidFields(new WireError({ endpoint: 'redeem', side: 'request', path: 'body.email', fields: ['email'], problem: 'x' })) // → ['email']
 */
export const invalidFields = (error: unknown): readonly string[] =>
  error instanceof WireError ? error.fields : Object.keys(errorDetailsOf(error, 'validation')?.fields ?? {});
