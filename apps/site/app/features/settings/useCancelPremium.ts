import { premiumCancelMutation } from '@backbeat/sdk/query';
import { useMutation } from '@tanstack/react-query';
import { useSignedInServices } from '../session/index.ts';
import type { CancelStep } from './cancelText.ts';

const steps = { idle: 'idle', pending: 'pending', error: 'error', success: 'idle' } as const;

/** Cancelling, once at a time; it is done when the account has been read anew. A failure is logged and can be tried again. */
export const useCancelPremium = (onDone: () => void) => {
  const { client } = useSignedInServices();
  const { mutate, status, reset } = useMutation(premiumCancelMutation(client));
  const step: CancelStep = steps[status];

  const cancel = () => {
    if (status === 'pending') return;
    mutate(undefined, {
      onSuccess: onDone,
      onError: (error) => console.error('Premium could not be cancelled.', error),
    });
  };
  return { step, cancel, reset };
};
