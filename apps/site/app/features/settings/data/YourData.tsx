import { type Account, brand } from '@backbeat/domain';
import { type Client, errorText } from '@backbeat/sdk';
import { FormMessage, Heading, Panel } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CopySupportDetails } from '../../../support/CopySupportDetails.tsx';
import { keepFile } from '../../../support/keepFile.ts';
import { useSignedInServices } from '../../session/index.ts';
import { DeleteAccountModal } from './DeleteAccountModal.tsx';
import { Choice, ChoiceButton, Choices, ChoiceText, ChoiceTitle } from './dataStyles.ts';
import { deletionState } from './deletionState.ts';

interface YourDataProps {
  readonly account: Account;
  /** The account has just been given its last day. */
  readonly onAsked: () => void;
}

type AccountExport = Awaited<ReturnType<Client['accountExport']>>;

/** A file to be kept on the person's machine. */
interface DataFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The person's data as a file that people and programs can read.
 *
 * @param slug the product's short name, which the file's name begins with
 */
export const dataFile = (data: AccountExport, slug: string): DataFile => ({
  name: `${slug}-data-${data.made_at.slice(0, 10)}.json`,
  text: `${JSON.stringify(data, null, 2)}\n`,
});

/** Downloads everything that is kept about the person. */
const useDataDownload = () => {
  const { client } = useSignedInServices();
  return useMutation({
    mutationFn: async () => dataFile(await client.accountExport(), brand.slug),
    onSuccess: ({ name, text }) =>
      keepFile({ name, content: new Blob([text], { type: 'application/json' }) }),
  });
};

/** What is kept about a person: to be taken along, or to be deleted with the account. */
export const YourData = ({ account, onAsked }: YourDataProps) => {
  const download = useDataDownload();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = deletionState(account);

  return (
    <Panel padding="calm" stacked role="region" aria-labelledby="your-data">
      <Heading level={2} size="title" id="your-data">
        Your data
      </Heading>
      <Choices>
        <Choice>
          <ChoiceTitle>Download your data</ChoiceTitle>
          <ChoiceText>
            Everything we keep about you, as a JSON file: account, sign-ins, plans, used coupons, channels,
            what you played. Your receipts are under Invoices.
          </ChoiceText>
          <ChoiceButton size="sm" loading={download.isPending} onClick={() => download.mutate()}>
            Download
          </ChoiceButton>
          {download.error === null ? null : (
            <FormMessage state="error" role="alert">
              {errorText(download.error)}
            </FormMessage>
          )}
        </Choice>
        <Choice>
          <ChoiceTitle>Something is wrong?</ChoiceTitle>
          <ChoiceText>
            Send us these details with your message: times, request ids, the state of your plan. Nothing in
            them is secret.
          </ChoiceText>
          <CopySupportDetails />
        </Choice>
        {deletion.kind === 'waiting' ? null : (
          <Choice>
            <ChoiceTitle>Delete account</ChoiceTitle>
            <ChoiceText>{deletion.text}</ChoiceText>
            {deletion.kind === 'open' ? (
              <ChoiceButton size="sm" variant="danger" onClick={() => setIsAsking(true)}>
                Delete account
              </ChoiceButton>
            ) : null}
          </Choice>
        )}
      </Choices>
      {deletion.kind === 'open' ? (
        <DeleteAccountModal
          consequences={deletion.consequences}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onAsked={onAsked}
        />
      ) : null}
    </Panel>
  );
};
