import { signInUrl } from '@backbeat/sdk';
import { accountMergeConfirmMutation } from '@backbeat/sdk/query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedInServices } from '../../session/index.ts';

/** The sign-in of this browser is that of the account that stays now: the page starts anew with its token. */
const goOnAs = (token: string): void => {
  window.history.replaceState(window.history.state, '', `#token=${token}`);
  window.location.reload();
};

/** What can be done about two accounts. */
export const useMerge = () => {
  const { client, config } = useSignedInServices();
  const [isLeaving, setIsLeaving] = useState(false);
  const confirmation = useMutation(accountMergeConfirmMutation(client));

  return {
    confirmation,
    /** Another page is on its way. */
    isLeaving,
    confirm: (wanted: boolean, onMerged: () => void) =>
      confirmation.mutate(wanted, {
        onSuccess: ({ token, other }) => {
          if (token !== undefined) {
            setIsLeaving(true);
            goOnAs(token);
          } else if (wanted && other === null) onMerged();
        },
      }),
    signIn: (provider: Parameters<typeof signInUrl>[0]) => {
      setIsLeaving(true);
      const returnUrl = new URL('/settings/identity', window.location.origin).href;
      window.location.assign(signInUrl(provider, { apiUrl: config.apiUrl, returnUrl }));
    },
  };
};
