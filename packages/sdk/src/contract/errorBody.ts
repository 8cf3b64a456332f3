import * as z from 'zod/mini';

/** The body of every error answer: `{ "error": { "code", "message", "details"? } }`. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.exactOptional(z.looseObject({})),
  }),
});

/** @see errorBody */
export type ErrorBody = z.output<typeof errorBody>;
