import { ApiError } from './ApiError.ts';
import type { AppContext } from './AppEnv.ts';

/**
 * Guards the calls that a cookie alone speaks for. A page elsewhere can make a browser send our cookie, but it
 * can neither claim our origin nor look like a call from our site: Origin must be on the list, Sec-Fetch-Site,
 * where the browser sends it, must not be foreign, and a call with a body must be JSON, which a form cannot be.
 *
 * @throws ApiError 'forbidden'
 */
export const requireOwnCaller = (context: AppContext, allowedOrigins: ReadonlySet<string>): void => {
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
