'use client';

import {
  type Coupon,
  type GiftCard,
  isNewUser,
  type PlanCode,
  type PlanViewer,
  planCards,
  plans,
  policy,
  type Quote,
} from '@backbeat/domain';
import { Badge, Heading, Row, Text } from '@backbeat/ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import { ComingInvoices } from './ComingInvoices.tsx';
import { Art, Box, Inside, Lines } from './orderStyles.ts';
import { couponLengthText } from './orderWords.ts';
import { PlanPicks } from './PlanPicks.tsx';
import { summaryLines } from './summaryLines.ts';

const art = ['12--11T1112-', '11P112P1T1P1', '2-1T113--1T1'];

/** Props of {@link OrderSummary}. */
export interface OrderSummaryProps {
  readonly planCode: PlanCode;
  /** What the order costs, with the applied codes. */
  readonly quote: Quote;
  /** Who buys; a price for new users is pointed out to them only. @default 'signed-out' */
  readonly session?: PlanViewer;
  /** The applied coupon. */
  readonly coupon?: Coupon | null;
  /** The applied gift card. */
  readonly giftCard?: GiftCard | null;
  /** Lets the person switch between yearly and monthly. */
  readonly onPlanChange?: (planCode: PlanCode) => void;
  /** Amounts are being asked for again. @default false */
  readonly isPending?: boolean;
  /** Nothing can be changed while a payment is on its way. @default false */
  readonly isLocked?: boolean;
  /** Shows the dates of coming payments. False for a prerendered page, which has no clock. @default true */
  readonly isDated?: boolean;
  /** The strip of art over the order. @default true */
  readonly showArt?: boolean;
  /** The terms to accept and the button that pays. */
  readonly children?: ReactNode;
}

/**
 * The order beside the checkout's form: plan, lines, total today, what comes next, how long a coupon lasts.
 *
 * @example
 * <OrderSummary planCode={planCode} quote={quoteForPlan({ planCode, coupon, atMs })} coupon={coupon} onPlanChange={setPlanCode}>
 *   <Button variant="primary" size="lg" block>Start free trial</Button>
 * </OrderSummary>
 */
export const OrderSummary = (props: OrderSummaryProps): ReactElement => {
  const {
    planCode,
    quote,
    session = 'signed-out',
    coupon = null,
    giftCard = null,
    onPlanChange,
    isPending = false,
    isLocked = false,
    isDated = true,
  } = props;
  const plan = plans[planCode];
  const { banner } = planCards[plan.product];
  const titleId = useId();
  const lines = summaryLines({ plan, quote, coupon, giftCardBalanceCents: giftCard?.balanceCents ?? null });
  // The line is there without its date, so that nothing moves when the date is known.
  const shown = lines.map((line) => (isDated || line.id !== 'next' ? line : { ...line, amount: '\u00a0' }));
  const hasDiscount = lines.some(({ id }) => id === 'coupon');
  return (
    <Box aria-labelledby={titleId}>
      {props.showArt === false ? null : <Art rows={art} pitch={36} cell={29} radius={9} />}
      <Inside>
        <Row justify="between">
          <Heading level={2} size="card" id={titleId}>
            {plan.name}
          </Heading>
          {banner === null || !isNewUser(session) ? null : <Badge tone="sun">{banner}</Badge>}
        </Row>
        {onPlanChange === undefined ? null : (
          <PlanPicks plan={plan} disabled={isLocked} onPlanChange={onPlanChange} />
        )}
        <Lines aria-busy={isPending}>
          {shown.map(({ id, label, amount, tone }) => (
            <div key={id} data-tone={tone}>
              <dt>{label}</dt>
              <dd aria-live={id === 'total' ? 'polite' : undefined}>{amount}</dd>
            </div>
          ))}
        </Lines>
        {isDated && coupon !== null && hasDiscount ? (
          <Text size="small" tone="muted">
            {couponLengthText({ coupon, quote })}
          </Text>
        ) : null}
        {isDated ? <ComingInvoices quote={quote} /> : null}
        {props.children}
        <Text size="small" tone="muted">
          Cancel any time. Full refund within {policy.refundWindowDays} days of payment.
        </Text>
      </Inside>
    </Box>
  );
};
