import { brand } from '@backbeat/domain';
import { useMutation } from '@tanstack/react-query';
import { keepFile } from '../../../support/keepFile.ts';
import { useSignedInServices } from '../../session/index.ts';
import { dataFile } from './dataFile.ts';

/** Downloads everything that is kept about the person. */
export const useDataDownload = () => {
  const { client } = useSignedInServices();
  return useMutation({
    mutationFn: async () => dataFile(await client.accountExport(), brand.slug),
    onSuccess: ({ name, text }) =>
      keepFile({ name, content: new Blob([text], { type: 'application/json' }) }),
  });
};
