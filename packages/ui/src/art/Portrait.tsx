import type { ComponentProps } from 'react';
import { HairBack, HairFront, type HairStyle } from './PortraitHair.tsx';

/** The colours and the hair of a person. */
export interface PortraitLook {
  /** What they sit before. */
  readonly ground: string;
  /** Face and neck. */
  readonly skin: string;
  /** The colour of the hair. */
  readonly hair: string;
  /** The shape of the hair. */
  readonly hairStyle: HairStyle;
  /** What they wear. */
  readonly shirt: string;
  /** The headphones; nobody here goes without. */
  readonly headphones: string;
}

/** Props of {@link Portrait}. */
export interface PortraitProps extends ComponentProps<'svg'> {
  /** Who it is. */
  readonly look: PortraitLook;
}

const ink = '#1b1030';

/**
 * A flat, cheerful person with headphones. Decorative: the name stands beside it.
 *
 * @example
 * <Portrait look={portraitLooks.curly} />
 */
export const Portrait = ({ look, ...rest }: PortraitProps) => (
  <svg viewBox="0 0 120 120" aria-hidden="true" {...rest}>
    <rect width="120" height="120" fill={look.ground} />
    <HairBack style={look.hairStyle} colour={look.hair} />
    <path d="M14 124c2-24 20-34 46-34s44 10 46 34z" fill={look.shirt} />
    <path d="M49 80h22v16c-6 6-16 6-22 0z" fill={look.skin} />
    <path d="M49 80h22v16c-6 6-16 6-22 0z" fill="#000" opacity=".12" />
    <rect x="33" y="30" width="54" height="62" rx="27" fill={look.skin} />
    <HairFront style={look.hairStyle} colour={look.hair} />
    <circle cx="49" cy="60" r="3.4" fill={ink} />
    <circle cx="71" cy="60" r="3.4" fill={ink} />
    <path d="M51 73c4 6 14 6 18 0" fill="none" stroke={ink} strokeWidth="3.2" strokeLinecap="round" />
    <path d="M27 60c0-26 14-42 33-42s33 16 33 42" fill="none" stroke={look.headphones} strokeWidth="5" />
    <rect x="22" y="52" width="13" height="24" rx="6" fill={look.headphones} />
    <rect x="85" y="52" width="13" height="24" rx="6" fill={look.headphones} />
  </svg>
);
