import { accountDeletionMutation } from '@backbeat/sdk/query';
import { useMutation } from '@tanstack/react-query';
import { reportError } from '../../../analytics/track.ts';
import { useSignedInServices } from '../../session/index.ts';

/**
 * Asks for the end of the account (`true`) or takes it back (`false`).
 *
 * @param onDone called when the account has been read anew, even if what asked has gone with it
 */
export const useDeletion = (onDone: () => void) => {
  const { client } = useSignedInServices();
  const deletion = accountDeletionMutation(client);
  return useMutation({
    ...deletion,
    onSuccess: async (...done) => {
      await deletion.onSuccess?.(...done);
      onDone();
    },
    onError: (error) => {
      console.error('The end of the account could not be asked for or taken back.', error);
      reportError(error);
    },
  });
};
