import { brand } from '@backbeat/domain';
import { useMutation } from '@tanstack/react-query';
import { useSignedInServices } from '../../session/index.ts';
import { type DataFile, dataFile } from './dataFile.ts';

/** Hands the browser a file to keep. */
const keep = ({ name, text }: DataFile): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser reads it after the click; a minute is longer than that ever takes.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** Downloads everything that is kept about the person. */
export const useDataDownload = () => {
  const { client } = useSignedInServices();
  return useMutation({
    mutationFn: async () => dataFile(await client.accountExport(), brand.slug),
    onSuccess: keep,
  });
};
