'use client';

import { Button, FormMessage, Heading, Row, Stack, Text, wrapTexts } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactElement, ReactNode } from 'react';
import { Line, Lines } from '../order/orderStyles.ts';
import { cardTexts } from '../texts/english/card.ts';
import { changeTexts } from '../texts/english/change.ts';
import { payTexts } from '../texts/english/pay.ts';
import { moneyText } from '../texts/formats.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
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
  /** ISO 4217 code of all amounts. @default 'USD' */
  readonly currency?: string;
  /** What is charged with the change. */
  readonly today: ChangePayment;
  /** The payment after that. */
  readonly next: ChangePayment;
  /** For how many minutes the amounts are valid. @default 10 */
  readonly holdsForMinutes?: number;
  /**
   * What the button says that confirms, where the plan stays the same. It is given what is paid today, in words.
   * @default the change to `toName`
   */
  readonly confirmText?: (today: string) => string;
  /** How far the change is. @default 'idle' */
  readonly status?: 'idle' | 'processing' | 'failed';
  /** Called by the button that changes the plan. */
  readonly onConfirm: () => void;
  /** Called by the button that leaves it. */
  readonly onKeep: () => void;
  /** What stands over the buttons, such as what the plan renews for. */
  readonly children?: ReactNode;
}

interface PaymentProps {
  readonly when: 'todayOn' | 'nextOn';
  readonly payment: ChangePayment;
  readonly currency: string;
}

const Payment = ({ when, payment, currency }: PaymentProps) => {
  const language = useLanguage();
  return (
    <PaymentBox>
      <Text size="small" tone="muted" inline>
        {paymentWhenText(when, payment, language)}
      </Text>
      <Total>{moneyText(payment.totalCents, currency, language)}</Total>
      <SmallLines>
        {changeLineViews(payment.lines, currency, language).map(({ label, amount, tone }) => (
          <Line key={label} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </Line>
        ))}
      </SmallLines>
    </PaymentBox>
  );
};

/**
 * What a change of plan costs today and next time, before anything is charged.
 *
 * @example
 * <PlanChangePreview title="Premium to Pro" note="Starts now." fromName="Premium" toName="Pro"
 *   today={today} next={next} onConfirm={change} onKeep={close} />
 */
export const PlanChangePreview = (props: PlanChangePreviewProps): ReactElement => {
  const { title, note, today, next, currency = 'USD', holdsForMinutes = 10, status = 'idle' } = props;
  const { confirmText } = props;
  const language = useLanguage();
  const texts = textsIn(language, { ...changeTexts, ...cardTexts, ...payTexts });
  const isProcessing = status === 'processing';
  return (
    <Stack role="group" aria-label={texts.changePlan}>
      <Stack gap={1}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {note}
        </Text>
      </Stack>
      <Payments>
        <Payment when="todayOn" payment={today} currency={currency} />
        <Payment when="nextOn" payment={next} currency={currency} />
      </Payments>
      {wrapTexts(props.children)}
      <Row>
        <Button
          variant="primary"
          loading={isProcessing}
          loadingText={texts.processing}
          onClick={props.onConfirm}
        >
          {confirmText === undefined
            ? changeButtonText(props.toName, today.totalCents, currency, language)
            : confirmText(moneyText(today.totalCents, currency, language))}
        </Button>
        <Button variant="quiet" disabled={isProcessing} onClick={props.onKeep}>
          {texts.keep(props.fromName)}
        </Button>
      </Row>
      {status === 'failed' ? (
        <FormMessage state="error">{texts.changeFailed}</FormMessage>
      ) : (
        <FormMessage>{texts.holds(holdsForMinutes)}</FormMessage>
      )}
    </Stack>
  );
};
