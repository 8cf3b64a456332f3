import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** The api's own limit. */
const maxBytes = 64 * 1024;

const isLarge = (length: string | undefined): boolean => Number(length ?? 0) > maxBytes;

/** Whether a body's size is stated and within the limit. For readers that set no limit themselves. */
export const hasSmallBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] === undefined && !isLarge(headers['content-length']);

const refuse = (c: Context): Response => c.text('The body is larger than 64 KiB.', 413);

/** Refuses a larger body: at once by its Content-Length, else as soon as it is over the limit. */
export const limitBody = (): MiddlewareHandler => {
  const count = bodyLimit({ maxSize: maxBytes, onError: refuse });
  // The library does not check the body of a GET.
  return async (c, next) => (isLarge(c.req.header('content-length')) ? refuse(c) : count(c, next));
};
