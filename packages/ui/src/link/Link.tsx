'use client';

import { type ReactElement, use } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { type AnchorProps, LinkContext } from './LinkProvider.tsx';

const leavesTheApp = ({ href = '', target, download }: AnchorProps): boolean =>
  (target !== undefined && target !== '_self') ||
  download !== undefined ||
  !/^[/?]|^$/.test(href) ||
  href.startsWith('//');

/**
 * An unstyled link: the app's anchor for addresses of its own, a plain `<a>` for all others. A link to a new window
 * does not hand over its opener.
 *
 * @example <PlainLink href="/pricing">Pricing</PlainLink>
 */
export const PlainLink = (props: AnchorProps): ReactElement => {
  const Anchor = use(LinkContext);
  const rel = props.rel ?? (props.target === '_blank' ? 'noopener noreferrer' : undefined);
  const passed = rel === undefined ? props : { ...props, rel };
  return leavesTheApp(props) ? <a {...passed} /> : <Anchor {...passed} />;
};

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
