import { type SignInProblem, signInProblemCode } from '@backbeat/domain';
import type { Hono } from 'hono';
import type { Deps } from '../Deps.ts';
import type { AppContext, AppEnv } from '../http/AppEnv.ts';
import { type Cookies, readConsent } from '../http/cookies.ts';
import { callerNetwork } from '../http/network.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { findOrCreateUser } from '../identities/findOrCreateUser.ts';
import { type Provider, providerNames } from '../identities/Provider.ts';
import { providerTable } from '../identities/providerTable.ts';
import type { BillingSync } from '../premium/createBillingSync.ts';
import type { Sessions } from './createSessions.ts';
import { callbackPaths, type Trips } from './createTrips.ts';
import { createLinkOffers } from './linkOffers.ts';
import { familyLifetimeMs } from './refreshTokens.ts';
import { safeReturnUrl } from './returnUrl.ts';

/** What the routes of a sign-in work with. */
export interface SignInParts {
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly trips: Trips;
  readonly limiter: RateLimiter;
  readonly sync: BillingSync;
}

const mountProvider = (app: Hono<AppEnv>, deps: Deps, parts: SignInParts, provider: Provider): void => {
  const { config } = deps;
  const { sessions, cookies, trips, limiter, sync } = parts;
  const offers = createLinkOffers(deps);
  const home = new URL('/', config.siteUrl);

  const redirectWithError = (context: AppContext, returnUrl: URL, problem: SignInProblem): Response => {
    returnUrl.searchParams.set('error', signInProblemCode(problem, provider));
    return context.redirect(returnUrl.href);
  };

  app.get(`/auth/${provider}`, async (context) => {
    const returnUrl = safeReturnUrl(context.req.query('return_url'), config.siteUrl, config.allowedOrigins);
    const network = callerNetwork(context, config.trustedProxies);
    if (!(await limiter.allows(`sign-in:${network}`, config.limits.signIn))) {
      return redirectWithError(context, returnUrl, { kind: 'rate-limited' });
    }
    const trip = { purpose: 'sign-in' as const, provider, userId: null, returnUrl, ...readConsent(context) };
    const address = await trips.begin(context, trip);
    return address === null
      ? redirectWithError(context, returnUrl, { kind: 'failed' })
      : context.redirect(address.href);
  });

  app.get(callbackPaths['sign-in'](provider), async (context) => {
    const end = await trips.end(context, provider, 'sign-in');
    if (!end.ok) return redirectWithError(context, end.returnUrl ?? home, end.problem);
    const outcome = await findOrCreateUser(deps, provider, end.profile, end.attempt);
    const browserSecret = cookies.readBrowser(context);
    if (!outcome.ok) {
      if (outcome.problem.kind === 'email-taken' && browserSecret !== undefined) {
        await offers.make(browserSecret, provider, end.profile);
      }
      return redirectWithError(context, end.returnUrl, outcome.problem);
    }
    if (browserSecret !== undefined) await offers.take(browserSecret, outcome.user);
    // So that the first page already knows the tier of today.
    if (!outcome.isNew) await sync.ifStale(outcome.user);
    // Whoever was signed in on this browser before is not any more.
    const previous = cookies.readRefresh(context);
    if (previous !== undefined) await sessions.refresh.revoke(previous);
    const rotation = await sessions.refresh.begin(outcome.user.id);
    cookies.writeRefresh(context, rotation.token, familyLifetimeMs / 1000);
    const token = await sessions.sign(outcome.user, rotation.familyId);
    end.returnUrl.hash = outcome.isNew ? `token=${token}&new=1` : `token=${token}`;
    return context.redirect(end.returnUrl.href);
  });
};

/** GET /auth/{provider} and its callback, for the providers that people can sign in with. */
export const mountSignIn = (app: Hono<AppEnv>, deps: Deps, parts: SignInParts): void => {
  for (const provider of providerNames) {
    if (providerTable[provider].canSignIn) mountProvider(app, deps, parts, provider);
  }
};
