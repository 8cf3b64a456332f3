'use client';

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
import { styled } from '../styling/styled.ts';
import { iconStyle } from './iconStyle.ts';
import { signProps } from './signProps.ts';

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

const paths: Readonly<Record<BrandIconName, string>> = {
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
};

/** Props of {@link BrandIcon}. */
export interface BrandIconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** Whose mark. */
  name: BrandIconName;
}

const Mark = ({ name, ...rest }: BrandIconProps): ReactElement => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...signProps(rest)}>
    <path d={paths[name]} />
  </svg>
);

/**
 * The mark of a company, in the colour of the text. Decorative unless it has an `aria-label`.
 *
 * @example <BrandIcon name="twitch" />
 */
export const BrandIcon: (props: BrandIconProps) => ReactElement = styled(Mark, { base: iconStyle.base });
