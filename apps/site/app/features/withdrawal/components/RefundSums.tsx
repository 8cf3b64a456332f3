import { cents, moneyText } from '@backbeat/domain';
import type { Refund } from '@backbeat/sdk/contract';
import { css, styled } from '@backbeat/ui/styling';
import { Private, PrivateText } from '../../../streamer-mode/Private.tsx';
import { refundLines } from '../refundWords.ts';

const Sums = styled('dl', {
  base: css`display: grid; gap: 8px; inline-size: 100%; font-variant-numeric: tabular-nums lining-nums;`,
});

const Sum = styled('div', {
  base: css`
    display: flex;
    justify-content: space-between;
    gap: 8px 24px;
    &[data-total] {
      padding-block-start: 10px;
      border-block-start: 1px solid var(--bb-rule);
      font-weight: 600;
    }
  `,
});

/** The exact sum, and where each part of it goes. */
export const RefundSums = ({ refund }: { readonly refund: Refund }) => (
  <Sums>
    {refundLines(refund).map(({ label, amountName, amount }) => (
      <Sum key={label}>
        <dt>
          <PrivateText text={label} />
        </dt>
        <dd>
          <Private name={amountName}>{amount}</Private>
        </dd>
      </Sum>
    ))}
    <Sum data-total="">
      <dt>You get back</dt>
      <dd>
        <Private name="amount that you get back">{moneyText(cents(refund.total_cents))}</Private>
      </dd>
    </Sum>
  </Sums>
);
