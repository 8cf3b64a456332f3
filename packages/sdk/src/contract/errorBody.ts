import * as z from 'zod/mini';

/**
 * The body of every error answer: `{ "error": { "code", "message", "details"?, "request_id"? } }`. The id is that of the
 * `X-Request-Id` header, for whoever sees the body alone.
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
