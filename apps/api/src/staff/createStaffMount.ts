import { routeOf } from '@backbeat/sdk/contract';
import { hasRole, type StaffEndpoint, staffHeaders } from '@backbeat/sdk/staff';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Config } from '../config/Config.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { ApiError } from '../http/ApiError.ts';
import type { AppContext, AppEnv } from '../http/AppEnv.ts';
import type { CallLimiter } from '../http/callLimiter.ts';
import type { Cookies } from '../http/cookies.ts';
import { requireTrustedOrigin } from '../http/mount.ts';
import { callerAddress, callerNetwork } from '../http/network.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { readRequest } from '../http/readRequest.ts';
import { noSession } from '../http/unauthorized.ts';
import type { Clock } from '../lib/clock.ts';
import { requestOwner } from '../lib/requestOwner.ts';
import { appendAudit } from './auditLog.ts';
import { takeProof } from './dpopProof.ts';
import type { LoggedAct, StaffCall, StaffCaller, StaffMount } from './StaffMount.ts';
import type { StaffSessions } from './staffSessions.ts';

export interface StaffMountDeps extends DbDeps {
  /** The clock of sign-ins, if it is not `clock`. */
  readonly sessionClock?: Clock;
  readonly config: Pick<Config, 'apiUrl' | 'limits' | 'trustedProxies'> & {
    readonly staff: { readonly origin: string };
  };
}

export interface StaffMountParts {
  readonly cookies: Cookies;
  readonly limiter: RateLimiter;
  readonly callLimiter: CallLimiter;
  readonly staffSessions: StaffSessions;
}

interface LooseCall {
  readonly context: AppContext;
  readonly staff: StaffCaller;
  log(tx: Database, act: LoggedAct): Promise<void>;
}

/** Are all declared parts present? Their schemas have checked the content. */
const isCallOf = <E extends StaffEndpoint>(endpoint: E, call: LooseCall): call is StaffCall<E> =>
  (['params', 'query', 'headers', 'body'] as const).every(
    (part) => endpoint[part] === undefined || part in call,
  );

/** Every reason has the same answer. */
const signedOut = () => noSession('Sign in to the desk.');

/** Whom the address of a refused call is about. */
const personIn = (context: AppContext): { readonly guid: string } | null => {
  const guid = z.safeParse(z.uuid(), context.req.param('guid'));
  return guid.success ? { guid: guid.data } : null;
};

/**
 * Registers the calls of the desk. Each needs the cookie of a running session, a fresh proof of the browser's key, the
 * session's name, the desk's origin and the role.
 */
export const createStaffMount = (
  app: Hono<AppEnv>,
  deps: StaffMountDeps,
  { cookies, limiter, callLimiter, staffSessions }: StaffMountParts,
): StaffMount => {
  const { db, clock, config } = deps;
  const origins: ReadonlySet<string> = new Set([config.staff.origin]);
  const proofDeps = { db, clock: deps.sessionClock ?? clock };

  const callerOf = async (endpoint: StaffEndpoint, context: AppContext): Promise<StaffCaller> => {
    const secret = cookies.readStaff(context);
    const found = secret === undefined ? null : await staffSessions.find(secret);
    if (found === null) throw signedOut();
    const { session, user, role } = found;
    const named = context.req.header(staffHeaders.session);
    const isNamed = named === undefined ? endpoint.name === 'staffMe' : named === session.id;
    const isProven =
      isNamed &&
      (await takeProof(proofDeps, context.req.header(staffHeaders.proof), {
        method: context.req.method,
        // By the public address, whatever a proxy made of it.
        url: `${config.apiUrl}${new URL(context.req.url).pathname}`,
        keyThumbprint: session.keyThumbprint,
      }));
    if (!isProven || !(await staffSessions.use(session))) throw signedOut();
    return { user, role, sessionId: session.id };
  };

  const logOf =
    (endpoint: StaffEndpoint, context: AppContext, { user }: StaffCaller) =>
    (tx: Database, { person, what = endpoint.name, before, after, reason }: LoggedAct): Promise<void> =>
      appendAudit(tx, {
        at: new Date(clock.now()),
        staffGuid: user.guid,
        what,
        personGuid: person?.guid ?? null,
        before,
        after,
        reason: reason ?? null,
        requestId: context.get('requestId'),
        address: callerAddress(context, config.trustedProxies),
      });

  return (endpoint, handler) => {
    app.on(endpoint.method, routeOf(endpoint), async (context) => {
      callLimiter(callerNetwork(context, config.trustedProxies));
      requireTrustedOrigin(context, origins);
      const staff = await callerOf(endpoint, context);
      await limiter.consume(`staff:${staff.user.id}`, config.limits.staff);
      const log = logOf(endpoint, context, staff);
      if (!hasRole(staff.role, endpoint.role)) {
        const refused = { what: `refused:${endpoint.name}`, person: personIn(context) };
        await db.transaction((tx) => log(tx, refused));
        throw new ApiError('forbidden', `This needs the role ${endpoint.role}.`);
      }
      const call = { context, staff, log, ...(await readRequest(endpoint, context)) };
      if (!isCallOf(endpoint, call)) throw new Error(`The request of ${endpoint.name} was not read whole.`);
      const answered = await requestOwner.run(staff.user.id, () => handler(call));
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
