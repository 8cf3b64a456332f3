import { errorText } from '@backbeat/sdk';
import type { MergeState } from '@backbeat/sdk/contract';
import { accountMergeUndoMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, ModalActions, Panel } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useMergeState } from '../../merge/index.ts';
import { useSignedInServices } from '../../session/index.ts';
import { Question } from '../components/Question.tsx';
import { Choice, ChoiceButton, Choices, ChoiceText, ChoiceTitle, Consequences } from '../data/dataStyles.ts';
import { notified } from '../notificationSlice.ts';
import { mergedText, undoConsequences } from './mergePanelState.ts';

/** An account that was merged into this one, for as long as that can be undone. */
const MergedAccount = ({ merge }: { readonly merge: MergeState['merged'][number] }) => {
  const { client } = useSignedInServices();
  const undoing = useMutation(accountMergeUndoMutation(client));
  const [isAsking, setIsAsking] = useState(false);
  const dispatch = useAppDispatch();
  const undo = async () => {
    await undoing.mutateAsync(merge.merge_id);
    // By promise: the panel may be gone when the answer comes. If it is still here, its open question keeps the
    // focus.
    setIsAsking(false);
    dispatch(notified({ error: false, takesFocus: true, message: 'They are two accounts again.' }));
  };
  const close = () => {
    if (undoing.isPending) return;
    undoing.reset();
    setIsAsking(false);
  };

  return (
    <Panel padding="calm" role="region" aria-label="Merged account">
      <Choices>
        <Choice>
          <ChoiceTitle>Two accounts, merged</ChoiceTitle>
          <ChoiceText>
            <PrivateText name="account" text={mergedText(merge)} />
          </ChoiceText>
          <ChoiceButton size="sm" onClick={() => setIsAsking(true)}>
            Undo
          </ChoiceButton>
        </Choice>
      </Choices>
      <Question isOpen={isAsking} onClose={close} title="Make them two accounts again?">
        <Consequences>
          {undoConsequences(merge.name).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Consequences>
        <ModalActions>
          <Button disabled={undoing.isPending} onClick={close}>
            Go back
          </Button>
          <Button
            variant="primary"
            loading={undoing.isPending}
            loadingText="Processing"
            onClick={() => void undo().catch(() => undefined)}
          >
            Undo the merge
          </Button>
        </ModalActions>
        {undoing.error === null ? null : (
          <FormMessage state="error" role="alert">
            {`Nothing has changed. ${errorText(undoing.error)}`}
          </FormMessage>
        )}
      </Question>
    </Panel>
  );
};

/** The accounts that were merged into this one and can be brought back. */
export const MergedAccounts = () =>
  useMergeState().data?.merged.map((merge) => <MergedAccount key={merge.merge_id} merge={merge} />) ?? null;
