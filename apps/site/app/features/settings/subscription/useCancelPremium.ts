import { premiumCancelMutation, premiumCancelReasonMutation } from '@backbeat/sdk/query';
import { useMutation } from '@tanstack/react-query';
import { reportError, track } from '../../../analytics/track.ts';
import { useSignedInServices } from '../../session/index.ts';
import type { CancelProgress, CancelReason } from './cancelText.ts';

const progressOf = { idle: 'idle', pending: 'pending', error: 'failed', success: 'idle' } as const;

/** Why, as far as the person wants to say. */
interface Reason {
  readonly reason: CancelReason;
  readonly note: string;
}

/** Cancelling, once at a time; it is done when the account has been read anew. A failure is logged and can be tried again. */
export const useCancelPremium = (plan: string, onDone: () => void) => {
  const { client } = useSignedInServices();
  const { mutateAsync, status, reset } = useMutation(premiumCancelMutation(client));
  const { mutate: say } = useMutation(premiumCancelReasonMutation(client));
  const progress: CancelProgress = progressOf[status];

  const cancel = (reason: Reason | null) => {
    if (status === 'pending') return;
    // By promise: when the account comes back changed, the view that asked may be gone already.
    mutateAsync().then(
      () => {
        track({ name: 'subscription_cancelled', plan });
        // Said after the deed, and never in its way: a reason that gets lost is no failure of the cancellation.
        if (reason !== null) say(reason);
        onDone();
      },
      (error: unknown) => {
        console.error('Premium could not be cancelled.', error);
        reportError(error);
      },
    );
  };
  return { progress, cancel, reset };
};
