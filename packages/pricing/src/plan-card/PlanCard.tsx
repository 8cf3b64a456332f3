'use client';

import type { BillingPeriod, PlanCode, PlanViewer } from '@backbeat/domain';
import { Badge, Button, Heading, LinkButton, Skeleton, Text, TickList, VisuallyHidden } from '@backbeat/ui';
import { type ReactElement, useId } from 'react';
import { highlightTexts } from './highlightTexts.ts';
import { PlanBanner } from './PlanBanner.tsx';
import type { PlanCardContent } from './PlanCardContent.ts';
import { PlanPrice } from './PlanPrice.tsx';
import { actionVariant, planAction } from './planAction.ts';
import type { PlanCardState } from './planCardState.ts';
import { Actions, Card, Head, Inside, WaitingLines } from './planCardStyles.ts';
import { SelectPlan } from './SelectPlan.tsx';

/** Props of {@link PlanCard}. */
export interface PlanCardProps {
  /** `listCard('premium')`, `partnerCard(…)`, `offerCard(…)` or content of your own. */
  readonly content: PlanCardContent;
  /** Which price shows where no `PeriodScope` is around, and which one the button buys. @default 'yearly' */
  readonly billingPeriod?: BillingPeriod;
  /** Who the viewer is; decides what the button says, and whether there is a price for new users. @default 'signed-out' */
  readonly session?: PlanViewer | undefined;
  /** @default 'idle' */
  readonly state?: PlanCardState | undefined;
  /** Place of the title in the outline of the page. @default 3 */
  readonly headingLevel?: 2 | 3;
  /** Shows the description and the features that the plan points out, above its perks. @default false */
  readonly isDetailed?: boolean;
  /** Where the player is, for those who have the plan already. */
  readonly playerHref?: string | null | undefined;
  /** Called in place of following the link, with the billing code, or `free` for the plan without one. */
  readonly onSelect?: ((planCode: PlanCode) => void) | undefined;
}

const Waiting = () => (
  <WaitingLines>
    <Skeleton shape="heading" width="half" />
    <Skeleton shape="line" width="third" />
    <Skeleton shape="button" />
  </WaitingLines>
);

/**
 * One plan as a card: band, title, price, action, perks. Inside a `PeriodScope` it holds both prices, of which one shows.
 *
 * @example <PlanCard content={listCard('premium')} onSelect={buy} />
 */
export const PlanCard = (props: PlanCardProps): ReactElement => {
  const {
    content,
    billingPeriod = 'yearly',
    session = 'signed-out',
    state = 'idle',
    headingLevel = 3,
  } = props;
  const titleId = useId();
  const { type, detailsHref } = content;
  const isUnavailable = state === 'unavailable';
  const action = planAction(content, session, billingPeriod, props.playerHref);
  return (
    <Card
      data-defer=""
      variant={type}
      edge={state === 'current' ? 'current' : type}
      aria-labelledby={titleId}
      aria-busy={state === 'loading' || undefined}
    >
      <PlanBanner banner={content.banner} session={session} billingPeriod={billingPeriod} />
      <Inside>
        <Head>
          <Heading level={headingLevel} size="card" id={titleId}>
            {content.title}
            {state === 'current' ? <Badge tone="teal">Current plan</Badge> : null}
            {content.badge === null ? null : <Badge>{content.badge}</Badge>}
          </Heading>
          <p>{content.subtitle}</p>
        </Head>
        {state === 'loading' ? (
          <Waiting />
        ) : (
          <>
            <PlanPrice
              prices={content.prices}
              isFixedPrice={content.isFixedPrice}
              billingPeriod={billingPeriod}
            />
            <Actions>
              {isUnavailable ? (
                <Button disabled>Not available now</Button>
              ) : (
                <SelectPlan
                  action={action}
                  variant={actionVariant(action, type)}
                  describedBy={titleId}
                  onSelect={props.onSelect}
                />
              )}
              {detailsHref && (
                <LinkButton variant="quiet" href={detailsHref}>
                  Learn more<VisuallyHidden>{` about ${content.title}`}</VisuallyHidden>
                </LinkButton>
              )}
            </Actions>
          </>
        )}
        {props.isDetailed ? (
          <>
            <Text>{content.description}</Text>
            <TickList items={highlightTexts(content)} />
          </>
        ) : null}
        <TickList items={content.perks} />
      </Inside>
    </Card>
  );
};
