import { premiumCancelMutation } from '@backbeat/sdk/query';
import { useMutation } from '@tanstack/react-query';
import { reportError, track } from '../../../analytics/track.ts';
import { useSignedInServices } from '../../session/index.ts';
import type { CancelProgress } from './cancelText.ts';

const progressOf = { idle: 'idle', pending: 'pending', error: 'failed', success: 'idle' } as const;

/** Cancelling, once at a time; it is done when the account has been read anew. A failure is logged and can be tried again. */
export const useCancelPremium = (plan: string, onDone: () => void) => {
  const { client } = useSignedInServices();
  const { mutate, status, reset } = useMutation(premiumCancelMutation(client));
  const progress: CancelProgress = progressOf[status];

  const cancel = () => {
    if (status === 'pending') return;
    mutate(undefined, {
      onSuccess: () => {
        track({ name: 'subscription_cancelled', plan });
        onDone();
      },
      onError: (error) => {
        console.error('Premium could not be cancelled.', error);
        reportError(error);
      },
    });
  };
  return { progress, cancel, reset };
};
