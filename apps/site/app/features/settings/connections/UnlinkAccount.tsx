import { providerLabels, unlinkRefusalTexts } from '@backbeat/domain';
import { errorDetailsOf, errorText } from '@backbeat/sdk';
import { identityUnlinkMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, ModalActions, Text } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useSignedInServices } from '../../session/index.ts';
import { Question } from '../components/Question.tsx';
import { Consequences } from '../data/dataStyles.ts';
import { notified } from '../notificationSlice.ts';
import type { Unlinking } from './identityRows.ts';
import { unlinkConsequences } from './unlinkWords.ts';

interface UnlinkAccountProps {
  readonly unlinking: Unlinking;
  /** Something else is on its way. */
  readonly disabled: boolean;
}

/** Unlinks an account, after a question that says what that means, or says why it stays. */
export const UnlinkAccount = ({ unlinking, disabled }: UnlinkAccountProps) => {
  const { client } = useSignedInServices();
  const { mutateAsync, isPending, error, reset } = useMutation(identityUnlinkMutation(client));
  const [isAsking, setIsAsking] = useState(false);
  const dispatch = useAppDispatch();
  const name = providerLabels[unlinking.provider];
  const reason = errorDetailsOf(error, 'unlink_refused')?.reason ?? unlinking.refusal;

  const close = () => {
    if (isPending) return;
    reset();
    setIsAsking(false);
  };
  const unlink = async () => {
    await mutateAsync(unlinking.id);
    // By promise: the row may be gone when the answer comes.
    setIsAsking(false);
    dispatch(notified({ error: false, takesFocus: true, message: `${name} is unlinked.` }));
  };

  return (
    <>
      <Button size="sm" aria-label={`Unlink ${name}`} disabled={disabled} onClick={() => setIsAsking(true)}>
        Unlink
      </Button>
      {reason === null ? (
        <Question isOpen={isAsking} onClose={close} title={`Unlink ${name}?`}>
          <Consequences>
            {unlinkConsequences(unlinking).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Consequences>
          <ModalActions>
            <Button disabled={isPending} onClick={close}>
              Go back
            </Button>
            <Button
              variant="danger"
              loading={isPending}
              loadingText="Processing"
              onClick={() => void unlink().catch(() => undefined)}
            >
              {`Unlink ${name}`}
            </Button>
          </ModalActions>
          {error === null ? null : (
            <FormMessage state="error" role="alert">
              {`Nothing has changed. ${errorText(error)}`}
            </FormMessage>
          )}
        </Question>
      ) : (
        <Question isOpen={isAsking} onClose={close} title={`${name} stays linked for now`}>
          <Text>{unlinkRefusalTexts[reason]}</Text>
          <ModalActions>
            <Button variant="primary" onClick={close}>
              Go back
            </Button>
          </ModalActions>
        </Question>
      )}
    </>
  );
};
