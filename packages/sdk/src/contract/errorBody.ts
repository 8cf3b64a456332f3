import * as z from 'zod/mini';

/**
 * The body of every error answer: `{ "error": { "code", "message", "details"?, "request_id"? } }`. `request_id` equals
 * the `X-Request-Id` header.
 */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.exactOptional(z.looseObject({})),
    request_id: z.exactOptional(z.string()),
  }),
});

/** @see errorBody */
export type ErrorBody = z.output<typeof errorBody>;
