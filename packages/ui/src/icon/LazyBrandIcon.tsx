'use client';

import type { ReactElement } from 'react';
import { useArtFrame } from '../art/useArtFrame.ts';
import { SvgBrandIcon, type SvgBrandIconProps } from './SvgBrandIcon.tsx';

/**
 * A brand icon that is drawn as late as the pictures of an `ArtWhenNear` around it: its path is long, and it stands in
 * the footer.
 *
 * @example <LazyBrandIcon path={twitch} />
 */
export const LazyBrandIcon = ({ path }: Pick<SvgBrandIconProps, 'path'>): ReactElement => {
  const [drawn, frame] = useArtFrame(undefined);
  return <SvgBrandIcon {...(drawn ? { path } : {})} {...frame} />;
};
