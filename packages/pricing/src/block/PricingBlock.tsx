'use client';

import { type PlanCode, type PlanViewer, type SwitchVariant, startingPeriods } from '@backbeat/domain';
import { Row, Stack } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';
import type { ReactElement, ReactNode } from 'react';
import { BillingSwitch } from '../billing/BillingSwitch.tsx';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { SavingsNote } from '../billing/SavingsNote.tsx';
import { type BillingPeriodProps, useBillingPeriod } from '../billing/useBillingPeriod.ts';
import { FreeCard } from '../plan-card/FreeCard.tsx';
import { PlanCards } from '../plan-card/PlanCards.tsx';
import type { PlanCardState } from '../plan-card/planCardState.ts';
import { type BlockPlan, blockCards, blockSavings } from './blockCards.ts';

const Head = styled(Row, {
  base: css`
    gap: 20px 32px;
    margin-block-end: clamp(28px, 3vw, 48px);
    ${from(1200)} { & > :last-child { justify-items: end; } }
  `,
});

/** Props of {@link PricingBlock}. */
export interface PricingBlockProps extends BillingPeriodProps {
  /** Words on the switch, prices on the cards, and where the switch starts. @default 'pricing' */
  readonly variant?: SwitchVariant;
  /** The plan beside Pro, at list prices: Download for people who publish. @default 'premium' */
  readonly first?: BlockPlan;
  /** Who the viewer is. @default 'signed-out' */
  readonly session?: PlanViewer | undefined;
  /** The same state for all cards, e.g. `loading`. */
  readonly state?: PlanCardState | undefined;
  /** Content beside the switch: a heading, tabs. */
  readonly head?: ReactNode;
  /** Where "Learn more" leads; without it there is no such link. */
  readonly detailsHref?: string | null;
  /** Shows the free plan below the cards. @default false */
  readonly showFree?: boolean;
  readonly signUpHref?: string | null | undefined;
  readonly playerHref?: string | null | undefined;
  readonly onSelect?: ((planCode: PlanCode) => void) | undefined;
  /** Wraps the cards, for example in a tab panel. */
  readonly wrapCards?: (cards: ReactNode) => ReactNode;
}

/**
 * Premium or Download, and Pro, with their billing switch: the block of the home page, the audience pages and the partner
 * page.
 *
 * @example <PricingBlock head={<Heading level={2}>Plans</Heading>} detailsHref="/which-plan-is-best" onSelect={buy} />
 */
export const PricingBlock = (props: PricingBlockProps): ReactElement => {
  const { variant = 'pricing', first = 'premium', detailsHref = null, wrapCards = (cards) => cards } = props;
  const { session, playerHref, onSelect } = props;
  const start = startingPeriods[variant === 'partner' ? 'plan-block' : variant];
  const [billingPeriod, setBillingPeriod] = useBillingPeriod(props, start);
  const shared = { session, playerHref, onSelect };
  return (
    <PeriodScope billingPeriod={billingPeriod}>
      <Head justify="between" align="start">
        {props.head}
        <Stack gap={2} align="start">
          <BillingSwitch variant={variant} value={billingPeriod} onChange={setBillingPeriod} />
          <SavingsNote savings={blockSavings(variant, first)} />
        </Stack>
      </Head>
      {wrapCards(
        <Stack gap="gap">
          <PlanCards
            cards={blockCards(variant, first, detailsHref)}
            billingPeriod={billingPeriod}
            {...shared}
            state={props.state}
          />
          {props.showFree ? <FreeCard signUpHref={props.signUpHref} {...shared} /> : null}
        </Stack>,
      )}
    </PeriodScope>
  );
};
