import type { SignInProblem } from '@backbeat/domain';
import type { Deps } from '../Deps.ts';
import type { AppContext } from '../http/AppEnv.ts';
import type { Cookies } from '../http/cookies.ts';
import { type IdentityProfile, IdentityRefused } from '../identities/IdentityProvider.ts';
import type { Provider } from '../identities/Provider.ts';
import { randomSecret } from './secrets.ts';
import { attemptLifetimeMs, createSignInAttempts, type NewAttempt } from './signInAttempts.ts';

type Purpose = NewAttempt['purpose'];
type NewTrip = Omit<NewAttempt, 'browserSecret' | 'returnUrl'> & { readonly returnUrl: URL };

/** How a trip ended; `userId` is the account that a connection is for. */
type TripEnd =
  | {
      readonly ok: true;
      readonly returnUrl: URL;
      readonly profile: IdentityProfile;
      readonly attempt: Pick<NewAttempt, 'userId' | 'licenseAccepted' | 'marketingOptIn'>;
    }
  | { readonly ok: false; readonly returnUrl: URL | null; readonly problem: SignInProblem };

/** Trips of a browser to an identity provider and back. */
export interface Trips {
  /** Where to send the browser, or null when the provider does not answer. */
  begin(context: AppContext, trip: NewTrip): Promise<URL | null>;
  /** Reads the address that the browser came back to. */
  end(context: AppContext, provider: Provider, purpose: Purpose): Promise<TripEnd>;
}

/** The paths that the providers have on file, and the only ones that they send a browser to. */
export const callbackPaths: Readonly<Record<Purpose, (provider: Provider | ':provider') => string>> = {
  'sign-in': (provider) => `/auth/${provider}/callback`,
  link: (provider) => `/${provider}/callback`,
};

export const createTrips = (deps: Deps, cookies: Cookies): Trips => {
  const { config, identityProviders, logger } = deps;
  const attempts = createSignInAttempts(deps);

  return {
    begin: async (context, { returnUrl, ...trip }) => {
      const browserSecret = cookies.readBrowser(context) ?? randomSecret();
      const checks = await attempts.begin({ ...trip, returnUrl: returnUrl.href, browserSecret });
      cookies.writeBrowser(context, browserSecret, attemptLifetimeMs / 1000);
      const redirectUri = `${config.apiUrl}${callbackPaths[trip.purpose](trip.provider)}`;
      try {
        return await identityProviders[trip.provider].authorizationUrl(redirectUri, checks);
      } catch (err) {
        logger.warn({ err, provider: trip.provider }, 'identity provider does not answer');
        return null;
      }
    },

    end: async (context, provider, purpose) => {
      const found = await attempts.finish({
        state: context.req.query('state'),
        provider,
        purpose,
        browserSecret: cookies.readBrowser(context),
      });
      if (found === null) return { ok: false, returnUrl: null, problem: { kind: 'expired' } };
      const returnUrl = new URL(found.attempt.returnUrl);
      // The public address, whatever a proxy made of it: the exchange repeats it to the provider.
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
