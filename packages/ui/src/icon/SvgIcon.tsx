'use client';

import type { ComponentProps, ElementType, ReactElement } from 'react';
import { styled } from '../styling/styled.ts';
import { iconLabelProps } from './iconLabelProps.ts';
import { iconStyle } from './iconStyle.ts';

/** Props of {@link SvgIcon}. */
export interface SvgIconProps extends ComponentProps<'svg'> {
  /** An icon of lucide. */
  icon: ElementType;
  /** Fills the outline. @default false */
  filled?: boolean;
}

const LabelledIcon = ({ icon: Svg, ...rest }: Omit<SvgIconProps, 'filled'>): ReactElement => (
  <Svg aria-hidden="true" {...iconLabelProps(rest)} />
);

/**
 * One icon by its drawing. Components use it for the icons that they need, because `Icon` imports all of them.
 *
 * @example <SvgIcon icon={Check} />
 */
export const SvgIcon: (props: SvgIconProps) => ReactElement = styled(LabelledIcon, iconStyle);
