import { moneyText } from '@backbeat/domain';
import { summaryLines } from '@backbeat/pricing';
import { Button, type ButtonProps } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';
import type { ReactElement } from 'react';
import { bottomBars } from '../../../chrome/bottomBars.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import type { Order } from '../useOrder.ts';

const Bar = styled('div', {
  base: css`
    position: fixed;
    z-index: 30;
    inset-inline: 0;
    inset-block-end: 0;
    display: grid;
    grid-template-columns: minmax(0, auto) minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
    background: var(--bb-raised);
    box-shadow: inset 0 1px 0 var(--bb-rule);
    line-height: 1.2;
    font-variant-numeric: tabular-nums lining-nums;
    ${from(992)} { display: none; }
  `,
});

const Note = styled('div', { base: css`grid-column: 1 / -1;` });

const Total = styled('span', { base: css`color: var(--bb-muted); font-size: var(--bb-fs-tiny);` });

const Amount = styled('b', {
  base: css`display: block; color: var(--bb-text); font: 800 1.5rem/1.1 var(--bb-font-display); letter-spacing: -.03em;`,
});

interface PayButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'className'> {
  readonly label: string;
  readonly canPay: boolean;
  readonly isPaying: boolean;
}

/** The one button that buys. It waits until the form is complete. */
export const PayButton = ({ label, canPay, isPaying, ...look }: PayButtonProps) => (
  <Button
    type="submit"
    variant="primary"
    disabled={!canPay && !isPaying}
    loading={isPaying}
    loadingText="Processing"
    {...look}
  >
    {label}
  </Button>
);

export const BarButton = styled(PayButton, { base: css`padding-inline: 12px;` });

interface PayBarProps {
  readonly order: Order;
  /** What the plan renews for. */
  readonly note: ReactElement;
  /** The pay button. */
  readonly children: ReactElement;
}

/** What the order's own panel calls its total. */
export const totalLabel = (order: Pick<Order, 'plan' | 'quote'>): string =>
  summaryLines(order).find(({ id }) => id === 'total')?.label ?? '';

/** On small screens the total and the one button are fixed at the lower edge. */
export const PayBar = ({ order, note, children }: PayBarProps) => (
  <Bar ref={bottomBars.payBar}>
    <Total>
      <span>{totalLabel(order)}</span>
      <Amount>
        <PrivateText text={moneyText(order.totals.nowTotalCents)} />
      </Amount>
    </Total>
    {children}
    <Note>{note}</Note>
  </Bar>
);
