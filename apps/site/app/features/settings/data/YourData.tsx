import type { Account } from '@backbeat/domain';
import { errorText } from '@backbeat/sdk';
import { FormMessage, Heading, Panel } from '@backbeat/ui';
import { useState } from 'react';
import { CopySupportDetails } from '../../../support/CopySupportDetails.tsx';
import { DeleteAccountModal } from './DeleteAccountModal.tsx';
import { Choice, ChoiceButton, Choices, ChoiceText, ChoiceTitle } from './dataStyles.ts';
import { deletionState } from './deletionState.ts';
import { useDataDownload } from './useDataDownload.ts';

interface YourDataProps {
  readonly account: Account;
  /** The account has just been given its last day. */
  readonly onAsked: () => void;
}

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
