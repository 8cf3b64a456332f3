import type { SignInProblem } from '@backbeat/domain';
import type { Logger } from 'pino';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import type { AppContext } from '../http/AppEnv.ts';
import type { Cookies } from '../http/cookies.ts';
import {
  type IdentityProfile,
  type IdentityProviders,
  IdentityRefused,
} from '../identities/IdentityProvider.ts';
import type { Provider } from '../lib/Provider.ts';
import { randomSecret } from '../lib/secrets.ts';
import { attemptLifetimeMs, createSignInAttempts, type NewAttempt } from './signInAttempts.ts';

type Purpose = NewAttempt['purpose'];
type NewFlow = Omit<NewAttempt, 'browserSecret' | 'returnUrl'> & { readonly returnUrl: URL };

/** The result of a flow; `userId` is the account that a connection is for. */
type FlowResult =
  | {
      readonly ok: true;
      readonly returnUrl: URL;
      readonly profile: IdentityProfile;
      readonly attempt: Omit<NewAttempt, 'purpose' | 'provider' | 'returnUrl' | 'browserSecret'>;
    }
  | { readonly ok: false; readonly returnUrl: URL | null; readonly problem: SignInProblem };

/** The OAuth authorization code flow: a browser goes to an identity provider and comes back with a code. */
export interface OAuthFlow {
  /** The authorization URL to send the browser to, or null when the provider does not answer. */
  start(context: AppContext, flow: NewFlow): Promise<URL | null>;
  /** Handles the callback: checks the state and exchanges the code for a profile. */
  finish(context: AppContext, provider: Provider, purpose: Purpose): Promise<FlowResult>;
}

/** The paths of the redirect URIs that are registered with the providers. */
export const callbackPaths: Readonly<Record<Purpose, (provider: Provider | ':provider') => string>> = {
  'sign-in': (provider) => `/auth/${provider}/callback`,
  link: (provider) => `/${provider}/callback`,
  staff: (provider) => `/staff/auth/${provider}/callback`,
};

interface OAuthFlowDeps extends DbDeps {
  readonly config: Pick<Config, 'apiUrl'>;
  readonly identityProviders: IdentityProviders;
  readonly logger: Logger;
}

export const createOAuthFlow = (deps: OAuthFlowDeps, cookies: Cookies): OAuthFlow => {
  const { config, identityProviders, logger } = deps;
  const attempts = createSignInAttempts(deps);

  return {
    start: async (context, { returnUrl, ...flow }) => {
      const browserSecret = cookies.readBrowser(context) ?? randomSecret();
      const checks = await attempts.begin({ ...flow, returnUrl: returnUrl.href, browserSecret });
      cookies.writeBrowser(context, browserSecret, attemptLifetimeMs / 1000);
      const redirectUri = `${config.apiUrl}${callbackPaths[flow.purpose](flow.provider)}`;
      try {
        return await identityProviders[flow.provider].authorizationUrl(redirectUri, checks);
      } catch (err) {
        logger.warn({ err, provider: flow.provider }, 'identity provider does not answer');
        return null;
      }
    },

    finish: async (context, provider, purpose) => {
      const found = await attempts.finish({
        state: context.req.query('state'),
        provider,
        purpose,
        browserSecret: cookies.readBrowser(context),
      });
      if (found === null) return { ok: false, returnUrl: null, problem: { kind: 'expired' } };
      const returnUrl = new URL(found.attempt.returnUrl);
      // The redirect URI has to be the registered one, whatever address a proxy made of it.
      const { pathname, search } = new URL(context.req.url);
      try {
        const callbackUrl = new URL(`${pathname}${search}`, config.apiUrl);
        const profile = await identityProviders[provider].profile(callbackUrl, found.checks);
        return { ok: true, returnUrl, profile, attempt: found.attempt };
      } catch (err) {
        if (err instanceof IdentityRefused && err.message === 'access_denied') {
          return { ok: false, returnUrl, problem: { kind: 'denied' } };
        }
        logger.warn({ err, provider }, 'identity provider exchange failed');
        return { ok: false, returnUrl, problem: { kind: 'failed' } };
      }
    },
  };
};
