'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { DefaultAvatar } from '../art/DefaultAvatar.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const Frame = styled('span', {
  base: css`
    display: block;
    overflow: hidden;
    flex: none;
    background: var(--bb-cell-2);
    & > * { inline-size: 100%; block-size: 100%; object-fit: cover; }
  `,
  variants: {
    size: {
      sm: css`inline-size: 32px; block-size: 32px; border-radius: 10px;`,
      md: css`inline-size: 40px; block-size: 40px; border-radius: 12px;`,
      lg: css`inline-size: 64px; block-size: 64px; border-radius: 18px;`,
    },
  },
  defaults: { size: 'md' },
});

/** Props of {@link Avatar}. */
export interface AvatarProps extends ComponentProps<'span'> {
  /** Address of the picture; without it the default portrait is shown. */
  src?: string | null | undefined;
  /** Whose picture it is; leave it out where the name stands beside it. */
  alt?: string;
  /** 32, 40 or 64 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** A drawn portrait in place of a picture. */
  children?: ReactNode;
}

/**
 * The picture of a person or a channel.
 *
 * @example <Avatar src={user.avatar} alt={user.username} />
 */
export const Avatar = ({ src, alt = '', children, ...rest }: AvatarProps): ReactElement => {
  const drawn = children ?? <DefaultAvatar />;
  const labelled = src || alt === '' ? {} : { role: 'img', 'aria-label': alt };
  return (
    <Frame {...labelled} {...rest}>
      {src ? (
        <img src={src} alt={alt} width={64} height={64} loading="lazy" referrerPolicy="no-referrer" />
      ) : (
        drawn
      )}
    </Frame>
  );
};
