import { type SignInProblem, signInProblemCode } from '@backbeat/domain';
import type { Hono } from 'hono';
import type { BillingSync } from '../billing/createBillingSync.ts';
import type { Config } from '../config/Config.ts';
import type { AppContext, AppEnv } from '../http/AppEnv.ts';
import { type Cookies, readConsent } from '../http/cookies.ts';
import { callerNetwork } from '../http/network.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import type { ConnectDeps } from '../identities/connectIdentity.ts';
import { findOrCreateUser } from '../identities/findOrCreateUser.ts';
import { providerTable } from '../identities/providerTable.ts';
import { type Provider, providerNames } from '../lib/Provider.ts';
import { callbackPaths, type OAuthFlow } from './createOAuthFlow.ts';
import type { Sessions } from './createSessions.ts';
import { createLinkOffers } from './linkOffers.ts';
import { languageOf, noteReader } from './noteReader.ts';
import { familyLifetimeMs } from './refreshTokens.ts';
import { safeReturnUrl } from './returnUrl.ts';

export interface SignInDeps extends ConnectDeps {
  readonly config: Pick<Config, 'siteUrl' | 'allowedOrigins' | 'limits' | 'trustedProxies' | 'usedOffersKey'>;
}

export interface SignInParts {
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly oauthFlow: OAuthFlow;
  readonly limiter: RateLimiter;
  readonly sync: BillingSync;
}

const mountProvider = (app: Hono<AppEnv>, deps: SignInDeps, parts: SignInParts, provider: Provider): void => {
  const { config } = deps;
  const { sessions, cookies, oauthFlow, limiter, sync } = parts;
  const offers = createLinkOffers(deps);
  const home = new URL('/', config.siteUrl);

  const redirectWithError = (context: AppContext, returnUrl: URL, problem: SignInProblem): Response => {
    returnUrl.searchParams.set('error', signInProblemCode(problem, provider));
    // The dialog shows this id, which support searches for.
    returnUrl.searchParams.set('error_request', context.get('requestId'));
    return context.redirect(returnUrl.href);
  };

  app.get(`/auth/${provider}`, async (context) => {
    const returnUrl = safeReturnUrl(context.req.query('return_url'), config.siteUrl, config.allowedOrigins);
    const network = callerNetwork(context, config.trustedProxies);
    if (!(await limiter.tryConsume(`sign-in:${network}`, config.limits.signIn))) {
      return redirectWithError(context, returnUrl, { kind: 'rate-limited' });
    }
    const flow = { purpose: 'sign-in' as const, provider, userId: null, returnUrl, ...readConsent(context) };
    const authorizationUrl = await oauthFlow.start(context, flow);
    return authorizationUrl === null
      ? redirectWithError(context, returnUrl, { kind: 'failed' })
      : context.redirect(authorizationUrl.href);
  });

  app.get(callbackPaths['sign-in'](provider), async (context) => {
    const result = await oauthFlow.finish(context, provider, 'sign-in');
    if (!result.ok) return redirectWithError(context, result.returnUrl ?? home, result.problem);
    const outcome = await findOrCreateUser(deps, provider, result.profile, {
      ...result.attempt,
      page: result.returnUrl.pathname,
    });
    const browserSecret = cookies.readBrowser(context);
    if (!outcome.ok) {
      if (outcome.problem.kind === 'email-taken' && browserSecret !== undefined) {
        await offers.make(browserSecret, provider, result.profile);
      }
      return redirectWithError(context, result.returnUrl, outcome.problem);
    }
    if (browserSecret !== undefined) await offers.take(browserSecret, outcome.user);
    // The first letters are written before the first refresh.
    await noteReader(deps.db, outcome.user, {
      language: languageOf(context.req.header('accept-language')),
    });
    // So that the first page shows the current tier.
    if (!outcome.isNew) await sync.ifStale(outcome.user);
    // The previous session of this browser ends.
    const previous = cookies.readRefresh(context);
    if (previous !== undefined) await sessions.refresh.revoke(previous);
    const rotation = await sessions.refresh.begin(outcome.user.id, provider);
    // It was unlinked in this moment.
    if (rotation === null) return redirectWithError(context, result.returnUrl, { kind: 'failed' });
    cookies.writeRefresh(context, rotation.token, familyLifetimeMs / 1000);
    const token = await sessions.sign(outcome.user, rotation.familyId);
    result.returnUrl.hash = outcome.isNew ? `token=${token}&new=1` : `token=${token}`;
    return context.redirect(result.returnUrl.href);
  });
};

/** GET /auth/{provider} and its callback: signing in. */
export const mountSignIn = (app: Hono<AppEnv>, deps: SignInDeps, parts: SignInParts): void => {
  for (const provider of providerNames) {
    if (providerTable[provider].canSignIn) mountProvider(app, deps, parts, provider);
  }
};
