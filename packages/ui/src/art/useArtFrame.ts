'use client';

import { type Ref, type RefCallback, useEffect, useRef } from 'react';
import { useJoinedRef } from '../refs/useJoinedRef.ts';
import { useArtNearness } from './nearness.ts';

interface FrameProps {
  readonly ref: RefCallback<SVGSVGElement>;
  /** Tells frames from pictures, in the order of the page. */
  readonly 'data-art'?: 'drawn' | '';
}

/**
 * For a picture that may wait until it is near: whether to draw it, and what its `<svg>` takes.
 *
 * @example
 * const [drawn, frame] = useArtFrame(ref);
 * <svg {...rest} {...frame}>{drawn ? all : ground}</svg>
 */
export const useArtFrame = (
  given: Ref<SVGSVGElement> | undefined,
): readonly [drawn: boolean, frame: FrameProps] => {
  const own = useRef<SVGSVGElement>(null);
  const ref = useJoinedRef(own, given);
  const nearness = useArtNearness();
  useEffect(() => {
    if (nearness && !nearness.drawn && own.current) return nearness.watch(own.current);
    return undefined;
  }, [nearness]);
  if (nearness === null) return [true, { ref }];
  return [nearness.drawn, { ref, 'data-art': nearness.drawn ? 'drawn' : '' }];
};
