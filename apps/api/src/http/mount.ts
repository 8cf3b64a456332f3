import { type Endpoint, type ParsedRequestOf, type ResponseOf, routeOf } from '@backbeat/sdk/contract';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Config } from '../config/Config.ts';
import { requestOwner } from '../lib/requestOwner.ts';
import { ApiError } from './ApiError.ts';
import type { AppContext, AppEnv } from './AppEnv.ts';
import type { CallLimiter } from './callLimiter.ts';
import { callerNetwork } from './network.ts';
import { readRequest } from './readRequest.ts';
import type { Authenticator, Session } from './Session.ts';

/** The caller: a session where the endpoint requires one, else null. */
type CallerOf<E extends Endpoint> = E['auth'] extends 'bearer' | 'bearer+cookie' ? Session : null;

/** A parsed call of an endpoint. */
type Call<E extends Endpoint> = ParsedRequestOf<E> & {
  readonly context: AppContext;
  readonly session: CallerOf<E>;
};

/** Answers a call as the contract says, or throws an ApiError. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseOf<E>>;

/** Registers one endpoint of the contract. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

interface LooseCall {
  readonly context: AppContext;
  readonly session: Session | null;
}

const needsSession = ({ auth }: Endpoint): boolean => auth === 'bearer' || auth === 'bearer+cookie';

const sessionFor = (
  { auth }: Endpoint,
  sessions: Authenticator,
  context: AppContext,
): Promise<Session> | null => {
  if (auth === 'bearer+cookie') return sessions.requireBound(context);
  return auth === 'bearer' ? sessions.require(context) : null;
};

/** Are all declared parts present? Their schemas have checked the content. */
const isCallOf = <E extends Endpoint>(endpoint: E, call: LooseCall): call is Call<E> =>
  (['params', 'query', 'headers', 'body'] as const).every(
    (part) => endpoint[part] === undefined || part in call,
  ) &&
  (call.session !== null || !needsSession(endpoint));

/**
 * CSRF protection for calls with a cookie alone: an allowed Origin, no cross-site Sec-Fetch-Site, and a JSON body,
 * which no form can send.
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

/** The checks before every handler. */
export interface MountGuards {
  readonly config: Pick<Config, 'allowedOrigins' | 'trustedProxies'>;
  readonly callLimiter: CallLimiter;
}

/**
 * Registers endpoints with path, method, authentication and schemas of the contract. Handlers get parsed input; answers
 * that break the contract become 'internal'.
 */
export const createMount = (
  app: Hono<AppEnv>,
  sessions: Authenticator,
  { config, callLimiter }: MountGuards,
): Mount => {
  return (endpoint, handler) => {
    app.on(endpoint.method, routeOf(endpoint), async (context) => {
      callLimiter(callerNetwork(context, config.trustedProxies));
      if (endpoint.auth === 'cookie') requireTrustedOrigin(context, config.allowedOrigins);
      const session = await sessionFor(endpoint, sessions, context);
      const call = { context, session, ...(await readRequest(endpoint, context)) };
      if (!isCallOf(endpoint, call)) throw new Error(`The request of ${endpoint.name} was not read whole.`);
      const answered = await (session === null
        ? handler(call)
        : requestOwner.run(session.user.id, () => handler(call)));
      const answer = z.safeParse(endpoint.response, answered);
      if (!answer.success) {
        throw new ApiError('internal', `The answer of ${endpoint.name} breaks the contract.`, {
          cause: answer.error,
        });
      }
      if (answer.data === undefined) return context.body(null, 204);
      return context.body(JSON.stringify(answer.data), 200, { 'Content-Type': 'application/json' });
    });
  };
};
