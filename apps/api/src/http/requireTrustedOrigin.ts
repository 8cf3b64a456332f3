import { ApiError } from './ApiError.ts';
import type { AppContext } from './AppEnv.ts';

/**
 * CSRF protection of calls that a cookie alone authenticates: Origin must be allowed, Sec-Fetch-Site, where sent, must
 * not be cross-site, and a body must be JSON, which a form cannot send.
 *
 * @throws ApiError 'forbidden'
 */
export const requireTrustedOrigin = (context: AppContext, allowedOrigins: ReadonlySet<string>): void => {
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site');
  const type = context.req.header('content-type');
  const isOwn =
    origin !== undefined &&
    allowedOrigins.has(origin) &&
    (site === undefined || site === 'same-origin' || site === 'same-site') &&
    (type === undefined || /^application\/json\b/i.test(type));
  if (!isOwn)
    throw new ApiError('forbidden', 'This call counts only when it comes from a page of the product.');
};
