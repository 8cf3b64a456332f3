'use client';

import type { BillingPeriod, PlanCode, Product } from '@backbeat/domain';
import { below, css, styled } from '@backbeat/ui/styling';
import type { ReactElement } from 'react';
import type { CatalogPeriod } from '../catalog/Catalog.ts';
import { featuredPlans } from '../catalog/lookUp.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { planIdOf } from '../catalog/viewer.ts';
import { PlanCard, type PlanCardOptions } from './PlanCard.tsx';

const Grid = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: var(--bb-gap);
    align-items: stretch;
    ${below(768)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

/** Props of {@link PlanCards}. */
export interface PlanCardsProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends PlanCardOptions<Code, Id, Period> {
  /** Ids of the plans, in their order. @default those that the catalogue features */
  readonly plans?: readonly NoInfer<Id>[] | undefined;
}

/**
 * Plan cards beside each other, below each other on a phone. The viewer's own plan is marked.
 *
 * @example <PlanCards plans={['premium', 'pro']} session={{ tier: 'free' }} onSelect={buy} />
 */
export const PlanCards = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>({
  plans,
  state,
  ...rest
}: PlanCardsProps<Code, Id, Period>): ReactElement => {
  const { session = 'signed-out' } = rest;
  const catalog = useCatalog(rest.catalog);
  const ownId = planIdOf(session);
  return (
    <Grid>
      {(plans ?? featuredPlans(catalog).map(({ id }) => id)).map((id) => (
        <PlanCard
          key={id}
          {...rest}
          catalog={catalog}
          plan={id}
          state={state ?? (id === ownId ? 'current' : 'idle')}
        />
      ))}
    </Grid>
  );
};
