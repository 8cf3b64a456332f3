import type { ComponentProps, ReactElement } from 'react';
import {
  apple,
  blog,
  discord,
  facebook,
  google,
  instagram,
  paypal,
  streamlabs,
  twitch,
  twitter,
  youtube,
} from './brandPaths.ts';
import { SvgBrandIcon } from './SvgBrandIcon.tsx';

/** The brands that have an icon; `blog` is the RSS icon, `twitter` the icon of X. */
export type BrandIconName =
  | 'apple'
  | 'blog'
  | 'discord'
  | 'facebook'
  | 'google'
  | 'instagram'
  | 'paypal'
  | 'streamlabs'
  | 'twitch'
  | 'twitter'
  | 'youtube';

/** The path of each brand icon. */
export const pathByBrand: Readonly<Record<BrandIconName, string>> = {
  apple,
  blog,
  discord,
  facebook,
  google,
  instagram,
  paypal,
  streamlabs,
  twitch,
  twitter,
  youtube,
};

/** Props of {@link BrandIcon}. */
export interface BrandIconProps extends Omit<ComponentProps<'svg'>, 'name' | 'path'> {
  /** Which brand. */
  name: BrandIconName;
}

/**
 * The icon of a brand, in the colour of the text. Decorative unless it has an `aria-label`.
 *
 * @example <BrandIcon name="twitch" />
 */
export const BrandIcon = ({ name, ...rest }: BrandIconProps): ReactElement => (
  <SvgBrandIcon path={pathByBrand[name]} {...rest} />
);
