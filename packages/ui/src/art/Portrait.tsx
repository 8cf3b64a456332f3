'use client';

import type { ComponentProps } from 'react';
import { Drawing } from './Drawing.tsx';
import { type HairStyle, portraitHair } from './portraitHair.ts';
import { useLazySvg } from './useLazySvg.ts';

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

const draw = (behind: string, before: string): string => `
ground M0 0h120v120H0z
|hair M0 0${behind}
shirt M14 124c2-24 20-34 46-34s44 10 46 34z
skin M49 80h22v16c-6 6-16 6-22 0z
#000@.12 M49 80h22v16c-6 6-16 6-22 0z
skin R33 30 54 62 27
hair ${before}
|#1b1030 O49 60 3.4
:#1b1030:3.2 M51 73c4 6 14 6 18 0
:headphones:5 M27 60c0-26 14-42 33-42s33 16 33 42
|headphones R22 52 13 24 6`;

/**
 * A flat, cheerful person with headphones. Decorative: the name stands beside it.
 *
 * @example
 * <Portrait look={portraitLooks.curly} />
 */
export const Portrait = ({ look: { hairStyle, ...inks }, ref, ...rest }: PortraitProps) => {
  const [drawn, frame] = useLazySvg(ref);
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" {...rest} {...frame}>
      <Drawing shapes={draw(...portraitHair[hairStyle])} inks={inks} width={120} groundOnly={!drawn} />
    </svg>
  );
};
