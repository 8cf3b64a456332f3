import { queryKeys } from '@backbeat/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../../analytics/track.ts';
import { useSignedInServices } from '../../session/index.ts';

/**
 * Asks for the end of the account (`true`) or takes it back (`false`).
 *
 * @param onDone called when the account has been read anew, even if what asked has gone with it
 */
export const useDeletion = (onDone: () => void) => {
  const { client } = useSignedInServices();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) => client.accountDeletion({ body: { wanted } }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: queryKeys.account });
      onDone();
    },
    onError: (error) => {
      console.error('The end of the account could not be asked for or taken back.', error);
      reportError(error);
    },
  });
};
