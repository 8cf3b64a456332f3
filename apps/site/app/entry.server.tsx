import { renderToHtmlWithCriticalCss } from '@backbeat/ui/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { isListed } from './seo/crawlerFiles.ts';
import { startLoader } from './start/startLoader.ts';
import { withWaitingScripts } from './start/startPlan.ts';

/** Pages to read wait with their scripts; pages that are nothing without scripts do not. */
const mayWait = (path: string, { isSpaMode }: EntryContext) =>
  import.meta.env.PROD && !isSpaMode && isListed(path);

const deferScripts = (html: string): string =>
  withWaitingScripts(html).html.replace('</body>', () => `<script>(${startLoader})()</script></body>`);

/** Prerenders one page as a whole document: every style that it uses stands in its head, none in its body. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await renderToHtmlWithCriticalCss(<ServerRouter context={context} url={request.url} />);
  const page = mayWait(new URL(request.url).pathname, context) ? deferScripts(html) : html;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page, { status, headers });
}
