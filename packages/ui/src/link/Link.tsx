'use client';

import type { ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import type { AnchorProps } from './LinkProvider.tsx';
import { PlainLink } from './PlainLink.tsx';

/** Props of {@link Link}. */
export interface LinkProps extends AnchorProps {
  /** `strong` is bold with a pink line and stands alone; `plain` flows within a text. */
  variant?: 'plain' | 'strong';
}

/**
 * A link in a text.
 *
 * @example <Link href="/terms">Terms of Use</Link>
 */
export const Link: (props: LinkProps) => ReactElement = styled(PlainLink, {
  variants: {
    variant: {
      plain: css`
        &:hover { text-decoration-thickness: 2px; }
      `,
      strong: css`
        color: var(--bb-text);
        font-weight: 600;
        text-decoration-color: var(--bb-pink);
        text-decoration-thickness: 2px;
        &:hover { text-decoration-color: currentColor; }
      `,
    },
  },
  defaults: { variant: 'plain' },
});
