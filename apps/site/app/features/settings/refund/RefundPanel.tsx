import { errorText } from '@backbeat/sdk';
import type { Refund } from '@backbeat/sdk/contract';
import { refundConfirmMutation, refundsQuery } from '@backbeat/sdk/query';
import { Button, FormMessage, ModalActions, Panel, Row, Text } from '@backbeat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectHiding } from '../../../streamer-mode/streamerModeSlice.ts';
import { useSignedInServices } from '../../session/index.ts';
import { endText, RefundDetails, RefundSums, refusalText, untilText } from '../../withdrawal/index.ts';
import { Question } from '../components/Question.tsx';
import { PartTitle } from '../components/settingsStyles.ts';

interface PaymentProps {
  readonly refund: Refund;
  /** Somebody asks for it back; null once that is done. */
  readonly onAsk: (refund: Refund | null) => void;
  /** Reads the payments again. */
  readonly reload: () => unknown;
}

/** One payment: what would go back, and the two presses; or what has gone back. */
const Payment = ({ refund, onAsk, reload }: PaymentProps) => {
  const { client } = useSignedInServices();
  const { mutate, isPending, error, reset } = useMutation(refundConfirmMutation(client));
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isLabelled = useAppSelector(selectHiding) === 'none';
  const { number, version, withdrawn } = refund;
  const isPossible = withdrawn === null && refusalText(refund) === null;
  // The pressed button is gone, whoever has withdrawn: the next key goes on from here.
  useEffect(() => {
    if (isAsking && !isPossible) place.current?.focus();
  }, [isAsking, isPossible]);
  const ask = () => {
    onAsk(refund);
    setIsAsking(true);
  };
  const close = () => {
    if (isPending) return;
    reset();
    onAsk(null);
    setIsAsking(false);
  };
  return (
    <Panel
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={isLabelled ? `Payment ${number}` : 'Payment'}
      padding="calm"
      stacked
    >
      <RefundDetails refund={refund} note={`${endText(refund)} ${untilText(refund)}`}>
        <div>
          <Button onClick={ask}>Get your money back</Button>
        </div>
      </RefundDetails>
      <Question title="Withdraw now?" isOpen={isAsking && isPossible} onClose={close}>
        <RefundSums refund={refund} />
        <Text>{endText(refund)}</Text>
        <ModalActions>
          <Button disabled={isPending} onClick={close}>
            Keep it
          </Button>
          <Button
            variant="danger"
            loading={isPending}
            loadingText="Withdrawing"
            onClick={() =>
              mutate({ number, version }, { onSuccess: () => onAsk(null), onError: () => void reload() })
            }
          >
            Confirm the withdrawal
          </Button>
        </ModalActions>
        {error === null ? null : (
          <FormMessage state="error" role="alert">
            {errorText(error)}
          </FormMessage>
        )}
      </Question>
    </Panel>
  );
};

/**
 * The payments to show: those of which something was paid, which a free trial is not. One that is asked for stays when
 * its days are over, which takes it off the list: else the question would go without a word.
 *
 * @example paymentsToShow([], asked) // → [{ ...asked, reason: 'too_late' }]
 */
export const paymentsToShow = (listed: readonly Refund[], asked: Refund | null): readonly Refund[] => {
  const paid = listed.filter(({ reason }) => reason !== 'nothing_paid');
  return asked === null || paid.some(({ number }) => number === asked.number)
    ? paid
    : [...paid, { ...asked, reason: 'too_late' }];
};

/** The payments of the last 14 days, or one of them by its number. Nothing for somebody who has none. */
export const RefundPanel = ({ number }: { readonly number?: string }) => {
  const { client } = useSignedInServices();
  const { data, error, refetch, isFetching } = useQuery(refundsQuery(client));
  const [asked, setAsked] = useState<Refund | null>(null);
  const listed = data?.payments.filter((payment) => number === undefined || payment.number === number) ?? [];
  const payments = paymentsToShow(listed, asked);
  const hasFailed = data === undefined && error !== null && !isFetching;
  if (payments.length === 0 && !hasFailed) return null;
  return (
    <>
      <PartTitle level={2} id="refund">
        Changed your mind?
      </PartTitle>
      {payments.map((refund) => (
        <Payment key={refund.number} refund={refund} onAsk={setAsked} reload={refetch} />
      ))}
      {hasFailed ? (
        <Panel padding="calm" role="region" aria-labelledby="refund">
          <Row justify="between">
            <Text tone="muted">{errorText(error)}</Text>
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Row>
        </Panel>
      ) : null}
    </>
  );
};
