import { type SignInProblem, signInProblemCode } from '@backbeat/domain';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/AppEnv.ts';
import { connectIdentity } from '../identities/connectIdentity.ts';
import { type Provider, providerNames } from '../lib/Provider.ts';
import { callbackPaths } from './createOAuthFlow.ts';
import type { SignInDeps, SignInParts } from './mountSignIn.ts';

/** The page that tells the popup's opener how the connection went. */
const popupPath = '/settings/profile/link';

/** Identifies the popup to its opener: the provider's headers may have cut the two apart. */
const attemptPattern = /^[\w-]{1,64}$/;

const mountProvider = (app: Hono<AppEnv>, deps: SignInDeps, parts: SignInParts, provider: Provider): void => {
  const { config } = deps;
  const { sessions, cookies, oauthFlow } = parts;

  const popupUrl = (attempt = ''): URL => {
    const url = new URL(popupPath, config.siteUrl);
    if (attemptPattern.test(attempt)) url.searchParams.set('attempt', attempt);
    return url;
  };

  const redirectToPopup = (context: AppContext, url: URL, problem: SignInProblem | null): Response => {
    url.searchParams.set('success', String(problem === null));
    if (problem !== null) url.searchParams.set('error', signInProblemCode(problem, provider));
    return context.redirect(url.href);
  };

  /** A popup is a navigation without a token, so the cookie identifies the person. */
  const findOpener = async (context: AppContext): Promise<number | null> => {
    const token = cookies.readRefresh(context);
    return token === undefined ? null : ((await sessions.refresh.peek(token))?.userId ?? null);
  };

  app.get(`/${provider}`, async (context) => {
    if (context.req.query('response_type') !== 'link') return context.notFound();
    const returnUrl = popupUrl(context.req.query('attempt'));
    // Only our site may start it; the callback comes from the provider.
    const isForeign = context.req.header('sec-fetch-site') === 'cross-site';
    const userId = isForeign ? null : await findOpener(context);
    if (userId === null) return redirectToPopup(context, returnUrl, { kind: 'signed-out' });
    const authorizationUrl = await oauthFlow.start(context, {
      purpose: 'link',
      provider,
      userId,
      returnUrl,
      licenseAccepted: false,
      marketingOptIn: false,
      licenseVersion: null,
      marketingVersion: null,
    });
    return authorizationUrl === null
      ? redirectToPopup(context, returnUrl, { kind: 'failed' })
      : context.redirect(authorizationUrl.href);
  });

  app.get(callbackPaths.link(provider), async (context) => {
    const result = await oauthFlow.finish(context, provider, 'link');
    const returnUrl = result.returnUrl ?? popupUrl();
    if (!result.ok) return redirectToPopup(context, returnUrl, result.problem);
    const { userId } = result.attempt;
    // The browser must still be signed in to the same account.
    if (userId === null || userId !== (await findOpener(context))) {
      return redirectToPopup(context, returnUrl, { kind: 'signed-out' });
    }
    return redirectToPopup(context, returnUrl, await connectIdentity(deps, userId, provider, result.profile));
  });
};

/** GET /{provider}?response_type=link and its callback: connects an identity to the signed-in account. */
export const mountConnect = (app: Hono<AppEnv>, deps: SignInDeps, parts: SignInParts): void => {
  for (const provider of providerNames) mountProvider(app, deps, parts, provider);
};
