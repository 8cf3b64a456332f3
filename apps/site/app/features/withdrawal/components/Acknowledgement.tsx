import type { Refund } from '@backbeat/sdk/contract';
import { Notice, Text } from '@backbeat/ui';
import { Private } from '../../../streamer-mode/Private.tsx';
import { acknowledgedText, endedText } from '../refundWords.ts';
import { RefundSums } from './RefundSums.tsx';

interface AcknowledgementProps {
  readonly refund: Refund;
  readonly withdrawn: NonNullable<Refund['withdrawn']>;
}

/** What a person keeps of a withdrawal; the letter says the same. */
export const Acknowledgement = ({ refund, withdrawn }: AcknowledgementProps) => {
  const ended = endedText(refund);
  return (
    <>
      <Notice>{`We have your withdrawal. ${acknowledgedText(withdrawn, refund)}`}</Notice>
      {withdrawn.unpaid === 'disputed' ? null : <RefundSums refund={refund} />}
      {ended === null ? null : <Text tone="muted">{ended}</Text>}
      <Text>
        Reference <Private name="reference">{withdrawn.reference}</Private>. A letter with all of this is on
        its way to you.
      </Text>
    </>
  );
};
