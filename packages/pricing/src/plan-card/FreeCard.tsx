'use client';

import type { PlanCode, PlanViewer } from '@backbeat/domain';
import { Heading, TickList } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { type ReactElement, useId } from 'react';
import { listCard } from './listCard.ts';
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
export interface FreeCardProps {
  /** Who the viewer is; decides what the button says. @default 'signed-out' */
  readonly session?: PlanViewer | undefined;
  /** The sign-up page; without it the button only calls `onSelect`. */
  readonly signUpHref?: string | null | undefined;
  readonly playerHref?: string | null | undefined;
  /** @default 3 */
  readonly headingLevel?: 2 | 3;
  /** Receives `free`. */
  readonly onSelect?: ((planCode: PlanCode) => void) | undefined;
}

const content = listCard('free');

/**
 * The free plan as a strip below the cards.
 *
 * @example <FreeCard onSelect={openSignUp} />
 */
export const FreeCard = (props: FreeCardProps): ReactElement => {
  const { session = 'signed-out', signUpHref = null, playerHref, headingLevel = 3, onSelect } = props;
  const titleId = useId();
  const action = planAction(content, session, 'monthly', playerHref);
  return (
    <Strip data-defer="" aria-labelledby={titleId}>
      <div>
        <Heading level={headingLevel} size="card" id={titleId}>
          {content.title}
        </Heading>
        <Perks items={content.perks} />
      </div>
      <SelectPlan
        action={session === 'signed-out' ? { ...action, href: signUpHref } : action}
        variant="neutral"
        describedBy={titleId}
        onSelect={onSelect}
      />
    </Strip>
  );
};
