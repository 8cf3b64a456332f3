import type { ComponentProps } from 'react';
import { Drawing } from './Drawing.tsx';
import { type EmblemId, emblems } from './emblems.ts';

/** Props of {@link EmblemArt}. */
export interface EmblemArtProps extends Omit<ComponentProps<'svg'>, 'id'> {
  /** Which game. */
  readonly id: EmblemId;
}

/**
 * An abstract picture for a game's station: geometry on a dark field, no game's mark. Decorative.
 *
 * @example
 * <EmblemArt id="fifa" />
 */
export const EmblemArt = ({ id, ...rest }: EmblemArtProps) => (
  <svg viewBox="0 0 300 400" aria-hidden="true" {...rest}>
    <Drawing shapes={emblems[id]} />
  </svg>
);
