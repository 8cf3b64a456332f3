import type { ComponentProps, ReactElement } from 'react';
import {
  siApple,
  siDiscord,
  siFacebook,
  siGoogle,
  siInstagram,
  siPaypal,
  siRss,
  siStreamlabs,
  siTwitch,
  siX,
  siYoutube,
} from 'simple-icons';
import { BrandSign } from './BrandSign.tsx';

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

const paths = {
  apple: siApple.path,
  blog: siRss.path,
  discord: siDiscord.path,
  facebook: siFacebook.path,
  google: siGoogle.path,
  instagram: siInstagram.path,
  paypal: siPaypal.path,
  streamlabs: siStreamlabs.path,
  twitch: siTwitch.path,
  twitter: siX.path,
  youtube: siYoutube.path,
} as const satisfies Record<BrandIconName, string>;

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
  <BrandSign path={paths[name]} {...rest} />
);
