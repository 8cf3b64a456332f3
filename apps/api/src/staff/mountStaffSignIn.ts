import { type SignInProblem, signInProblemCode } from '@backbeat/domain';
import { type StaffSignInProvider, staffSignInProviders } from '@backbeat/sdk/staff';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppContext, AppEnv } from '../http/AppEnv.ts';
import { callerAddress, callerNetwork } from '../http/network.ts';
import { findByIdentity } from '../identities/findOrCreateUser.ts';
import { callbackPaths, type OAuthFlow } from '../session/createOAuthFlow.ts';
import { appendAudit } from './auditLog.ts';
import type { StaffMountDeps, StaffMountParts } from './createStaffMount.ts';
import { findStaff, staffLifetimeMs } from './staffSessions.ts';

export interface StaffSignInDeps extends StaffMountDeps {
  readonly logger: Logger;
}

export interface StaffSignInParts extends StaffMountParts {
  readonly oauthFlow: OAuthFlow;
}

type StaffSignInProblem = SignInProblem | { readonly kind: 'not-staff' };

/** A SHA-256 as base64url. */
const thumbprintPattern = /^[\w-]{43}$/;

const nothingAgreed = {
  userId: null,
  licenseAccepted: false,
  marketingOptIn: false,
  licenseVersion: null,
  marketingVersion: null,
} as const;

const mountProvider = (
  app: Hono<AppEnv>,
  { db, clock, config, logger }: StaffSignInDeps,
  { cookies, limiter, oauthFlow, staffSessions }: StaffSignInParts,
  provider: StaffSignInProvider,
): void => {
  const redirectToDesk = (context: AppContext, problem: StaffSignInProblem | null): Response => {
    const desk = new URL('/', config.staff.origin);
    if (problem !== null) {
      const code =
        problem.kind === 'not-staff' ? `not-staff.${provider}` : signInProblemCode(problem, provider);
      desk.searchParams.set('error', code);
      desk.searchParams.set('error_request', context.get('requestId'));
    }
    return context.redirect(desk.href);
  };

  app.get(`/staff/sign-in/${provider}`, async (context) => {
    const keyThumbprint = context.req.query('key') ?? '';
    const site = context.req.header('sec-fetch-site');
    // Another site could have a session bound to a key of its own.
    const isForeign = site !== undefined && site !== 'same-origin' && site !== 'same-site';
    if (isForeign || !thumbprintPattern.test(keyThumbprint))
      return redirectToDesk(context, { kind: 'failed' });
    const network = callerNetwork(context, config.trustedProxies);
    if (!(await limiter.tryConsume(`sign-in:${network}`, config.limits.signIn)))
      return redirectToDesk(context, { kind: 'rate-limited' });
    const returnUrl = new URL('/', config.staff.origin);
    const flow = { purpose: 'staff' as const, provider, returnUrl, keyThumbprint, ...nothingAgreed };
    const authorizationUrl = await oauthFlow.start(context, flow);
    return authorizationUrl === null
      ? redirectToDesk(context, { kind: 'failed' })
      : context.redirect(authorizationUrl.href);
  });

  app.get(callbackPaths.staff(provider), async (context) => {
    const result = await oauthFlow.finish(context, provider, 'staff');
    if (!result.ok) return redirectToDesk(context, result.problem);
    const known = await findByIdentity(db, provider, result.profile.subject);
    const member = known === null ? null : await findStaff(db, known.user.id);
    const { keyThumbprint } = result.attempt;
    if (member === null || !keyThumbprint) {
      const guid = known?.user.guid ?? null;
      logger.warn({ requestId: context.get('requestId'), guid }, 'sign-in to the desk refused');
      return redirectToDesk(context, { kind: 'not-staff' });
    }
    // The previous session of this browser ends.
    const previous = cookies.readStaff(context);
    if (previous !== undefined) await staffSessions.end(previous);
    const { secret } = await db.transaction(async (tx) => {
      const begun = await staffSessions.begin(tx, member.user.id, keyThumbprint);
      await appendAudit(tx, {
        at: new Date(clock.now()),
        staffGuid: member.user.guid,
        what: 'signIn',
        personGuid: null,
        before: null,
        after: { provider, session: begun.id },
        reason: null,
        requestId: context.get('requestId'),
        address: callerAddress(context, config.trustedProxies),
      });
      return begun;
    });
    cookies.writeStaff(context, secret, staffLifetimeMs / 1000);
    return redirectToDesk(context, null);
  });
};

/** GET /staff/sign-in/{provider} and its callback: signing in to the desk. It never creates an account. */
export const mountStaffSignIn = (app: Hono<AppEnv>, deps: StaffSignInDeps, parts: StaffSignInParts): void => {
  for (const provider of staffSignInProviders) mountProvider(app, deps, parts, provider);
};
