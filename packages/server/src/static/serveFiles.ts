import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { cacheControl, hashedFiles } from './caching.ts';

/** Whether an address asks for a file rather than for a page. */
const isFile = (path: string): boolean => /\.[^/]+$/.test(path);

/**
 * Answers with the files of a build, compressed as they lie there; pages are left to what stands behind it.
 *
 * @param root the folder of the build
 */
export const serveFiles = (root: string): MiddlewareHandler => {
  const files = serveStatic({ root, precompressed: true });
  return async (context, next) => {
    const { path } = context.req;
    if (!isFile(path) || path.endsWith('.html')) return next();
    const answer = await files(context, async () => {});
    const isHashed = path.startsWith(hashedFiles);
    // A file of another release: it may be there in a moment, and a script's address never answers with a page.
    if (!answer && isHashed) return context.text('Not found', 404, { 'cache-control': cacheControl.gone });
    if (!answer) return next();
    answer.headers.set('cache-control', isHashed ? cacheControl.hashed : cacheControl.file);
    return answer;
  };
};

/**
 * Answers with one page of a build, by whatever address.
 *
 * @param file its path in the build, e.g. `/index.html`
 */
export const servePage = async (
  context: Context,
  { root, file, status }: { readonly root: string; readonly file: string; readonly status: number },
): Promise<Response> => {
  context.header('cache-control', cacheControl.page);
  const answer = await serveStatic({ root, path: file, precompressed: true })(context, async () => {});
  if (!answer) return context.text('The pages have not been built.', 503);
  // The browser asks by the `etag`.
  answer.headers.delete('last-modified');
  return status === 200 ? answer : new Response(answer.body, { status, headers: answer.headers });
};
