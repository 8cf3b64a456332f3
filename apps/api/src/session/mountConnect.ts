import { type SignInProblem, signInProblemCode } from '@backbeat/domain';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/AppEnv.ts';
import { connectIdentity } from '../identities/connectIdentity.ts';
import { type Provider, providerNames } from '../lib/Provider.ts';
import { callbackPaths } from './createOAuthFlow.ts';
import type { SignInDeps, SignInParts } from './mountSignIn.ts';

/** The page of the site that tells the other one, which opened the popup, how the connection went. */
const popupPath = '/settings/profile/link';

/** The text by which the opener knows its popup again: a provider's headers may have cut the two apart. */
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

  /** A popup is a plain navigation: the cookie says who opened it. */
  const findOpener = async (context: AppContext): Promise<number | null> => {
    const token = cookies.readRefresh(context);
    return token === undefined ? null : ((await sessions.refresh.peek(token))?.userId ?? null);
  };

  app.get(`/${provider}`, async (context) => {
    if (context.req.query('response_type') !== 'link') return context.notFound();
    const returnUrl = popupUrl(context.req.query('attempt'));
    // Only our own site may open it; the callback comes from the provider.
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
    // The same person must still be signed in: another account of this browser gets nothing connected.
    if (userId === null || userId !== (await findOpener(context))) {
      return redirectToPopup(context, returnUrl, { kind: 'signed-out' });
    }
    return redirectToPopup(context, returnUrl, await connectIdentity(deps, userId, provider, result.profile));
  });
};

/** GET /{provider}?response_type=link and its callback: adds an identity to the account that is signed in. */
export const mountConnect = (app: Hono<AppEnv>, deps: SignInDeps, parts: SignInParts): void => {
  for (const provider of providerNames) mountProvider(app, deps, parts, provider);
};
