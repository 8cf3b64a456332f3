import { renderToHtmlWithCriticalCss } from '@backbeat/ui/server';
import { type EntryContext, ServerRouter } from 'react-router';

const handleRequest = async (request: Request, status: number, headers: Headers, context: EntryContext) => {
  const html = await renderToHtmlWithCriticalCss(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
};

export default handleRequest;
