import { errorText } from '@backbeat/sdk';
import { Button, FormMessage, ModalActions, TextField } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { type FormEvent, useState } from 'react';
import { Question } from '../components/Question.tsx';
import { Consequences } from './dataStyles.ts';
import { deletionWord, isDeletionWord } from './deletionState.ts';
import { useDeletion } from './useDeletion.ts';

interface DeleteAccountModalProps {
  /** What will happen. */
  readonly consequences: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** It has been asked for, and the account has been read anew. */
  readonly onAsked: () => void;
}

const Form = styled('form', { base: css`display: grid; gap: 24px;` });

/** Says what deleting the account means, and asks for a word that nobody types by a slip. */
export const DeleteAccountModal = ({ consequences, isOpen, onClose, onAsked }: DeleteAccountModalProps) => {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error, reset } = useDeletion(() => {
    onClose();
    onAsked();
  });
  const close = () => {
    if (isPending) return;
    reset();
    setTyped('');
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !isDeletionWord(typed)) return;
    mutate(true);
  };

  return (
    <Question isOpen={isOpen} onClose={close} title="Delete your account?">
      <Consequences>
        {consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Consequences>
      <Form onSubmit={submit}>
        <TextField
          label={`Type “${deletionWord}” to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ModalActions>
          <Button disabled={isPending} onClick={close}>
            Go back
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!isDeletionWord(typed) && !isPending}
            loading={isPending}
            loadingText="Processing"
          >
            Delete account
          </Button>
        </ModalActions>
      </Form>
      {error === null ? null : (
        <FormMessage state="error" role="alert">
          {`Nothing has changed. ${errorText(error)}`}
        </FormMessage>
      )}
    </Question>
  );
};
