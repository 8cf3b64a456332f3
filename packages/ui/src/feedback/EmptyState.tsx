'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { StepGrid } from '../art/StepGrid.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';

const Root = styled('div', {
  base: css`
    display: grid;
    justify-items: center;
    gap: 16px;
    padding: 48px 24px;
    border-radius: var(--bb-r-l);
    box-shadow: inset 0 0 0 1.5px var(--bb-rule);
    text-align: center;
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

const Title = styled('b', {
  base: css`font: 750 var(--bb-fs-h3)/1.15 var(--bb-font-display); letter-spacing: -.014em;`,
});
const Words = styled('p', { base: css`color: var(--bb-muted); max-inline-size: 21.9em;` });

const UnlitSteps = styled(StepGrid, { base: css`inline-size: 200px;` });

/** Three rows of unlit steps and the one that might come. */
const rows = ['00000000', '000P0000', '00000000'] as const;

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing. */
  title: ReactNode;
  /** How to get it. */
  children?: ReactNode;
  /** A picture in place of the unlit steps. */
  art?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
}

/**
 * Says that there is nothing yet, and what to do about it.
 *
 * @example <EmptyState title="Nothing playing yet" action={<LinkButton href="/">Open the player</LinkButton>} />
 */
export const EmptyState = ({ title, children, art, action, ...rest }: EmptyStateProps): ReactElement => (
  <Root {...rest}>
    {wrapTexts(art ?? <UnlitSteps rows={rows} pitch={30} cell={24} radius={7} />)}
    <Title>{title}</Title>
    {children === undefined ? null : <Words>{children}</Words>}
    {wrapTexts(action)}
  </Root>
);
