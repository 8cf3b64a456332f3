'use client';

import {
  type BillingPeriod,
  type Coupon,
  type GiftCard,
  type PlanCode,
  type Product,
  policy,
  type Quote,
} from '@backbeat/domain';
import { Badge, Heading, Row, Text, wrapTexts } from '@backbeat/ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { AnyCatalog, CatalogPeriod, CatalogProps, Handler } from '../catalog/Catalog.ts';
import { planByCode } from '../catalog/planByCode.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { isNewTo } from '../catalog/viewer.ts';
import { orderTexts } from '../texts/english/order.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import { ComingInvoices } from './ComingInvoices.tsx';
import { Art, Box, Inside, Line, Lines } from './orderStyles.ts';
import { couponLengthText } from './orderWords.ts';
import { PlanPicks } from './PlanPicks.tsx';
import { summaryLines } from './summaryLines.ts';

const art = ['12--11T1112-', '11P112P1T1P1', '2-1T113--1T1'];

/** Props of {@link OrderSummary}. */
export interface OrderSummaryProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends Pick<CatalogProps<Code, Id, Period>, 'catalog' | 'session'> {
  /** What is bought: a code of the catalogue. */
  readonly planCode: NoInfer<Code>;
  /** What the order costs, with the applied codes: of `quoteForPlan` or `quote` of `@backbeat/domain`, or of your server. */
  readonly quote: Quote;
  /** The applied coupon. */
  readonly coupon?: Coupon<NoInfer<Code>> | null;
  /** The applied gift card. */
  readonly giftCard?: GiftCard | null;
  /** Lets the person choose how often to pay. */
  readonly onPlanChange?: Handler<NoInfer<Code>>;
  /** The server is being asked for the amounts again. @default false */
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
export const OrderSummary = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>(
  props: OrderSummaryProps<Code, Id, Period>,
): ReactElement => {
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
  const language = useLanguage();
  const catalog: AnyCatalog = useCatalog(props.catalog);
  const { plan, period } = planByCode(catalog, planCode);
  const offer = plan.banner?.instead === undefined ? undefined : plan.banner.text;
  const terms =
    props.catalog === undefined
      ? textsIn(language, orderTexts).terms(policy.refundWindowDays)
      : catalog.terms;
  const titleId = useId();
  const lines = summaryLines(
    {
      plan: { name: plan.name, billingPeriod: period },
      quote,
      coupon,
      giftCardBalanceCents: giftCard?.balanceCents ?? null,
    },
    language,
  );
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
          {offer === undefined || !isNewTo(session) ? null : <Badge tone="sun">{offer}</Badge>}
        </Row>
        {onPlanChange === undefined ? null : (
          <PlanPicks catalog={catalog} planCode={planCode} disabled={isLocked} onPlanChange={onPlanChange} />
        )}
        <Lines aria-busy={isPending}>
          {shown.map(({ id, label, amount, tone }) => (
            <Line key={id} data-tone={tone}>
              <dt>{label}</dt>
              <dd aria-live={id === 'total' ? 'polite' : undefined}>{amount}</dd>
            </Line>
          ))}
        </Lines>
        {isDated && coupon !== null && hasDiscount ? (
          <Text size="small" tone="muted">
            {couponLengthText({ coupon, quote }, language)}
          </Text>
        ) : null}
        {isDated ? <ComingInvoices quote={quote} /> : null}
        {wrapTexts(props.children)}
        {terms === undefined ? null : (
          <Text size="small" tone="muted">
            {terms}
          </Text>
        )}
      </Inside>
    </Box>
  );
};
