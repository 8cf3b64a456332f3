import { errorBody } from '@backbeat/sdk/contract';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../http/AppEnv.ts';

const answerShape = z.object({ text: z.string() });
/** The details of an error about the moment that was asked for. */
const momentProblem = z.object({ fields: z.object({ at: z.string() }) });

/** The answer as one line for a chat. */
const lineOf = (body: unknown): string => {
  const answer = answerShape.safeParse(body);
  if (answer.success) return answer.data.text;
  const problem = errorBody.safeParse(body);
  const { code, details } = problem.success ? problem.data.error : { code: 'internal', details: null };
  if (momentProblem.safeParse(details).success)
    return 'Ask for a moment of the last 90 days, like 2026-11-20T14:03:00Z';
  if (code === 'not_found' || code === 'validation') return 'There is nothing at this address';
  return code === 'rate_limited'
    ? 'Asked too often, try again in a minute'
    : 'No answer now, try again later';
};

/** Opens a public address to every page. Callers that do not ask for JSON, such as chat bots, get one line of text. */
export const publicEndpoint: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const { req } = context;
  const wantsJson = req.path.endsWith('.json') || /\bapplication\/json\b/i.test(req.header('accept') ?? '');
  if (req.method === 'GET' && !wantsJson) {
    const line = lineOf(await context.res.json());
    context.res = new Response(line, context.res);
    context.res.headers.set('Content-Type', 'text/plain; charset=utf-8');
  }
  const { headers } = context.res;
  headers.set('Access-Control-Allow-Origin', '*');
  headers.delete('Access-Control-Allow-Credentials');
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  headers.set('Vary', 'Accept');
};
