'use client';

import type { ComponentProps } from 'react';
import { Drawing } from './Drawing.tsx';
import { type EmblemId, emblems } from './emblems.ts';
import { useLazySvg } from './useLazySvg.ts';

/** Props of {@link EmblemArt}. */
export interface EmblemArtProps extends Omit<ComponentProps<'svg'>, 'id'> {
  /** Which game. */
  readonly id: EmblemId;
}

/**
 * An abstract picture for a game's station: geometry on a dark field, no game's logo. Decorative.
 *
 * @example
 * <EmblemArt id="fifa" />
 */
export const EmblemArt = ({ id, ref, ...rest }: EmblemArtProps) => {
  const [drawn, frame] = useLazySvg(ref);
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true" {...rest} {...frame}>
      <Drawing shapes={emblems[id]} groundOnly={!drawn} />
    </svg>
  );
};
