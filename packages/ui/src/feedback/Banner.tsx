'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const Root = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 16px;
    padding: 12px 18px;
    border-radius: var(--bb-r-m);
    font-weight: 600;
    line-height: 1.35;
    @media (forced-colors: active) { border: 2px solid; }
  `,
  variants: {
    tone: {
      sun: css`background: var(--bb-sun-tint); color: var(--bb-sun-text);`,
      pink: css`background: var(--bb-pink-tint); color: var(--bb-text);`,
      teal: css`background: var(--bb-teal-tint); color: var(--bb-text);`,
    },
  },
  defaults: { tone: 'sun' },
});

const Message = styled('span', { base: css`flex: 1 1 220px;` });
const Action = styled('div', {
  base: css`display: flex; && > * { --bb-fg: currentColor; --bb-bd: currentColor; }`,
});

/** Props of {@link Banner}. */
export interface BannerProps extends ComponentProps<'div'> {
  /** Sun for a state that lasts, pink for something that needs you, teal for good news. @default 'sun' */
  tone?: 'sun' | 'pink' | 'teal';
  /** What one can do about it, a small button. */
  action?: ReactNode;
}

/**
 * A message about the whole page, with at most one action.
 *
 * @example <Banner action={<Button size="sm">Turn off</Button>}>Streamer mode is on.</Banner>
 */
export const Banner = ({ action, children, ...rest }: BannerProps): ReactElement => (
  <Root {...rest}>
    <Message>{children}</Message>
    {action === undefined ? null : <Action>{action}</Action>}
  </Root>
);
