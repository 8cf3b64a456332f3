'use client';

import { below, css, styled } from '@backbeat/ui/styling';
import type { ReactElement } from 'react';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';
import type { PlanCardContent } from './PlanCardContent.ts';
import { planCardState } from './planCardState.ts';

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
export interface PlanCardsProps extends Omit<PlanCardProps, 'content'> {
  readonly cards: readonly PlanCardContent[];
}

/**
 * Plan cards beside each other, below each other on a phone. The viewer's own plan is marked.
 *
 * @example <PlanCards cards={[listCard('premium'), listCard('pro')]} session={{ tier: 'free' }} onSelect={buy} />
 */
export const PlanCards = ({ cards, state, ...rest }: PlanCardsProps): ReactElement => (
  <Grid>
    {cards.map((content) => (
      <PlanCard
        key={content.product}
        {...rest}
        content={content}
        state={state ?? planCardState(content.product, rest.session ?? 'signed-out')}
      />
    ))}
  </Grid>
);
