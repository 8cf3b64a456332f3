'use client';

import { type Ref, type RefCallback, use, useEffect, useRef } from 'react';
import { useJoinedRef } from '../refs/useJoinedRef.ts';
import { LazyArtContext } from './lazyArtContext.ts';

interface FrameProps {
  readonly ref: RefCallback<SVGSVGElement>;
  /** Empty for a frame, `drawn` for a picture that replaced one. */
  readonly 'data-art'?: 'drawn' | '';
}

/**
 * For a picture that may stand in a `LazyArt`: whether to draw it now, and the props of its `<svg>`.
 *
 * @example
 * const [drawn, frame] = useLazySvg(ref);
 * <svg {...rest} {...frame}>{drawn ? all : ground}</svg>
 */
export const useLazySvg = (
  given: Ref<SVGSVGElement> | undefined,
): readonly [drawn: boolean, frame: FrameProps] => {
  const own = useRef<SVGSVGElement>(null);
  const ref = useJoinedRef(own, given);
  const lazyArt = use(LazyArtContext);
  useEffect(() => {
    if (lazyArt && !lazyArt.drawn && own.current) return lazyArt.watch(own.current);
    return undefined;
  }, [lazyArt]);
  if (lazyArt === null) return [true, { ref }];
  return [lazyArt.drawn, { ref, 'data-art': lazyArt.drawn ? 'drawn' : '' }];
};
