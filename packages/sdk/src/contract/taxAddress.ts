import * as z from 'zod/mini';
import { trimmedText } from './fields.ts';

/** Where somebody is, as far as tax goes by it. */
export const taxAddress = z.strictObject({
  /** ISO 3166, two letters. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Empty where tax does not go by it. */
  postal_code: trimmedText(20),
});

/** @see taxAddress */
export type TaxAddress = z.output<typeof taxAddress>;
