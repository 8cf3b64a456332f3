'use client';

import { moneyText } from '@backbeat/domain';
import { Button, FormMessage, Heading, Row, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactElement } from 'react';
import { Lines } from '../order/orderStyles.ts';
import { type ChangePayment, changeButtonText, changeLineViews, paymentWhenText } from './changeLines.ts';

/** Wraps by its own width, not the window's. `overflow: clip` leaves one edge of the outline as the line between. */
const Payments = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    border-radius: 18px;
    background: var(--bb-sunken);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    overflow: clip;
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

const PaymentBox = styled('div', {
  base: css`
    flex: 1 240px;
    display: grid;
    gap: 10px;
    align-content: start;
    padding: clamp(16px, 2vw, 24px);
    & + & { outline: 1px solid var(--bb-rule); }
  `,
});
const Total = styled('strong', {
  base: css`font: 800 2.25rem/1 var(--bb-font-display); letter-spacing: -.04em; font-variant-numeric: tabular-nums lining-nums;`,
});
const SmallLines = styled(Lines, { base: css`gap: 6px; font-size: var(--bb-fs-small);` });

/** Props of {@link PlanChangePreview}. */
export interface PlanChangePreviewProps {
  /** What changes: `Premium to Pro, second tier`. */
  readonly title: string;
  /** When it starts and what happens to what was paid. */
  readonly note: string;
  /** Name of the plan that is left. */
  readonly fromName: string;
  /** Name of the plan that is taken. */
  readonly toName: string;
  readonly today: ChangePayment;
  readonly next: ChangePayment;
  /** For how many minutes the amounts are valid. @default 10 */
  readonly holdsForMinutes?: number;
  /** @default 'idle' */
  readonly status?: 'idle' | 'processing' | 'failed';
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

const Payment = ({ when, payment }: { when: 'Today' | 'Next'; payment: ChangePayment }) => (
  <PaymentBox>
    <Text size="small" tone="muted" inline>
      {paymentWhenText(when, payment)}
    </Text>
    <Total>{moneyText(payment.totalCents)}</Total>
    <SmallLines>
      {changeLineViews(payment.lines).map(({ label, amount, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </SmallLines>
  </PaymentBox>
);

/**
 * What a change of plan costs today and next time, before anything is charged.
 *
 * @example
 * <PlanChangePreview title="Premium to Pro" note="Starts now." fromName="Premium" toName="Pro"
 *   today={today} next={next} onConfirm={change} onKeep={close} />
 */
export const PlanChangePreview = (props: PlanChangePreviewProps): ReactElement => {
  const { title, note, fromName, toName, today, next, holdsForMinutes = 10, status = 'idle' } = props;
  const isProcessing = status === 'processing';
  return (
    <Stack role="group" aria-label="Change plan">
      <Stack gap={1}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {note}
        </Text>
      </Stack>
      <Payments>
        <Payment when="Today" payment={today} />
        <Payment when="Next" payment={next} />
      </Payments>
      <Row>
        <Button variant="primary" loading={isProcessing} loadingText="Processing" onClick={props.onConfirm}>
          {changeButtonText(toName, today.totalCents)}
        </Button>
        <Button variant="quiet" disabled={isProcessing} onClick={props.onKeep}>
          Keep {fromName}
        </Button>
      </Row>
      {status === 'failed' ? (
        <FormMessage state="error">
          The plan could not be changed. Nothing was charged. Try again.
        </FormMessage>
      ) : (
        <FormMessage>
          This is the exact amount the billing service will charge. It holds for {holdsForMinutes} minutes.
        </FormMessage>
      )}
    </Stack>
  );
};
