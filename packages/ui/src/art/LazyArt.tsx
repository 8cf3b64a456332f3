'use client';

import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { LazyArtContext, type LazyArtState, whenNearViewport } from './lazyArtContext.ts';

/** Props of {@link LazyArt}. */
export interface LazyArtProps {
  /** A section or a carousel with pictures. */
  readonly children: ReactNode;
}

/**
 * Draws the pictures inside in the browser, all together, when the first of them comes near the viewport. The server
 * renders only their frames and grounds in their final size, so that the HTML stays short. Renders no element.
 *
 * Everything is drawn at once for print and in browsers without `IntersectionObserver`.
 *
 * @example
 * <LazyArt>
 *   <Section title="Stations"><StationCard station={lofi} detail="Slow beats" href="/pricing" /></Section>
 * </LazyArt>
 */
export const LazyArt = ({ children }: LazyArtProps): ReactElement => {
  const [drawn, setDrawn] = useState(false);
  const lazyArt = useMemo<LazyArtState>(
    () => ({ drawn, watch: (element) => whenNearViewport(element, () => setDrawn(true)) }),
    [drawn],
  );
  return <LazyArtContext value={lazyArt}>{children}</LazyArtContext>;
};
