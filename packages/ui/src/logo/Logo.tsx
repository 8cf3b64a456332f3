'use client';

import type { ComponentProps, ReactElement } from 'react';
import { iconLabelProps } from '../icon/iconLabelProps.ts';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const Root = styled('span', {
  base: css`
    display: inline-flex;
    align-items: center;
    gap: 11px;
    color: var(--bb-text);
    font: 800 1.5rem/1 var(--bb-font-display);
    letter-spacing: -.035em;
  `,
  variants: {
    size: { md: css`font-size: 1.5rem;`, sm: css`font-size: 1.125rem;` },
  },
  defaults: { size: 'md' },
});

/** Props of {@link LogoSymbol}. */
export type LogoSymbolProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

/**
 * The symbol alone: one long bar and four cells form a b, two of them pink. Decorative unless labelled.
 *
 * @example <LogoSymbol width={16} aria-label="Backbeat" />
 */
export const LogoSymbol = (props: LogoSymbolProps): ReactElement => (
  <svg viewBox="0 0 30 41" aria-hidden="true" {...iconLabelProps(props)}>
    <rect width="8" height="41" rx="4" fill="currentColor" />
    <rect x="11" y="16" width="8" height="11" rx="3.4" fill="currentColor" />
    <rect x="22" y="16" width="8" height="11" rx="3.4" fill="var(--bb-pink)" />
    <rect x="11" y="30" width="8" height="11" rx="3.4" fill="currentColor" />
    <rect x="22" y="30" width="8" height="11" rx="3.4" fill="var(--bb-pink)" />
  </svg>
);

/** Props of {@link Logo}. */
export interface LogoProps extends ComponentProps<'span'> {
  /** The product's name, which stands beside the symbol. */
  name: string;
  /** 30 or 24 px high. @default 'md' */
  size?: 'sm' | 'md';
}

/**
 * The symbol and the name.
 *
 * @example <Logo name="Backbeat" />
 */
export const Logo = ({ name, size, ...rest }: LogoProps): ReactElement => (
  <Root size={size} {...rest}>
    <LogoSymbol height={size === 'sm' ? 24 : 30} />
    <span data-part="name">{name}</span>
  </Root>
);
