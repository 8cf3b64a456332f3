'use client';

import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { type ArtNearness, Nearness, whenNear } from './nearness.ts';

/** Props of {@link ArtWhenNear}. */
export interface ArtWhenNearProps {
  /** What holds the pictures: a section, a carousel. */
  readonly children: ReactNode;
}

/**
 * Draws the pictures inside in the browser, all together: when the first of them is seen, or is less than a window's
 * height away from somebody who scrolls. The server sends their frames only: as large as they will be, stations,
 * emblems and portraits with their ground. For what stands below the first screen: the page becomes shorter by most of
 * its shapes. Renders no element.
 *
 * Other pictures are as they were; on paper, and where the browser cannot tell what is near, all are drawn at once.
 *
 * @example
 * <ArtWhenNear>
 *   <Section title="Stations"><StationCard station={lofi} detail="Slow beats" href="/pricing" /></Section>
 * </ArtWhenNear>
 */
export const ArtWhenNear = ({ children }: ArtWhenNearProps): ReactElement => {
  const [drawn, setDrawn] = useState(false);
  const nearness = useMemo<ArtNearness>(
    () => ({ drawn, watch: (element) => whenNear(element, () => setDrawn(true)) }),
    [drawn],
  );
  return <Nearness value={nearness}>{children}</Nearness>;
};
