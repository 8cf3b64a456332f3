import type { ComponentProps, ReactElement } from 'react';
import { BrandSign } from './BrandSign.tsx';
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
} from './marks.ts';

/** The companies whose marks we show; `blog` is the feed sign, `twitter` the mark that service uses today. */
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

/** The marks by the names of their companies. */
export const brandPaths: Readonly<Record<BrandIconName, string>> = {
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
  /** Whose mark. */
  name: BrandIconName;
}

/**
 * The mark of a company, in the colour of the text. Decorative unless it has an `aria-label`.
 *
 * @example <BrandIcon name="twitch" />
 */
export const BrandIcon = ({ name, ...rest }: BrandIconProps): ReactElement => (
  <BrandSign path={brandPaths[name]} {...rest} />
);
