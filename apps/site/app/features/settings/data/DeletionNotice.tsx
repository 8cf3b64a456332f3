import type { Account } from '@backbeat/domain';
import { errorText } from '@backbeat/sdk';
import { Button, FormMessage, Heading, Panel } from '@backbeat/ui';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Foot, FootText } from '../components/settingsStyles.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { deletionState, keptText } from './deletionState.ts';
import { useDeletion } from './useDeletion.ts';

interface DeletionNoticeProps {
  readonly account: Account;
  /** The person has just asked for it: what they pressed is gone, and the focus comes here. */
  readonly isNew: boolean;
}

/** Says on which day the account will be gone, and takes that back. */
export const DeletionNotice = ({ account, isNew }: DeletionNoticeProps) => {
  const dispatch = useAppDispatch();
  const { mutate, isPending, error } = useDeletion(() =>
    dispatch(notified({ error: false, message: keptText(account) })),
  );
  const place = useRef<HTMLDivElement>(null);
  const deletion = deletionState(account);
  const isWaiting = deletion.kind === 'waiting';

  useEffect(() => {
    if (isNew && isWaiting) place.current?.focus();
  }, [isNew, isWaiting]);

  // What was said about it goes with the page.
  useEffect(() => () => void dispatch(notificationDismissed()), [dispatch]);

  if (!isWaiting) return null;
  const title = `Your account will be deleted on ${deletion.day}`;
  return (
    // Named by its heading's text: Orca leaves out a heading that is the label of something that takes the focus.
    <Panel ref={place} tabIndex={-1} tone="warn" padding="calm" stacked role="region" aria-label={title}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <Foot>
        <FootText>Until then everything works, except buying. You can change your mind.</FootText>
        <Button size="sm" variant="primary" loading={isPending} onClick={() => mutate(false)}>
          Keep my account
        </Button>
      </Foot>
      {error === null ? null : (
        <FormMessage state="error" role="alert">
          {errorText(error)}
        </FormMessage>
      )}
    </Panel>
  );
};
