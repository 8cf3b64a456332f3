'use client';

import type { ComponentProps, ReactElement } from 'react';
import { styled } from '../styling/styled.ts';
import { brandIconSize } from './brandPaths.ts';
import { iconLabelProps } from './iconLabelProps.ts';
import { iconStyle } from './iconStyle.ts';

/** Props of {@link SvgBrandIcon}. */
export interface SvgBrandIconProps extends ComponentProps<'svg'> {
  /** The icon, one of `brandPaths.ts`; without it the svg keeps its place empty. */
  path?: string | undefined;
}

const LabelledIcon = ({ path, ...rest }: SvgBrandIconProps): ReactElement => (
  <svg
    viewBox={`0 0 ${brandIconSize} ${brandIconSize}`}
    fill="currentColor"
    aria-hidden="true"
    {...iconLabelProps(rest)}
  >
    {path === undefined ? null : <path d={path} />}
  </svg>
);

/**
 * One brand icon by its path. Components use it for the icons that they need, because `BrandIcon` imports all of them.
 *
 * @example <SvgBrandIcon path={twitch} />
 */
export const SvgBrandIcon: (props: SvgBrandIconProps) => ReactElement = styled(LabelledIcon, {
  base: iconStyle.base,
});
