import { errorDetailsOf } from './errorDetailsOf.ts';
import { WireError } from './WireError.ts';

/**
 * The fields of a request that were refused, by their names on the wire, whether before it was sent or by the server;
 * empty when the error blames none.
 *
 * @example
 * invalidFields(new WireError({ endpoint: 'redeem', side: 'request', path: 'body.email', fields: ['email'], problem: 'x' })) // → ['email']
 */
export const invalidFields = (error: unknown): readonly string[] =>
  error instanceof WireError ? error.fields : Object.keys(errorDetailsOf(error, 'validation')?.fields ?? {});
