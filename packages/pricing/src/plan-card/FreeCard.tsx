'use client';

import type { BillingPeriod, PlanCode, Product } from '@backbeat/domain';
import { Heading, TickList } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { type ReactElement, useId } from 'react';
import type { CatalogPeriod, CatalogProps } from '../catalog/Catalog.ts';
import { isFree, startOf } from '../catalog/lookUp.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import { planAction } from './planAction.ts';
import { SelectPlan } from './SelectPlan.tsx';

const Strip = styled('article', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 24px;
    padding: clamp(20px, 2.6vw, 36px);
    border-radius: var(--bb-r-l);
    background: var(--bb-raised);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    ${below(576)} { grid-template-columns: minmax(0, 1fr); justify-items: start; }
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

const Perks = styled(TickList, {
  base: css`display: flex; flex-wrap: wrap; gap: 10px 28px; margin-block-start: 16px;`,
});

/** Props of {@link FreeCard}. */
export interface FreeCardProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends CatalogProps<Code, Id, Period> {
  /** The sign-up page; without it the button only calls `onSelect`. */
  readonly signUpHref?: string | null | undefined;
  /** Place of the title in the outline of the page. @default 3 */
  readonly headingLevel?: 2 | 3;
}

/**
 * The free plan of a catalogue as a strip below the cards; nothing where every plan costs something.
 *
 * @example <FreeCard onSelect={openSignUp} />
 */
export const FreeCard = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>(
  props: FreeCardProps<Code, Id, Period>,
): ReactElement | null => {
  const { session = 'signed-out', signUpHref, playerHref, headingLevel = 3 } = props;
  const language = useLanguage();
  const titleId = useId();
  const catalog = useCatalog(props.catalog);
  const plan = catalog.plans.find(isFree);
  if (plan === undefined) return null;
  const billingPeriod = startOf(catalog);
  return (
    <Strip aria-labelledby={titleId}>
      <div>
        <Heading level={headingLevel} size="card" id={titleId}>
          {plan.name}
        </Heading>
        <Perks items={plan.perks} />
      </div>
      <SelectPlan
        action={planAction(plan, { session, billingPeriod, playerHref, signUpHref }, language)}
        variant="neutral"
        describedBy={titleId}
        onSelect={props.onSelect}
      />
    </Strip>
  );
};
