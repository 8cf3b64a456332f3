import { brand, cancelQuestion } from '@backbeat/domain';
import { premiumCancelMutation, premiumCancelReasonMutation } from '@backbeat/sdk/query';
import {
  Button,
  FormMessage,
  Icon,
  Link,
  ModalActions,
  Row,
  Select,
  Stack,
  Text,
  TextField,
} from '@backbeat/ui';
import { CircleExclamationPointIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reportError, track } from '../../../analytics/track.ts';
import { useSignedInServices } from '../../session/index.ts';
import { Question } from '../components/Question.tsx';
import { CoverageMonths } from './CoverageMonths.tsx';
import {
  type CancelChoice,
  type CancelProgress,
  type CancelReason,
  cancelLabel,
  cancelReasons,
} from './cancelText.ts';
import type { CoverageCalendar } from './coverageCalendar.ts';

const After = styled(Stack, {
  base: css`padding-block-start: 20px; border-block-start: 1px solid var(--bb-rule);`,
});

interface CancelModalProps {
  readonly plan: string;
  /** What cancelling means. */
  readonly consequence: string;
  /** What stays covered; null where nothing does, or nobody knows. */
  readonly calendar: CoverageCalendar | null;
  /** What could be done instead. */
  readonly choices: readonly CancelChoice[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}

const progressOf = { idle: 'idle', pending: 'pending', error: 'failed', success: 'idle' } as const;

/** Why, as far as the person wants to say. */
interface Reason {
  readonly reason: CancelReason;
  readonly note: string;
}

/** Cancelling, once at a time; it is done when the account has been read anew. A failure is logged and can be tried again. */
const useCancelPremium = (plan: string, onDone: () => void) => {
  const { client } = useSignedInServices();
  const { mutateAsync, status, reset } = useMutation(premiumCancelMutation(client));
  const { mutate: say } = useMutation(premiumCancelReasonMutation(client));
  const progress: CancelProgress = progressOf[status];

  const cancel = (reason: Reason | null) => {
    if (status === 'pending') return;
    // A promise, not `onSuccess`: the view may be gone when the changed account has come.
    mutateAsync().then(
      () => {
        track({ name: 'subscription_cancelled', plan });
        // Sent after the cancellation, which does not fail if the reason gets lost.
        if (reason !== null) say(reason);
        onDone();
      },
      (error: unknown) => {
        console.error('Premium could not be cancelled.', error);
        reportError(error);
      },
    );
  };
  return { progress, cancel, reset };
};

/**
 * Asks before cancelling, with all that it means on one screen. The safe answer comes first, so that it has the focus;
 * Escape is that answer too. What is optional comes after both.
 */
export const CancelModal = ({ plan, consequence, calendar, choices, isOpen, ...on }: CancelModalProps) => {
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [note, setNote] = useState('');
  const { progress, cancel, reset } = useCancelPremium(plan, on.onCancelled);
  const isPending = progress === 'pending';
  const close = () => {
    if (isPending) return;
    reset();
    on.onClose();
  };

  return (
    <Question isOpen={isOpen} onClose={close} title={cancelLabel('idle', plan)}>
      <Text>{cancelQuestion(brand, plan)}</Text>
      {calendar === null ? null : <CoverageMonths {...calendar} />}
      <Text tone="muted">{consequence}</Text>
      <ModalActions>
        <Button disabled={isPending} onClick={close}>
          {`Keep ${plan}`}
        </Button>
        <Button
          variant="danger"
          disabled={isPending}
          loading={isPending}
          loadingText={cancelLabel('pending', plan)}
          onClick={() => cancel(reason === '' ? null : { reason, note: reason === 'other' ? note : '' })}
        >
          {progress === 'failed' ? <Icon icon={CircleExclamationPointIcon} /> : null}
          <span>{cancelLabel(progress, plan)}</span>
        </Button>
      </ModalActions>
      {progress === 'failed' ? (
        <FormMessage state="error" role="alert">
          Nothing has changed. Try again, or <Link href={brand.links.support}>write to support</Link>.
        </FormMessage>
      ) : null}
      <After>
        <Select
          label="Why are you leaving? (optional)"
          value={reason}
          disabled={isPending}
          onChange={({ target }) =>
            setReason(cancelReasons.find(({ value }) => value === target.value)?.value ?? '')
          }
        >
          <option value="">Rather not say</option>
          {cancelReasons.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {reason === 'other' ? (
          <TextField
            label="What is it?"
            value={note}
            maxLength={500}
            disabled={isPending}
            onChange={({ target }) => setNote(target.value)}
          />
        ) : null}
        {choices.length === 0 ? null : (
          <Row>
            {choices.map(({ label, onChoose }) => (
              <Button
                key={label}
                size="sm"
                disabled={isPending}
                onClick={() => {
                  close();
                  onChoose();
                }}
              >
                {label}
              </Button>
            ))}
          </Row>
        )}
      </After>
    </Question>
  );
};
