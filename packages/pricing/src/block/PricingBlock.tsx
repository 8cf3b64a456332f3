'use client';

import type { BillingPeriod, PlanCode, Product, SwitchVariant } from '@backbeat/domain';
import { Row, Stack, wrapTexts } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';
import type { ReactElement, ReactNode } from 'react';
import { BillingSwitch } from '../billing/BillingSwitch.tsx';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { SavingsNote } from '../billing/SavingsNote.tsx';
import { type BillingPeriodProps, useBillingPeriod } from '../billing/useBillingPeriod.ts';
import type { AnyCatalog, CatalogPeriod, CatalogProps } from '../catalog/Catalog.ts';
import { featuredPlans, startOf } from '../catalog/lookUp.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { FreeCard } from '../plan-card/FreeCard.tsx';
import type { PlanCardState } from '../plan-card/PlanCard.tsx';
import { PlanCards } from '../plan-card/PlanCards.tsx';

const Head = styled(Row, {
  base: css`
    gap: 20px 32px;
    margin-block-end: clamp(28px, 3vw, 48px);
    ${from(1200)} { & > :last-child { justify-items: end; } }
  `,
});

const Note = styled('div', { base: css`margin-block-start: clamp(20px, 2vw, 28px);` });

/** Props of {@link PricingBlock}. */
export interface PricingBlockProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends CatalogProps<Code, Id, Period>,
    BillingPeriodProps<Period> {
  /** Words on the switch, and where it starts, for our own plans. @default 'pricing' */
  readonly variant?: Exclude<SwitchVariant, 'partner'>;
  /** Ids of the plans; the first stands out if none of them does by itself. @default those that the catalogue features */
  readonly plans?: readonly NoInfer<Id>[] | undefined;
  /** The same state for all cards, e.g. `loading`. */
  readonly state?: PlanCardState | undefined;
  /** Content beside the switch: a heading, tabs. */
  readonly head?: ReactNode;
  /** Where "Learn more" leads; without it there is no such link. */
  readonly detailsHref?: string | null | undefined;
  /** Shows the free plan below the cards. @default false */
  readonly showFree?: boolean;
  /** The sign-up page, for visitors who choose the free plan. */
  readonly signUpHref?: string | null | undefined;
  /** Content under the cards: since when a price holds, or whether tax is in it. */
  readonly note?: ReactNode;
  /** Wraps the cards, for example in a tab panel. */
  readonly wrapCards?: (cards: ReactElement) => ReactElement;
}

/** The first of some plans stands out where none of them does by itself. */
const withHighlight = (catalog: AnyCatalog, ids: readonly string[]): AnyCatalog =>
  catalog.plans.some(({ id, isHighlighted }) => isHighlighted && ids.includes(id))
    ? catalog
    : {
        ...catalog,
        plans: catalog.plans.map((plan) => (plan.id === ids[0] ? { ...plan, isHighlighted: true } : plan)),
      };

/**
 * Plans with their billing switch: the block of the home page, the audience pages and the partner page.
 *
 * @example <PricingBlock head={<Heading level={2}>Plans</Heading>} detailsHref="/which-plan-is-best" onSelect={buy} />
 */
export const PricingBlock = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>(
  props: PricingBlockProps<Code, Id, Period>,
): ReactElement => {
  const { variant = 'pricing', detailsHref, state, wrapCards = (cards) => cards } = props;
  const { session, playerHref, onSelect } = props;
  const given = useCatalog(props.catalog, variant);
  const plans = props.plans ?? featuredPlans(given).map(({ id }) => id);
  const catalog = withHighlight(given, plans);
  const [billingPeriod, setBillingPeriod] = useBillingPeriod(props, startOf(catalog));
  const shared = { catalog, session, playerHref, onSelect };
  return (
    <PeriodScope billingPeriod={billingPeriod} periods={catalog.periods}>
      <Head justify="between" align="start">
        {wrapTexts(props.head)}
        {catalog.periods.length < 2 ? null : (
          <Stack gap={2} align="start">
            <BillingSwitch catalog={catalog} value={billingPeriod} onChange={setBillingPeriod} />
            <SavingsNote catalog={catalog} plans={plans} />
          </Stack>
        )}
      </Head>
      {wrapCards(
        <Stack gap="gap">
          <PlanCards
            {...shared}
            plans={plans}
            billingPeriod={billingPeriod}
            detailsHref={detailsHref}
            state={state}
          />
          {props.showFree ? <FreeCard signUpHref={props.signUpHref} {...shared} /> : null}
        </Stack>,
      )}
      {props.note === undefined ? null : <Note>{props.note}</Note>}
    </PeriodScope>
  );
};
