'use client';

import type { ComponentProps, ElementType, ReactElement } from 'react';
import { styled } from '../styling/styled.ts';
import { iconStyle } from './iconStyle.ts';
import { signProps } from './signProps.ts';

/** Props of {@link Sign}. */
export interface SignProps extends ComponentProps<'svg'> {
  /** The drawing, an icon of lucide. */
  glyph: ElementType;
  /** Fills the outline. @default false */
  filled?: boolean;
}

const Glyph = ({ glyph: Drawing, ...rest }: Omit<SignProps, 'filled'>): ReactElement => (
  <Drawing aria-hidden="true" {...signProps(rest)} />
);

/**
 * One drawing as a sign. Components use it for the signs that they hold, so that nobody loads the whole set of `Icon`
 * with them.
 *
 * @example <Sign glyph={Check} />
 */
export const Sign: (props: SignProps) => ReactElement = styled(Glyph, iconStyle);
