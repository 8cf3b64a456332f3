import { type SignInProblem, signInProblemCode } from '@backbeat/domain';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/AppEnv.ts';
import { connectIdentity } from '../identities/connectIdentity.ts';
import { type Provider, providerNames } from '../lib/Provider.ts';
import { callbackPaths } from './createOAuthFlow.ts';
import type { SignInDeps, SignInParts } from './mountSignIn.ts';

/** The page of the site that tells its opener how the connection went. */
const popupPath = '/settings/profile/link';

const mountProvider = (app: Hono<AppEnv>, deps: SignInDeps, parts: SignInParts, provider: Provider): void => {
  const { config } = deps;
  const { sessions, cookies, oauthFlow } = parts;

  const redirectToPopup = (context: AppContext, problem: SignInProblem | null): Response => {
    const url = new URL(popupPath, config.siteUrl);
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
    // Only our own site may open it; the way back, of course, comes from the provider's.
    const isForeign = context.req.header('sec-fetch-site') === 'cross-site';
    const userId = isForeign ? null : await findOpener(context);
    if (userId === null) return redirectToPopup(context, { kind: 'signed-out' });
    const authorizationUrl = await oauthFlow.start(context, {
      purpose: 'link',
      provider,
      userId,
      returnUrl: new URL(popupPath, config.siteUrl),
      licenseAccepted: false,
      marketingOptIn: false,
    });
    return authorizationUrl === null
      ? redirectToPopup(context, { kind: 'failed' })
      : context.redirect(authorizationUrl.href);
  });

  app.get(callbackPaths.link(provider), async (context) => {
    const result = await oauthFlow.finish(context, provider, 'link');
    if (!result.ok) return redirectToPopup(context, result.problem);
    const { userId } = result.attempt;
    // The same person must still be signed in: another account of this browser gets nothing connected.
    if (userId === null || userId !== (await findOpener(context))) {
      return redirectToPopup(context, { kind: 'signed-out' });
    }
    return redirectToPopup(context, await connectIdentity(deps, userId, provider, result.profile));
  });
};

/** GET /{provider}?response_type=link and its callback: adds an identity to the account that is signed in. */
export const mountConnect = (app: Hono<AppEnv>, deps: SignInDeps, parts: SignInParts): void => {
  for (const provider of providerNames) mountProvider(app, deps, parts, provider);
};
