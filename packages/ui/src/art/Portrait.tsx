'use client';

import type { ComponentProps } from 'react';
import { Drawing } from './Drawing.tsx';
import { type PortraitName, portraits } from './portraits.ts';
import { useLazySvg } from './useLazySvg.ts';

/** Props of {@link Portrait}. */
export interface PortraitProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** Which person. */
  readonly name: PortraitName;
}

/**
 * A flat, cheerful person with headphones. Decorative: use it beside the person's name.
 *
 * @example
 * <Portrait name="curly" />
 */
export const Portrait = ({ name, ref, ...rest }: PortraitProps) => {
  const [drawn, frame] = useLazySvg(ref);
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" {...rest} {...frame}>
      <Drawing shapes={portraits[name]} groundOnly={!drawn} />
    </svg>
  );
};
