import type { Refund } from '@backbeat/sdk/contract';
import { Text } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { Private } from '../../../streamer-mode/Private.tsx';
import { paymentText, refusalText } from '../refundWords.ts';
import { Acknowledgement } from './Acknowledgement.tsx';
import { RefundSums } from './RefundSums.tsx';

interface RefundDetailsProps {
  readonly refund: Refund;
  /** What ends with it. */
  readonly note: string;
  /** What is pressed to get it back, as long as that is possible. */
  readonly children: ReactElement;
}

/** A payment: what would go back, why it does not, or what has gone back. */
export const RefundDetails = ({ refund, note, children }: RefundDetailsProps) => {
  const { number, withdrawn } = refund;
  const refusal = refusalText(refund);
  return (
    <>
      <Text>
        <Private name="payment">{`${paymentText(refund)}, No. ${number}`}</Private>
      </Text>
      {withdrawn === null ? null : <Acknowledgement refund={refund} withdrawn={withdrawn} />}
      {withdrawn === null && refusal !== null ? <Text tone="muted">{refusal}</Text> : null}
      {withdrawn === null && refusal === null ? (
        <>
          <RefundSums refund={refund} />
          <Text tone="muted">{note}</Text>
          {children}
        </>
      ) : null}
    </>
  );
};
