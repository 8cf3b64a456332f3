'use client';

import type { ComponentProps, ReactElement } from 'react';
import { styled } from '../styling/styled.ts';
import { iconStyle } from './iconStyle.ts';
import { markField } from './marks.ts';
import { signProps } from './signProps.ts';

/** Props of {@link BrandSign}. */
export interface BrandSignProps extends ComponentProps<'svg'> {
  /** The mark, one of `marks.ts`; without it there is room for one. */
  path?: string | undefined;
}

const Mark = ({ path, ...rest }: BrandSignProps): ReactElement => (
  <svg viewBox={`0 0 ${markField} ${markField}`} fill="currentColor" aria-hidden="true" {...signProps(rest)}>
    {path === undefined ? null : <path d={path} />}
  </svg>
);

/**
 * One company's mark. Components use it for the marks that they hold, so that nobody loads the whole set of
 * `BrandIcon` with them.
 *
 * @example <BrandSign path={twitch} />
 */
export const BrandSign: (props: BrandSignProps) => ReactElement = styled(Mark, { base: iconStyle.base });
