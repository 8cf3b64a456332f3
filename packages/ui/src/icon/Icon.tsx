'use client';

import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { iconLabelProps } from './iconLabelProps.ts';

/** What draws an icon: one of `@backbeat/ui/icons`, or any component that takes the props of an svg. */
export type IconComponent = ComponentType<ComponentProps<'svg'>>;

/** Props of {@link Icon}. */
export interface IconProps extends ComponentProps<'svg'> {
  /** Which icon, one of `@backbeat/ui/icons` or your own. */
  icon: IconComponent;
  /** Fills the outline, as on the play button of a station. @default false */
  filled?: boolean;
}

const LabelledIcon = ({ icon: Svg, ...rest }: Omit<IconProps, 'filled'>): ReactElement => (
  <Svg aria-hidden="true" {...iconLabelProps(rest)} />
);

/**
 * An icon of the interface or of a brand, 1.25 times as large as the text around it. Decorative unless it has an `aria-label`.
 *
 * @example <Icon icon={CheckIcon} />
 */
export const Icon: (props: IconProps) => ReactElement = styled(LabelledIcon, {
  base: css`
    inline-size: 1.25em;
    block-size: 1.25em;
    flex: none;
  `,
  variants: {
    filled: {
      true: css`
        fill: currentColor;
        stroke: none;
      `,
    },
  },
});
