import { type SignIn, type SignInProvider, signInUrl } from '@backbeat/sdk';
import { useState } from 'react';
import { track } from '../../analytics/track.ts';
import { loadSiteConfig } from '../../config/siteConfig.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectReturnUrl } from './modalsSlice.ts';
import { withoutError } from './sessionPaths.ts';

/** Leaves for an identity provider; the way back leads to where the visitor wanted to go. */
export const useSignInLink = () => {
  const returnUrl = useAppSelector(selectReturnUrl);
  const [leavingFor, setLeavingFor] = useState<SignInProvider | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const leave = async (provider: SignInProvider, shown?: SignIn['shown']) => {
    setLeavingFor(provider);
    setHasFailed(false);
    track({ name: 'sign_in_started', provider });
    try {
      const { apiUrl } = await loadSiteConfig();
      // What an earlier attempt brought back must not come back with this one.
      const target = new URL(
        withoutError(new URL(returnUrl, window.location.origin)),
        window.location.origin,
      );
      window.location.assign(
        signInUrl(provider, { apiUrl, returnUrl: target.href, ...(shown && { shown }) }),
      );
    } catch {
      setLeavingFor(null);
      setHasFailed(true);
    }
  };

  return {
    /** `shown` are the versions of a sign-up's words. */
    leave: (provider: SignInProvider, shown?: SignIn['shown']) => void leave(provider, shown),
    /** The provider whose page is being opened. */
    leavingFor,
    /** The address of the sign-in service could not be had. */
    hasFailed,
  };
};
